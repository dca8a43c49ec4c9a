<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>mxw::app::ChainCommand</name>
    <message>
        <source> (upstream)</source>
        <translation>（上游）</translation>
    </message>
    <message>
        <source>All chains</source>
        <translation>所有调度链</translation>
    </message>
    <message>
        <source>There is no entry “%1”.</source>
        <translation>没有条目“%1”。</translation>
    </message>
    <message>
        <source>scan --json lists the ids of all entries.</source>
        <translation>scan --json 会列出所有条目的编号。</translation>
    </message>
    <message>
        <source>Did you mean one of these: %1?</source>
        <translation>是否指以下之一：%1？</translation>
    </message>
</context>
<context>
    <name>mxw::app::ChainTab</name>
    <message>
        <source>Scanning</source>
        <translation>正在扫描</translation>
    </message>
    <message>
        <source>The chain can be followed when the scan is done.</source>
        <translation>扫描完成后才能跟踪调度链。</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>Chains are followed in the code of the repositories, which only a scan reads.</source>
        <translation>调度链是在仓库代码中跟踪得出的，而只有扫描才会读取这些代码。</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>重新扫描</translation>
    </message>
    <message>
        <source>No entry selected</source>
        <translation>未选择条目</translation>
    </message>
    <message>
        <source>Choose an entry in the inventory to follow its way from the plugin&apos;s entry point to the kernels.</source>
        <translation>请在清单中选择一个条目，跟踪它从插件入口点到内核的路径。</translation>
    </message>
    <message>
        <source>Following all entries…</source>
        <translation>正在跟踪所有条目…</translation>
    </message>
    <message>
        <source>Following the entry…</source>
        <translation>正在跟踪该条目…</translation>
    </message>
    <message>
        <source>Nothing to follow</source>
        <translation>没有可跟踪的内容</translation>
    </message>
    <message>
        <source>Whole plugin</source>
        <translation>整个插件</translation>
    </message>
    <message>
        <source>No chain</source>
        <translation>没有调度链</translation>
    </message>
    <message>
        <source>The session keeps no dispatch chain of this entry.</source>
        <translation>会话中未保存此条目的调度链。</translation>
    </message>
    <message>
        <source>Reading the chain…</source>
        <translation>正在读取调度链…</translation>
    </message>
    <message>
        <source>Not readable</source>
        <translation>无法读取</translation>
    </message>
</context>
<context>
    <name>mxw::app::ChoiceMenus</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>The language changes when the program is started again.</source>
        <translation>语言更改将在重新启动程序后生效。</translation>
    </message>
</context>
<context>
    <name>mxw::app::CommandLine</name>
    <message>
        <source>Language of texts and messages: en or zh_CN. Default: the system&apos;s.</source>
        <translation>文本和消息的语言：en 或 zh_CN。默认：跟随系统。</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>See “metax-workbench --help”.</source>
        <translation>参见“metax-workbench --help”。</translation>
    </message>
    <message>
        <source>%1 is not in this version.</source>
        <translation>此版本不支持%1。</translation>
    </message>
    <message>
        <source>See “metax-workbench --help” for what is.</source>
        <translation>此版本支持的内容参见“metax-workbench --help”。</translation>
    </message>
    <message>
        <source>The command “%1”</source>
        <translation>命令“%1”</translation>
    </message>
    <message>
        <source>MetaX Upgrade Workbench: reviews what an upstream upgrade does to a plugin&apos;s patches.</source>
        <translation>MetaX Upgrade Workbench：评审上游升级对插件补丁的影响。</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>Opens the bundled sample review.</source>
        <translation>打开内置的示例评审。</translation>
    </message>
    <message>
        <source>Scans and exports the bundled sample without a window and says where the files are.</source>
        <translation>在无窗口模式下扫描并导出内置示例，并给出文件所在位置。</translation>
    </message>
    <message>
        <source>Session to open (.mxreview).</source>
        <translation>要打开的会话（.mxreview）。</translation>
    </message>
    <message>
        <source>One session can be opened at a time.</source>
        <translation>一次只能打开一个会话。</translation>
    </message>
    <message>
        <source>Upstream repository.</source>
        <translation>上游仓库。</translation>
    </message>
    <message>
        <source>Last upstream revision that the plugin represents.</source>
        <translation>插件所对应的最后一个上游版本。</translation>
    </message>
    <message>
        <source>Upstream revision to move to.</source>
        <translation>要升级到的上游版本。</translation>
    </message>
    <message>
        <source>Plugin repository.</source>
        <translation>插件仓库。</translation>
    </message>
    <message>
        <source>Which plugin files are judged: index, worktree, a revision, or installed:PYTHON.</source>
        <translation>要评审哪些插件文件：index、worktree、某个版本，或 installed:PYTHON。</translation>
    </message>
    <message>
        <source>Name of a bundled profile, or a file.</source>
        <translation>内置配置方案的名称，或配置方案文件。</translation>
    </message>
    <message>
        <source>Session to create or to extend with this scan.</source>
        <translation>要新建的会话，或要用本次扫描扩充的会话。</translation>
    </message>
    <message>
        <source>Writes the result as JSON; “-” for standard output.</source>
        <translation>将结果写为 JSON；“-”表示标准输出。</translation>
    </message>
    <message>
        <source>Ends with status 1 when a finding is at least this severe: error, warning or info. Without it findings do not change the status.</source>
        <translation>存在不低于此严重程度的发现项时，以状态 1 退出：error、warning 或 info。不指定时，发现项不影响退出状态。</translation>
    </message>
    <message>
        <source>Folder of the outline cache.</source>
        <translation>大纲缓存所在的文件夹。</translation>
    </message>
    <message>
        <source>Reads every file anew and keeps nothing.</source>
        <translation>重新读取所有文件，且不保留缓存。</translation>
    </message>
    <message>
        <source>“%1” is not an option of scan.</source>
        <translation>“%1”不是 scan 的选项。</translation>
    </message>
    <message>
        <source>The subject is empty.</source>
        <translation>评审对象为空。</translation>
    </message>
    <message>
        <source>“%1” is not a severity. The severities are error, warning and info.</source>
        <translation>“%1”不是有效的严重程度。可用的严重程度为 error、warning 和 info。</translation>
    </message>
    <message>
        <source>File to write; “-” for standard output.</source>
        <translation>要写入的文件；“-”表示标准输出。</translation>
    </message>
    <message>
        <source>Session (.mxreview).</source>
        <translation>会话（.mxreview）。</translation>
    </message>
    <message>
        <source>export needs one session file.</source>
        <translation>export 需要一个会话文件。</translation>
    </message>
    <message>
        <source>export needs “-o FILE”.</source>
        <translation>export 需要“-o FILE”。</translation>
    </message>
    <message>
        <source>Writes the findings as SARIF 2.1.0, for code hosts and editors; “-” for standard output.</source>
        <translation>将发现项写为 SARIF 2.1.0，供代码托管平台和编辑器使用；“-”表示标准输出。</translation>
    </message>
    <message>
        <source>JSON and SARIF cannot both go to standard output.</source>
        <translation>JSON 和 SARIF 不能同时写到标准输出。</translation>
    </message>
    <message>
        <source>metax-workbench explain: prints the page of a check as Markdown; without a check, the list of all.</source>
        <translation>metax-workbench explain：以 Markdown 输出一项检查的说明页；不指定检查时，列出所有检查。</translation>
    </message>
    <message>
        <source>Id of a check, such as A01.</source>
        <translation>检查的编号，例如 A01。</translation>
    </message>
    <message>
        <source>One check can be explained at a time.</source>
        <translation>一次只能说明一项检查。</translation>
    </message>
    <message>
        <source>%1 needs “--%2”.</source>
        <translation>%1 需要“--%2”。</translation>
    </message>
    <message>
        <source>metax-workbench chain: the dispatch chain of an entry, from the plugin&apos;s entry point over registration and lookup to the kernels; of the whole plugin without --entry.</source>
        <translation>metax-workbench chain：条目的调度链，从插件的入口点经注册和查找直到内核；不指定 --entry 时为整个插件的调度链。</translation>
    </message>
    <message>
        <source>Id of the entry, as scan --json names it.</source>
        <translation>条目的编号，与 scan --json 中给出的一致。</translation>
    </message>
    <message>
        <source>Writes the graph as JSON; “-” for standard output.</source>
        <translation>将图写为 JSON；“-”表示标准输出。</translation>
    </message>
    <message>
        <source>Writes the graph as a picture; “-” for standard output.</source>
        <translation>将图写为图片；“-”表示标准输出。</translation>
    </message>
    <message>
        <source>“%1” is not an option of chain.</source>
        <translation>“%1”不是 chain 的选项。</translation>
    </message>
    <message>
        <source>JSON and SVG cannot both go to standard output.</source>
        <translation>JSON 和 SVG 不能同时写到标准输出。</translation>
    </message>
    <message>
        <source>metax-workbench compare: says how far two tensors in .npy, .npz or .safetensors files are apart. Exit status: 0 all elements match, 1 some do not, 2 the files cannot be compared.</source>
        <translation>metax-workbench compare：给出 .npy、.npz 或 .safetensors 文件中两个张量的差距。退出状态：0 表示所有元素均匹配，1 表示有元素不匹配，2 表示文件无法比较。</translation>
    </message>
    <message>
        <source>Allowed error relative to the expected element. Together with “--atol”; without both: what torch allows for the dtype.</source>
        <translation>相对于期望元素的允许误差。须与“--atol”同时使用；两者都不指定时，采用 torch 对该 dtype 的允许值。</translation>
    </message>
    <message>
        <source>Allowed absolute error.</source>
        <translation>允许的绝对误差。</translation>
    </message>
    <message>
        <source>NaN matches NaN.</source>
        <translation>NaN 与 NaN 视为匹配。</translation>
    </message>
    <message>
        <source>Reads the elements of both files as this dtype of the same size, such as bfloat16 or float8_e4m3fn.</source>
        <translation>将两个文件的元素都按此 dtype 读取，其大小须相同，例如 bfloat16 或 float8_e4m3fn。</translation>
    </message>
    <message>
        <source>Writes all figures as JSON; “-” for standard output.</source>
        <translation>将所有数据写为 JSON；“-”表示标准输出。</translation>
    </message>
    <message>
        <source>File, or FILE.npz:MEMBER, or FILE.safetensors:NAME.</source>
        <translation>文件，或 FILE.npz:MEMBER，或 FILE.safetensors:NAME。</translation>
    </message>
    <message>
        <source>The same; errors are relative to its elements.</source>
        <translation>同上；误差相对于此文件的元素计算。</translation>
    </message>
    <message>
        <source>compare needs two files: ACTUAL and EXPECTED.</source>
        <translation>compare 需要两个文件：ACTUAL 和 EXPECTED。</translation>
    </message>
    <message>
        <source>“--rtol” and “--atol” belong together. One of them may be 0.</source>
        <translation>“--rtol”和“--atol”必须同时指定。其中一个可以为 0。</translation>
    </message>
    <message>
        <source>“%1” is not a tolerance. It must be a number and not negative.</source>
        <translation>“%1”不是有效的容差。容差必须是非负数。</translation>
    </message>
    <message>
        <source>“%1” is not a dtype that can be compared.</source>
        <translation>“%1”不是可以比较的 dtype。</translation>
    </message>
    <message>
        <source>Session that keeps the run.</source>
        <translation>保存此次运行的会话。</translation>
    </message>
    <message>
        <source>Test file, folder or id; may be given several times.</source>
        <translation>测试文件、文件夹或测试 ID；可多次指定。</translation>
    </message>
    <message>
        <source>Where it runs: local, ssh:HOST[:PORT], docker:CONTAINER[@HOST[:PORT]], kubectl:[CONTEXT/][NAMESPACE/]POD, slurm[:HOST[:PORT]], or command:WORDS with {cmd} in them.</source>
        <translation>运行位置：local、ssh:HOST[:PORT]、docker:CONTAINER[@HOST[:PORT]]、kubectl:[CONTEXT/][NAMESPACE/]POD、slurm[:HOST[:PORT]]，或含有 {cmd} 的 command:WORDS。</translation>
    </message>
    <message>
        <source>Key file for ssh.</source>
        <translation>ssh 的密钥文件。</translation>
    </message>
    <message>
        <source>Option of sbatch; may be given several times.</source>
        <translation>sbatch 的选项；可多次指定。</translation>
    </message>
    <message>
        <source>Cuts the suite into so many tasks of an array job.</source>
        <translation>将测试集切分为作业数组中相应数量的任务。</translation>
    </message>
    <message>
        <source>Folder for results on the machine it runs on.</source>
        <translation>运行所在机器上存放结果的文件夹。</translation>
    </message>
    <message>
        <source>Interpreter, as the machine it runs on knows it.</source>
        <translation>解释器，按运行所在机器上的名称或路径填写。</translation>
    </message>
    <message>
        <source>Working folder there. Default: the plugin repository.</source>
        <translation>运行所在机器上的工作目录。默认：插件仓库。</translation>
    </message>
    <message>
        <source>Keyword expression for pytest.</source>
        <translation>pytest 的关键字表达式。</translation>
    </message>
    <message>
        <source>Marker expression for pytest.</source>
        <translation>pytest 的标记表达式。</translation>
    </message>
    <message>
        <source>Further word for pytest; may be given several times.</source>
        <translation>传给 pytest 的其他参数；可多次指定。</translation>
    </message>
    <message>
        <source>Environment variable of the run; may be given several times.</source>
        <translation>运行的环境变量；可多次指定。</translation>
    </message>
    <message>
        <source>Devices to use, such as 0 or 0,1.</source>
        <translation>要使用的设备，例如 0 或 0,1。</translation>
    </message>
    <message>
        <source>Variable that chooses the devices.</source>
        <translation>用于选择设备的环境变量。</translation>
    </message>
    <message>
        <source>Seconds for the whole run; 0 for no limit.</source>
        <translation>整个运行的时限（秒）；0 表示不限。</translation>
    </message>
    <message>
        <source>Keeps the tensors of comparisons that fail.</source>
        <translation>保留比较失败的张量。</translation>
    </message>
    <message>
        <source>What is bypassed or mocked, for the record; may be given several times.</source>
        <translation>绕过或模拟了哪些内容，供记录之用；可多次指定。</translation>
    </message>
    <message>
        <source>Allows that code of the repositories runs there with that interpreter.</source>
        <translation>许可在该处用该解释器运行仓库中的代码。</translation>
    </message>
    <message>
        <source>Attaches the run to this entry as evidence; may be given several times.</source>
        <translation>将此次运行附为该条目的证据；可多次指定。</translation>
    </message>
    <message>
        <source>Runs nothing: writes a script to carry over and run by hand.</source>
        <translation>不运行任何内容：写出一个脚本，供拷贝到目标机器上手动运行。</translation>
    </message>
    <message>
        <source>Runs nothing: imports a bundle&apos;s result, or a printed log.</source>
        <translation>不运行任何内容：导入离线包的结果或打印出的日志。</translation>
    </message>
    <message>
        <source>Writes the run as JSON; “-” for standard output.</source>
        <translation>将运行写为 JSON；“-”表示标准输出。</translation>
    </message>
    <message>
        <source>metax-workbench validate: runs tests of the repositories unchanged, records every numerical comparison in them, and keeps the run in a session.</source>
        <translation>metax-workbench validate：原样运行仓库中的测试，记录其中的每次数值比较，并将运行保存到会话中。</translation>
    </message>
    <message>
        <source>“%1” is not an option of validate.</source>
        <translation>“%1”不是 validate 的选项。</translation>
    </message>
    <message>
        <source>“%1” is not a place to run at.</source>
        <translation>“%1”不是有效的运行位置。</translation>
    </message>
    <message>
        <source>“%1” is not a number of shards.</source>
        <translation>“%1”不是有效的分片数。</translation>
    </message>
    <message>
        <source>“%1” is not a number of seconds.</source>
        <translation>“%1”不是有效的秒数。</translation>
    </message>
    <message>
        <source>“%1” is not a domain. The domains are patch, registry, model and commit.</source>
        <translation>“%1”不是有效的领域。可用的领域为 patch、registry、model 和 commit。</translation>
    </message>
    <message>
        <source>metax-workbench commits: the upstream commits after base up to the target that touch a file which the plugin has a copy of, replaces something of or derives from, and what of each is in the plugin. Renames are followed.</source>
        <translation>metax-workbench commits：列出基线版本之后、直到目标版本的上游提交中，改动了插件持有其副本、替换了其中内容或派生自其中的文件的那些提交，以及插件中已有每个提交的哪些内容。会跟踪文件重命名。</translation>
    </message>
    <message>
        <source>Only commits that concern this file of upstream or of the plugin. May be given several times.</source>
        <translation>仅列出与此上游文件或插件文件有关的提交。可多次指定。</translation>
    </message>
    <message>
        <source>The upstream file that a file of the plugin mirrors, where it is not found. May be given several times.</source>
        <translation>插件文件所镜像的上游文件，用于未能自动找到的情形。可多次指定。</translation>
    </message>
    <message>
        <source>Also files whose names the plugin only imports.</source>
        <translation>同时包括插件仅从中导入名称的文件。</translation>
    </message>
    <message>
        <source>Writes the commits as JSON; “-” for standard output.</source>
        <translation>将提交写为 JSON；“-”表示标准输出。</translation>
    </message>
    <message>
        <source>“%1” is not an option of commits.</source>
        <translation>“%1”不是 commits 的选项。</translation>
    </message>
    <message>
        <source>“%1” is not a pair of files. It must be PLUGINFILE=UPSTREAMFILE.</source>
        <translation>“%1”不是有效的文件对。格式必须为 PLUGINFILE=UPSTREAMFILE。</translation>
    </message>
    <message>
        <source>metax-workbench scan: finds the patches, registrations and mirrored files of a plugin, the upstream commits that concern them, and what may be wrong at the target revision. Nothing is written to the repositories.</source>
        <translation>metax-workbench scan：查找插件的补丁、注册和镜像文件，与之有关的上游提交，以及在目标版本上可能存在的问题。不会向仓库写入任何内容。</translation>
    </message>
    <message>
        <source>What to look for, separated by commas: patch, registry, model, commit.</source>
        <translation>要查找的内容，以逗号分隔：patch、registry、model、commit。</translation>
    </message>
    <message>
        <source>The config.json of a checkpoint, compared with the code that indexes its arrays by layer; may be repeated. A session keeps it.</source>
        <translation>检查点的 config.json，用于与按层索引其数组的代码对照；可多次指定。会话会保存它。</translation>
    </message>
    <message>
        <source>Session of an earlier review: says what became of its findings and decisions. With --session, decisions on unchanged code without new findings are carried forward.</source>
        <translation>先前评审的会话：说明其发现项和处置的现状。同时指定 --session 时，会沿用代码未变且没有新发现项的处置。</translation>
    </message>
    <message>
        <source>export needs “--format”: md, html, pdf, json or sarif.</source>
        <translation>export 需要“--format”：md、html、pdf、json 或 sarif。</translation>
    </message>
    <message>
        <source>“%1” is not a format. The formats are md, html, pdf, json and sarif.</source>
        <translation>“%1”不是有效的格式。可用的格式为 md、html、pdf、json 和 sarif。</translation>
    </message>
    <message>
        <source>metax-workbench export: writes the audit record of a session. It is a draft, and says so, unless --final is given.</source>
        <translation>metax-workbench export：写出会话的审计记录。除非指定 --final，否则写出的是草稿，并会注明这一点。</translation>
    </message>
    <message>
        <source>Language of texts and messages: en or zh_CN.</source>
        <translation>文本和消息的语言：en 或 zh_CN。</translation>
    </message>
    <message>
        <source>md, html, pdf, json or sarif; without it, by the name of the file.</source>
        <translation>md、html、pdf、json 或 sarif；不指定时，根据文件名判断。</translation>
    </message>
    <message>
        <source>Writes a final record. While gates are open, decisions are stale or reviewed code has changed, lists that and writes nothing (exit status 1).</source>
        <translation>写出正式版记录。若有门禁未满足、处置已过时或已评审的代码有更改，则列出这些内容，且不写出记录（退出状态 1）。</translation>
    </message>
    <message>
        <source>Prints the JSON schema of an export (session) or of scan --json (scan).</source>
        <translation>打印导出内容（session）或 scan --json（scan）的 JSON Schema。</translation>
    </message>
    <message>
        <source>“%1” is not a schema. The schemas are session and scan.</source>
        <translation>“%1”不是有效的 schema。可用的 schema 为 session 和 scan。</translation>
    </message>
    <message>
        <source>metax-workbench merge: takes the decisions, notes, marks, judgements and evidence of another session of the same review over into a session. Lists where both differ, and takes nothing while that is open.</source>
        <translation>metax-workbench merge：将同一评审的另一个会话中的处置、备注、勾选、判定和证据导入到一个会话中。会列出双方的不同之处；只要仍有未决的不同，就不导入任何内容。</translation>
    </message>
    <message>
        <source>What counts where both differ: mine or theirs.</source>
        <translation>双方不同时以哪一方为准：mine 或 theirs。</translation>
    </message>
    <message>
        <source>Writes the conflicts as JSON; “-” for standard output.</source>
        <translation>将冲突写为 JSON；“-”表示标准输出。</translation>
    </message>
    <message>
        <source>Session that is added to (.mxreview).</source>
        <translation>要导入到的会话（.mxreview）。</translation>
    </message>
    <message>
        <source>Session that is read (.mxreview).</source>
        <translation>要读取的会话（.mxreview）。</translation>
    </message>
    <message>
        <source>merge needs two session files.</source>
        <translation>merge 需要两个会话文件。</translation>
    </message>
    <message>
        <source>“%1” is neither mine nor theirs.</source>
        <translation>“%1”既不是 mine 也不是 theirs。</translation>
    </message>
    <message>
        <source>Commands without a window:
  scan    Scans a plugin against two upstream revisions (scan --help).
  chain   Follows an entry from the plugin&apos;s entry point to the kernels (chain --help).
  commits Lists the upstream commits that concern the plugin (commits --help).
  validate  Runs tests, and records their numerical errors (validate --help).
  compare   Says how far two tensors in files are apart (compare --help).
  export  Writes the audit record of a session (export --help).
  merge   Takes over what another reviewer decided in a session of the same review (merge --help).
  replay  Shows a review as it was, and verifies its session (replay --help).
  explain Says what a check finds, why it matters and how to fix it (explain --help).

Exit status: 0 clean, 1 findings of the --fail-on severity or elements that differ, 2 unusable input.
</source>
        <translation>无窗口命令：
  scan    对照两个上游版本扫描插件（scan --help）。
  chain   从插件的入口点追踪条目直到内核（chain --help）。
  commits 列出与插件有关的上游提交（commits --help）。
  validate  运行测试，并记录其数值误差（validate --help）。
  compare   给出文件中两个张量的差距（compare --help）。
  export  写出会话的审计记录（export --help）。
  merge   导入另一位评审者在同一评审的会话中作出的处置（merge --help）。
  replay  展示评审当时的状态，并校验其会话（replay --help）。
  explain 说明一项检查会发现什么、为何重要以及如何修复（explain --help）。

退出状态：0 表示无问题，1 表示存在达到 --fail-on 严重程度的发现项或存在不一致的元素，2 表示输入不可用。
</translation>
    </message>
    <message>
        <source>metax-workbench replay: the review as it was after an event of its session. With --verify, whether the session still is what was recorded: hash chain, kept files, and the analysis by a new scan where the repositories are at hand. Names every deviation, also in a file that does not open; ends with status 1 when there is one.</source>
        <translation>metax-workbench replay：展示评审在其会话的某个事件之后的状态。使用 --verify 时，检查会话是否仍与当初记录的一致：哈希链、保存的文件，以及（在仓库可用时）通过重新扫描得到的分析结果。会指出每一处偏差，即使文件无法打开也是如此；存在偏差时以状态 1 退出。</translation>
    </message>
    <message>
        <source>Number of the event; default: the last one.</source>
        <translation>事件编号；默认为最后一个事件。</translation>
    </message>
    <message>
        <source>Recomputes and compares instead.</source>
        <translation>改为重新计算并进行比较。</translation>
    </message>
    <message>
        <source>Writes the answer as JSON; “-” for standard output.</source>
        <translation>将结果写为 JSON；“-”表示标准输出。</translation>
    </message>
    <message>
        <source>replay needs one session file.</source>
        <translation>replay 需要一个会话文件。</translation>
    </message>
    <message>
        <source>--verify is about the whole session, --at about one event of it.</source>
        <translation>--verify 针对整个会话，--at 针对其中的一个事件。</translation>
    </message>
    <message>
        <source>“%1” is not the number of an event.</source>
        <translation>“%1”不是有效的事件编号。</translation>
    </message>
</context>
<context>
    <name>mxw::app::CommitsCommand</name>
    <message numerus="yes">
        <source>%n commit(s)</source>
        <translation>
            <numerusform>%n 个提交</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::CommitsTab</name>
    <message>
        <source>Scanning</source>
        <translation>正在扫描</translation>
    </message>
    <message>
        <source>The commits appear when the upstream history is read.</source>
        <translation>读取上游历史后，将显示提交。</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>The upstream commits of the range are read by a scan of the repositories.</source>
        <translation>该范围内的上游提交在扫描仓库时读取。</translation>
    </message>
    <message>
        <source>No commit concerns the plugin</source>
        <translation>没有与插件有关的提交</translation>
    </message>
    <message>
        <source>No upstream commit after base up to the target touches a file that the plugin has a copy of, replaces something of or derives from. A record of an earlier version holds no commits: scan again to get them.</source>
        <translation>基线版本之后、直到目标版本的上游提交，均未改动插件持有其副本、替换了其中内容或派生自其中的文件。早期版本的记录不含提交：重新扫描即可获取。</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>重新扫描</translation>
    </message>
</context>
<context>
    <name>mxw::app::CompareCommand</name>
    <message>
        <source>rtol %1, atol %2</source>
        <translation>rtol %1，atol %2</translation>
    </message>
    <message>
        <source>what torch allows for these dtypes</source>
        <translation>torch 对这些 dtype 的允许值</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>按指定值</translation>
    </message>
    <message>
        <source>All elements match: %1.</source>
        <translation>所有元素均匹配：%1。</translation>
    </message>
    <message>
        <source>%1 of %2 elements do not match (%3 %).</source>
        <translation>%2 个元素中有 %1 个不匹配（%3%）。</translation>
    </message>
    <message>
        <source>Actual</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>Tolerance: %1 (%2)</source>
        <translation>容差：%1（%2）</translation>
    </message>
    <message>
        <source>, NaN matches NaN</source>
        <translation>，NaN 与 NaN 视为匹配</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>inf</source>
        <translation>无穷</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>绝对误差</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相对误差</translation>
    </message>
    <message>
        <source>over allowed</source>
        <translation>误差/允许值</translation>
    </message>
    <message>
        <source>in ulp</source>
        <translation>以 ulp 计</translation>
    </message>
    <message>
        <source>Worst element</source>
        <translation>最差元素</translation>
    </message>
    <message>
        <source>at</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>actual</source>
        <translation>实际</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>期望</translation>
    </message>
    <message>
        <source>NaN: %1 in actual, %2 in expected</source>
        <translation>NaN：实际中 %1 个，期望中 %2 个</translation>
    </message>
    <message>
        <source>Infinite: %1 in actual, %2 in expected</source>
        <translation>无穷：实际中 %1 个，期望中 %2 个</translation>
    </message>
    <message>
        <source>Cosine similarity: %1</source>
        <translation>余弦相似度：%1</translation>
    </message>
    <message>
        <source>Rows with mismatches: %1 of %2, %3 of them as a whole</source>
        <translation>含不匹配元素的行：%2 行中有 %1 行，其中 %3 行整行不匹配</translation>
    </message>
    <message>
        <source>Columns with mismatches: %1 of %2, %3 of them as a whole</source>
        <translation>含不匹配元素的列：%2 列中有 %1 列，其中 %3 列整列不匹配</translation>
    </message>
</context>
<context>
    <name>mxw::app::Comparison</name>
    <message>
        <source>Plugin ↔ target</source>
        <translation>插件 ↔ 目标</translation>
    </message>
    <message>
        <source>Base ↔ target</source>
        <translation>基线 ↔ 目标</translation>
    </message>
    <message>
        <source>Plugin ↔ base</source>
        <translation>插件 ↔ 基线</translation>
    </message>
    <message>
        <source>plugin %1</source>
        <translation>插件 %1</translation>
    </message>
    <message>
        <source>base %1</source>
        <translation>基线 %1</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>目标 %1</translation>
    </message>
    <message>
        <source>replacement in upstream %1</source>
        <translation>上游 %1 中的替换实现</translation>
    </message>
    <message>
        <source>indent −%1</source>
        <translation>缩进 −%1</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>%1 之前</translation>
    </message>
    <message>
        <source>after %1</source>
        <translation>%1 之后</translation>
    </message>
</context>
<context>
    <name>mxw::app::ConfigFile</name>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>无法读取文件 %1。</translation>
    </message>
    <message>
        <source>Choose the config.json of a checkpoint.</source>
        <translation>请选择检查点的 config.json。</translation>
    </message>
</context>
<context>
    <name>mxw::app::DemoCommand</name>
    <message>
        <source>The numerical tests of the sample need Python with pytest and numpy, which were not found.</source>
        <translation>示例的数值测试需要装有 pytest 和 numpy 的 Python，但未找到。</translation>
    </message>
    <message>
        <source>Its numerical tests ran, and some fail on purpose.</source>
        <translation>已运行其数值测试，其中有些是故意失败的。</translation>
    </message>
    <message>
        <source>Its numerical tests did not run.</source>
        <translation>未运行其数值测试。</translation>
    </message>
    <message>
        <source>This was the bundled sample. Nothing has been decided in it yet.
%3
Session:      %1
Audit record: %2
For a browser: %4
Open it in the window with: metax-workbench --sample</source>
        <translation>这是内置示例，其中尚未作出任何处置决定。
%3
会话：    %1
审计记录：%2
浏览器版：%4
在窗口中打开：metax-workbench --sample</translation>
    </message>
</context>
<context>
    <name>mxw::app::DriftNotes</name>
    <message>
        <source>Changed since the scan: %1</source>
        <translation>自扫描以来有更改：%1</translation>
    </message>
</context>
<context>
    <name>mxw::app::DriftWatch</name>
    <message>
        <source>Entries: %1</source>
        <translation>条目：%1</translation>
    </message>
    <message>
        <source>The record would not be of what is there now.</source>
        <translation>记录将与当前的实际内容不符。</translation>
    </message>
    <message>
        <source>Export all the same</source>
        <translation>仍然导出</translation>
    </message>
</context>
<context>
    <name>mxw::app::EarlierReview</name>
    <message>
        <source>%1 fixed, %2 partially fixed, %3 still present, %4 masked, %5 new</source>
        <translation>已修复 %1，部分修复 %2，仍存在 %3，被掩盖 %4，新增 %5</translation>
    </message>
    <message>
        <source>%1 carry forward, %2 are stale, %3 have no entry any more</source>
        <translation>可沿用 %1，已过时 %2，条目已不存在 %3</translation>
    </message>
    <message>
        <source>Findings of the earlier review: %1.</source>
        <translation>先前评审的发现项：%1。</translation>
    </message>
    <message>
        <source>Its decisions: %1.</source>
        <translation>其处置：%1。</translation>
    </message>
</context>
<context>
    <name>mxw::app::EvidenceDesk</name>
    <message>
        <source>Select lines, a commit, a hop of the chain or a run first: that is what is attached.</source>
        <translation>请先选择代码行、提交、调度链中的一跳或运行：附上的将是所选内容。</translation>
    </message>
    <message>
        <source>Select lines in the comparison, or go to a difference: that is what is attached.</source>
        <translation>请在对比中选择代码行，或转到一处差异：附上的将是所选内容。</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1（%2 中）</translation>
    </message>
    <message>
        <source>Select a commit first: that is what is attached.</source>
        <translation>请先选择一个提交：附上的将是所选提交。</translation>
    </message>
    <message>
        <source>The commit&apos;s own entry</source>
        <translation>该提交自身的条目</translation>
    </message>
    <message>
        <source>This hop is no evidence: %1</source>
        <translation>这一跳不能作为证据：%1</translation>
    </message>
    <message>
        <source>Only the place: %1</source>
        <translation>仅位置：%1</translation>
    </message>
    <message>
        <source>Select a node or a hop of the chain first: that is what is attached.</source>
        <translation>请先选择调度链中的一个节点或一跳：附上的将是所选内容。</translation>
    </message>
    <message>
        <source>Attach file as evidence</source>
        <translation>将文件附为证据</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>无法读取文件 %1。</translation>
    </message>
    <message>
        <source>The file %1 is larger than 8 MB.</source>
        <translation>文件 %1 大于 8 MB。</translation>
    </message>
    <message>
        <source>Attach the part of it that matters.</source>
        <translation>请仅附上其中相关的部分。</translation>
    </message>
    <message>
        <source>The file %1 is empty.</source>
        <translation>文件 %1 为空。</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Attached to %1.</source>
        <translation>已附到 %1。</translation>
    </message>
    <message>
        <source>Select the entry that this is evidence for in the inventory first.</source>
        <translation>请先在清单中选择要用它作为证据的条目。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s) that are not text.</source>
        <translation>
            <numerusform>%n 字节，不是文本。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::ExplainCommand</name>
    <message>
        <source>There is no check “%1”.</source>
        <translation>没有检查“%1”。</translation>
    </message>
    <message>
        <source>Did you mean one of these: %1? “metax-workbench explain” lists all.</source>
        <translation>是否指以下之一：%1？“metax-workbench explain”可列出全部检查。</translation>
    </message>
</context>
<context>
    <name>mxw::app::ExportCommand</name>
    <message>
        <source>The record would replace the session itself.</source>
        <translation>审计记录会覆盖会话文件本身。</translation>
    </message>
    <message>
        <source>Choose another file name.</source>
        <translation>请换一个文件名。</translation>
    </message>
    <message numerus="yes">
        <source>No final record was written: %n point(s) are open. Without --final, a draft is written.</source>
        <translation>
            <numerusform>未写出正式版记录：有 %n 处未决。不指定 --final 时会写出草稿。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::ExportQuestion</name>
    <message>
        <source>There is already a file of that name. Replace it?</source>
        <translation>已存在同名文件。是否替换？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>mxw::app::FileDialogs</name>
    <message>
        <source>Open session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Sessions (*.mxreview)</source>
        <translation>会话 (*.mxreview)</translation>
    </message>
</context>
<context>
    <name>mxw::app::FileOutput</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Choose a folder that exists and that you may write to.</source>
        <translation>请选择一个已存在且有写入权限的文件夹。</translation>
    </message>
</context>
<context>
    <name>mxw::app::InstructionsDialog</name>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Text of the file</source>
        <translation>文件内容</translation>
    </message>
    <message>
        <source>Instructions of the repositories</source>
        <translation>仓库自带说明</translation>
    </message>
    <message>
        <source>No instructions found</source>
        <translation>未找到说明文件</translation>
    </message>
    <message>
        <source>Neither repository has a file that the profile names as instructions.</source>
        <translation>两个仓库中都没有配置方案指定的说明文件。</translation>
    </message>
</context>
<context>
    <name>mxw::app::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>功能</translation>
    </message>
    <message>
        <source>Go from the inventory to the comparison</source>
        <translation>从清单转到对比</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>mxw::app::MainWindow</name>
    <message>
        <source>MetaX Upgrade Workbench %1</source>
        <translation>MetaX Upgrade Workbench %1</translation>
    </message>
    <message>
        <source>Reviews what an upstream upgrade does to a plugin&apos;s patches, and keeps the evidence.

Free software under the GNU General Public License, version 3 or later.</source>
        <translation>评审上游升级对插件补丁的影响，并保存证据。

本程序是自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。</translation>
    </message>
    <message>
        <source>Preparing the sample</source>
        <translation>正在准备示例</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>已导出到 %1</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>正在扫描</translation>
    </message>
    <message>
        <source>Entries appear here as soon as they are found.</source>
        <translation>条目一经找到便会显示在此处。</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>evidence: source</source>
        <translation>证据：源码</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n 个发现项</numerusform>
        </translation>
    </message>
    <message>
        <source>No entry selected</source>
        <translation>未选择条目</translation>
    </message>
    <message>
        <source>Choose an entry in the inventory to compare its code with the upstream revisions.</source>
        <translation>请在清单中选择一个条目，将其代码与上游版本进行对比。</translation>
    </message>
    <message>
        <source>This is the last difference.</source>
        <translation>已是最后一处差异。</translation>
    </message>
    <message>
        <source>This is the first difference.</source>
        <translation>已是第一处差异。</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>评审设置</translation>
    </message>
    <message>
        <source>The comparison appears as soon as the first entries are known.</source>
        <translation>一旦得到首批条目，就会显示对比。</translation>
    </message>
    <message numerus="yes">
        <source>%n suppressed</source>
        <translation>
            <numerusform>已抑制 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Chain</source>
        <translation>调度链</translation>
    </message>
    <message>
        <source>%1:%2 is in neither of the reviewed trees.</source>
        <translation>%1:%2 不在所评审的任何一个目录树中。</translation>
    </message>
    <message>
        <source>evidence: source, up to %1 where attached</source>
        <translation>证据：源码；附有证据处最高为%1</translation>
    </message>
    <message>
        <source>Commits</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>No further missed upstream change in this comparison.</source>
        <translation>此对比中没有更多遗漏的上游改动。</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>回放</translation>
    </message>
</context>
<context>
    <name>mxw::app::MatrixTab</name>
    <message>
        <source>Scanning</source>
        <translation>正在扫描</translation>
    </message>
    <message>
        <source>The matrices appear when the scan is done.</source>
        <translation>扫描完成后将显示矩阵。</translation>
    </message>
    <message>
        <source>Not computed yet</source>
        <translation>尚未计算</translation>
    </message>
    <message>
        <source>The recorded scan did not look at models. Another scan does, where the plugin has any.</source>
        <translation>已记录的扫描未检查模型。如果插件含有模型，重新扫描即会检查。</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>重新扫描</translation>
    </message>
    <message>
        <source>No models</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>The plugin has no files in the profile&apos;s model folders.</source>
        <translation>在配置方案的模型文件夹中，插件没有任何文件。</translation>
    </message>
    <message>
        <source>Load config.json</source>
        <translation>加载 config.json</translation>
    </message>
    <message>
        <source>Checkpoint configurations (*.json)</source>
        <translation>检查点配置 (*.json)</translation>
    </message>
</context>
<context>
    <name>mxw::app::MergeCommand</name>
    <message>
        <source>mine:</source>
        <translation>我的：</translation>
    </message>
    <message>
        <source>theirs:</source>
        <translation>对方的：</translation>
    </message>
    <message numerus="yes">
        <source>%n conflict(s):</source>
        <translation>
            <numerusform>%n 个冲突：</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was taken over: say “--take mine” or “--take theirs”, or decide them in the window.</source>
        <translation>未导入任何内容：请指定“--take mine”或“--take theirs”，或在窗口中逐一决定。</translation>
    </message>
    <message>
        <source>Taken over: %1</source>
        <translation>已导入：%1</translation>
    </message>
</context>
<context>
    <name>mxw::app::ProgressPrinter</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2/%3</translation>
    </message>
</context>
<context>
    <name>mxw::app::ReplayCommand</name>
    <message>
        <source>The session has no event %1.</source>
        <translation>会话中没有事件 %1。</translation>
    </message>
    <message>
        <source>Its events are 1 to %1.</source>
        <translation>其事件编号为 1 到 %1。</translation>
    </message>
    <message>
        <source>Event %1 of %2 · %3 · %4 · %5</source>
        <translation>事件 %1/%2 · %3 · %4 · %5</translation>
    </message>
    <message>
        <source>%1 of %2 decided, %3 findings open, %4 suppressed</source>
        <translation>已处置 %1/%2，未解决的发现项 %3 个，已抑制 %4 个</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>事件 %1</translation>
    </message>
    <message>
        <source>The analysis was not repeated: the session does not open. %1</source>
        <translation>未重新进行分析：会话无法打开。%1</translation>
    </message>
    <message>
        <source>The analysis was not repeated: there is no repository at %1.</source>
        <translation>未重新进行分析：%1 处没有仓库。</translation>
    </message>
    <message>
        <source>The analysis was not repeated: %1</source>
        <translation>未重新进行分析：%1</translation>
    </message>
    <message>
        <source>%1 events and %2 kept files are as they were recorded. The last event has the hash %3.</source>
        <translation>%1 个事件和 %2 个保存的文件均与记录时一致。最后一个事件的哈希值为 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%n deviation(s).</source>
        <translation>
            <numerusform>%n 处偏差。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::ReplayController</name>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
</context>
<context>
    <name>mxw::app::RereviewTab</name>
    <message>
        <source>Follow on %1?</source>
        <translation>是否承接 %1？</translation>
    </message>
    <message>
        <source>Follow on</source>
        <translation>承接</translation>
    </message>
    <message>
        <source>Carried forward from %1: %2</source>
        <translation>已从 %1 沿用：%2</translation>
    </message>
</context>
<context>
    <name>mxw::app::ReviewController</name>
    <message>
        <source>The file %1 exists already.</source>
        <translation>文件 %1 已存在。</translation>
    </message>
    <message>
        <source>Open it, or choose another name for the new session.</source>
        <translation>请打开该文件，或为新会话另取一个名称。</translation>
    </message>
    <message>
        <source>The scan was cancelled. What is shown is what was recorded.</source>
        <translation>扫描已取消。当前显示的是已记录的内容。</translation>
    </message>
    <message>
        <source>A new scan gives other results than the one recorded.</source>
        <translation>重新扫描的结果与已记录的结果不同。</translation>
    </message>
    <message>
        <source>The plugin changed since the recorded scan.</source>
        <translation>自上次记录的扫描以来，插件已发生更改。</translation>
    </message>
    <message>
        <source>The repositories could not be scanned again: %1</source>
        <translation>无法重新扫描仓库：%1</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>重新扫描</translation>
    </message>
    <message>
        <source>Use the new scan</source>
        <translation>使用新的扫描结果</translation>
    </message>
    <message>
        <source>There is no session to write to yet.</source>
        <translation>目前还没有可写入的会话。</translation>
    </message>
    <message>
        <source>Wait until the scan is done, or open a session.</source>
        <translation>请等待扫描完成，或打开一个会话。</translation>
    </message>
    <message>
        <source>The scan shown has no such entry any more.</source>
        <translation>当前显示的扫描结果中已没有该条目。</translation>
    </message>
    <message>
        <source>Plugin repository not found: code comes from the session alone. It was at %1.</source>
        <translation>未找到插件仓库：代码仅来自会话。原位置为 %1。</translation>
    </message>
    <message>
        <source>Upstream repository not found: code comes from the session alone. It was at %1.</source>
        <translation>未找到上游仓库：代码仅来自会话。原位置为 %1。</translation>
    </message>
    <message>
        <source>The repository is not there to read it from.</source>
        <translation>仓库不在，无法读取。</translation>
    </message>
    <message>
        <source>Object not present in this repository.</source>
        <translation>对象不存在于本仓库。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>无法读取该文件：%1</translation>
    </message>
    <message>
        <source>The window shows a replay, in which nothing can be changed.</source>
        <translation>窗口当前显示的是回放，无法作任何更改。</translation>
    </message>
    <message>
        <source>Leave the replay first.</source>
        <translation>请先退出回放。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Keeping what was scanned</source>
        <translation>正在保存扫描内容</translation>
    </message>
    <message>
        <source>This is a replay: nothing can be changed.</source>
        <translation>当前为回放：无法作任何更改。</translation>
    </message>
    <message>
        <source>Decisions can be made when the scan is done.</source>
        <translation>扫描完成后才能作出处置决定。</translation>
    </message>
    <message>
        <source>A scan is being recorded.</source>
        <translation>正在记录扫描。</translation>
    </message>
    <message>
        <source>Try again when it is done.</source>
        <translation>请在完成后重试。</translation>
    </message>
</context>
<context>
    <name>mxw::app::RunStore</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>The results of this run cannot be read whole. %1</source>
        <translation>无法完整读取此次运行的结果。%1</translation>
    </message>
    <message>
        <source>The results of the run cannot be read from %1.</source>
        <translation>无法从 %1 读取此次运行的结果。</translation>
    </message>
</context>
<context>
    <name>mxw::app::RunSummary</name>
    <message>
        <source>no comparison was seen.</source>
        <translation>未见任何比较。</translation>
    </message>
    <message numerus="yes">
        <source>%n comparison(s)</source>
        <translation>
            <numerusform>%n 次比较</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, without tolerance.</source>
        <translation>%1，无容差。</translation>
    </message>
    <message>
        <source>%1, the worst error is infinite or NaN.</source>
        <translation>%1，最差误差为无穷或 NaN。</translation>
    </message>
    <message>
        <source>%1, the worst error is %2 times what is allowed.</source>
        <translation>%1，最差误差为允许值的 %2 倍。</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Could not be run</source>
        <translation>无法运行</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Failed as expected</source>
        <translation>如预期失败</translation>
    </message>
    <message>
        <source>Passed against expectation</source>
        <translation>意外通过</translation>
    </message>
    <message>
        <source>Did not end</source>
        <translation>未结束</translation>
    </message>
    <message>
        <source>%L1 of %L2 tests passed</source>
        <translation>%L2 个测试中有 %L1 个通过</translation>
    </message>
    <message>
        <source>%L1 failed</source>
        <translation>%L1 个失败</translation>
    </message>
    <message>
        <source>%L1 skipped</source>
        <translation>%L1 个跳过</translation>
    </message>
    <message>
        <source>%L1 expected to fail</source>
        <translation>%L1 个预期失败</translation>
    </message>
    <message>
        <source>%L1 did not end</source>
        <translation>%L1 个未结束</translation>
    </message>
    <message>
        <source>%L1 deselected</source>
        <translation>%L1 个未选中</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be collected</source>
        <translation>
            <numerusform>%n 个文件无法收集</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1: %2; %3</source>
        <translation>运行 %1：%2；%3</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>nothing ran on a GPU</source>
        <translation>没有任何内容在 GPU 上运行</translation>
    </message>
    <message>
        <source>%L1 of %L2 tests were not executed</source>
        <translation>%L2 个测试中有 %L1 个未执行</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>mxw::app::SampleReview</name>
    <message>
        <source>The bundled sample could not be read.</source>
        <translation>无法读取内置示例。</translation>
    </message>
    <message>
        <source>The sample could not be written to %1.</source>
        <translation>无法将示例写入 %1。</translation>
    </message>
    <message>
        <source>Check that the folder is writable and that the disk is not full.</source>
        <translation>请检查文件夹是否可写，以及磁盘是否已满。</translation>
    </message>
    <message>
        <source>git could not make the sample repositories.</source>
        <translation>git 无法创建示例仓库。</translation>
    </message>
    <message>
        <source>The details hold git&apos;s own words.</source>
        <translation>详细信息中包含 git 的原始输出。</translation>
    </message>
    <message>
        <source>Move what is in its way to another place.</source>
        <translation>请将占用该位置的文件或文件夹移到别处。</translation>
    </message>
    <message>
        <source>The sample needs the program git, which is not installed.</source>
        <translation>示例需要 git 程序，但系统中未安装。</translation>
    </message>
    <message>
        <source>Install git, for example with &quot;apt install git&quot;, and open the sample again.</source>
        <translation>请安装 git（例如使用“apt install git”），然后重新打开示例。</translation>
    </message>
    <message>
        <source>The folder %1 could not be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>Check that the folder above it is writable.</source>
        <translation>请检查其上级文件夹是否可写。</translation>
    </message>
</context>
<context>
    <name>mxw::app::ScanCommand</name>
    <message>
        <source>Created the session %1.</source>
        <translation>已创建会话 %1。</translation>
    </message>
    <message>
        <source>Note: the session %1 was made for other repositories (%2 and %3). It is extended all the same.</source>
        <translation>提示：会话 %1 是为其他仓库（%2 和 %3）创建的，仍会用本次扫描扩充该会话。</translation>
    </message>
    <message>
        <source>The session %1 holds this scan.</source>
        <translation>会话 %1 已包含本次扫描。</translation>
    </message>
    <message>
        <source>Carried forward to the session %1: %2</source>
        <translation>已沿用到会话 %1：%2</translation>
    </message>
</context>
<context>
    <name>mxw::app::ScanReport</name>
    <message>
        <source>Upstream  %1</source>
        <translation>上游        %1</translation>
    </message>
    <message>
        <source>  base    %1  %2</source>
        <translation>  基线      %1  %2</translation>
    </message>
    <message>
        <source>  target  %1  %2</source>
        <translation>  目标      %1  %2</translation>
    </message>
    <message>
        <source>Plugin    %1</source>
        <translation>插件        %1</translation>
    </message>
    <message>
        <source>  subject %1</source>
        <translation>  评审对象  %1</translation>
    </message>
    <message>
        <source>The index differs from the last commit.</source>
        <translation>暂存区与最近一次提交不同。</translation>
    </message>
    <message>
        <source>The work tree differs from the index.</source>
        <translation>工作区与暂存区不同。</translation>
    </message>
    <message>
        <source>Profile   %1</source>
        <translation>配置方案    %1</translation>
    </message>
    <message>
        <source>Imported in every process</source>
        <translation>在每个进程中导入</translation>
    </message>
    <message>
        <source>Imported with the platform</source>
        <translation>随平台导入</translation>
    </message>
    <message>
        <source>Imported later, when something asks for it</source>
        <translation>稍后按需导入</translation>
    </message>
    <message>
        <source>Never reached from an entry point</source>
        <translation>从任何入口点均不可达</translation>
    </message>
    <message numerus="yes">
        <source>%n patch(es)</source>
        <translation>
            <numerusform>%n 个补丁</numerusform>
        </translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>info</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Findings: %1 errors, %2 warnings, %3 infos</source>
        <translation>发现项：%1 个错误，%2 个警告，%3 个提示</translation>
    </message>
    <message>
        <source>Moved to %1</source>
        <translation>已移至 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) in the JSON</source>
        <translation>
            <numerusform>JSON 中还有 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Upstream commit %1</source>
        <translation>上游提交 %1</translation>
    </message>
    <message>
        <source>Of these, suppressed in the session: %1</source>
        <translation>其中在会话中已抑制：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n registration(s)</source>
        <translation>
            <numerusform>%n 个注册</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::app::SessionMerge</name>
    <message>
        <source>There is nothing to import.</source>
        <translation>没有可导入的内容。</translation>
    </message>
    <message>
        <source>%1 has nothing that this review lacks.</source>
        <translation>%1 中没有此评审所缺少的内容。</translation>
    </message>
    <message>
        <source>Import from %1?</source>
        <translation>是否从 %1 导入？</translation>
    </message>
    <message>
        <source>Decisions, notes, marks, judgements and evidence to take over: %1. Nothing differs from what was done here.</source>
        <translation>可导入的处置、备注、勾选、判定和证据：%1。均与此处已做的工作没有不同。</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>The review changed while the conflicts were on show.</source>
        <translation>在显示冲突期间，评审已发生变化。</translation>
    </message>
    <message>
        <source>Import once more. Nothing was taken over.</source>
        <translation>请重新导入。未导入任何内容。</translation>
    </message>
    <message>
        <source>Taken over from %1: %2</source>
        <translation>已从 %1 导入：%2</translation>
    </message>
    <message>
        <source>Some of it could not be taken over.</source>
        <translation>部分内容未能导入。</translation>
    </message>
</context>
<context>
    <name>mxw::app::StartPage</name>
    <message>
        <source>Recent sessions</source>
        <translation>最近的会话</translation>
    </message>
    <message>
        <source>Review an upstream upgrade</source>
        <translation>评审上游升级</translation>
    </message>
    <message>
        <source>A review compares every patch of a plugin with two revisions of its upstream, says what may be wrong, and keeps each decision with the evidence for it.</source>
        <translation>评审会将插件的每个补丁与上游的两个版本进行对比，指出可能存在的问题，并将每项处置决定连同其证据一并保存。</translation>
    </message>
    <message>
        <source>New review…</source>
        <translation>新建评审…</translation>
    </message>
    <message>
        <source>Choose the two repositories, base, target and subject.</source>
        <translation>选择两个仓库、基线、目标和评审对象。</translation>
    </message>
    <message>
        <source>Open session…</source>
        <translation>打开会话…</translation>
    </message>
    <message>
        <source>Go on with a review, or read a finished one.</source>
        <translation>继续进行评审，或查看已完成的评审。</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>A small review to try everything on.</source>
        <translation>一个可用来试用全部功能的小型评审。</translation>
    </message>
</context>
<context>
    <name>mxw::app::StatusLine</name>
    <message>
        <source>Progress of the running work</source>
        <translation>当前任务的进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the running work (Ctrl+.)</source>
        <translation>取消当前任务 (Ctrl+.)</translation>
    </message>
    <message>
        <source>Running work</source>
        <translation>当前任务</translation>
    </message>
    <message>
        <source>Evidence, findings and saving</source>
        <translation>证据、发现项与保存状态</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2/%3</translation>
    </message>
</context>
<context>
    <name>mxw::app::ValidateCommand</name>
    <message>
        <source>Run %1: %2, %L3 of %L4 tests</source>
        <translation>运行 %1：%2，%L3/%L4 个测试</translation>
    </message>
    <message>
        <source>Evidence level: %1</source>
        <translation>证据等级：%1</translation>
    </message>
    <message>
        <source>No test was executed: this run is evidence of nothing.</source>
        <translation>没有执行任何测试：此次运行不能作为任何证据。</translation>
    </message>
    <message>
        <source>This review has no entry %1.</source>
        <translation>此评审中没有条目 %1。</translation>
    </message>
    <message>
        <source>Carry %1 over, run it there with sh, and import the result file with “validate --import”.</source>
        <translation>请将 %1 拷贝到目标机器，在其上用 sh 运行，再用“validate --import”导入结果文件。</translation>
    </message>
    <message>
        <source>Add --consent: the tests of the repositories will be executed with your rights.</source>
        <translation>请添加 --consent：仓库中的测试将以您的权限执行。</translation>
    </message>
</context>
<context>
    <name>mxw::app::ValidationController</name>
    <message>
        <source>Code of the repositories runs only after you allowed it.</source>
        <translation>仓库中的代码只有在您许可后才会运行。</translation>
    </message>
    <message>
        <source>The result of run %1 was imported before.</source>
        <translation>运行 %1 的结果此前已经导入。</translation>
    </message>
    <message>
        <source>The run is not over, so it is evidence of nothing yet.</source>
        <translation>运行尚未结束，因此还不能作为任何证据。</translation>
    </message>
    <message>
        <source>This run has no test %1.</source>
        <translation>此次运行中没有测试 %1。</translation>
    </message>
    <message>
        <source>No test was executed, so there is nothing that this could show.</source>
        <translation>没有执行任何测试，因此不能说明任何问题。</translation>
    </message>
    <message>
        <source>Look at the reasons why tests were skipped.</source>
        <translation>请查看测试被跳过的原因。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>mxw::app::ValidationTab</name>
    <message>
        <source>on this machine</source>
        <translation>在本机上</translation>
    </message>
    <message>
        <source>there: %1</source>
        <translation>在 %1 上</translation>
    </message>
    <message>
        <source>Run code of the reviewed repositories?</source>
        <translation>要运行所评审仓库中的代码吗？</translation>
    </message>
    <message>
        <source>The tests and everything that they import will be executed with your rights, %1. Scanning never does that. You are asked once per review, machine and interpreter.

%2

in %3</source>
        <translation>测试及其导入的所有内容将%1以您的权限执行。扫描从不这样做。对每个评审、每台机器和每个解释器只会询问一次。

%2

工作目录：%3</translation>
    </message>
    <message>
        <source>the home folder</source>
        <translation>主目录</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Write a bundle</source>
        <translation>写出离线包</translation>
    </message>
    <message>
        <source>Shell scripts (*.sh)</source>
        <translation>Shell 脚本 (*.sh)</translation>
    </message>
    <message>
        <source>The bundle is written.</source>
        <translation>离线包已写出。</translation>
    </message>
    <message>
        <source>Carry %1 to the machine with the device and run it there with sh. It makes one result file; bring that back and import it here.</source>
        <translation>请将 %1 拷贝到带有设备的机器上，并在其上用 sh 运行。它会生成一个结果文件；请将该文件带回并在此处导入。</translation>
    </message>
    <message>
        <source>Import results</source>
        <translation>导入结果</translation>
    </message>
    <message>
        <source>Select the entry that this is evidence for in the inventory first.</source>
        <translation>请先在清单中选择要用它作为证据的条目。</translation>
    </message>
    <message>
        <source>Comparison of the kept tensors</source>
        <translation>所保留张量的比较</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>图片 (*.png *.svg)</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Results, logs and dumps (*.mxrun *.log *.txt *.out dump*.json);;All files (*)</source>
        <translation>结果、日志与转储 (*.mxrun *.log *.txt *.out dump*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The dump to compare with</source>
        <translation>用于对比的转储</translation>
    </message>
    <message>
        <source>Dumps of msprobe (*.json)</source>
        <translation>msprobe 转储 (*.json)</translation>
    </message>
</context>
<context>
    <name>mxw::app::WindowActions</name>
    <message>
        <source>&amp;New review…</source>
        <translation>新建评审(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open session…</source>
        <translation>打开会话(&amp;O)…</translation>
    </message>
    <message>
        <source>Open the &amp;sample</source>
        <translation>打开示例(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Export audit record…</source>
        <translation>导出审计记录(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Close review</source>
        <translation>关闭评审(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Find in the comparison</source>
        <translation>在对比中查找(&amp;F)</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>下一个匹配项</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>上一个匹配项</translation>
    </message>
    <message>
        <source>&amp;Go to entry</source>
        <translation>转到条目(&amp;G)</translation>
    </message>
    <message>
        <source>Next entry</source>
        <translation>下一个条目</translation>
    </message>
    <message>
        <source>Previous entry</source>
        <translation>上一个条目</translation>
    </message>
    <message>
        <source>Next undecided entry</source>
        <translation>下一个未处置条目</translation>
    </message>
    <message>
        <source>Previous undecided entry</source>
        <translation>上一个未处置条目</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>下一处差异</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>上一处差异</translation>
    </message>
    <message>
        <source>Next finding of the entry</source>
        <translation>条目的下一个发现项</translation>
    </message>
    <message>
        <source>Previous finding of the entry</source>
        <translation>条目的上一个发现项</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <source>Scan again</source>
        <translation>重新扫描</translation>
    </message>
    <message>
        <source>Cancel the running work</source>
        <translation>取消当前任务</translation>
    </message>
    <message>
        <source>Fold unchanged lines</source>
        <translation>折叠未更改的行</translation>
    </message>
    <message>
        <source>Swap the panes</source>
        <translation>交换窗格</translation>
    </message>
    <message>
        <source>Next whitespace mode</source>
        <translation>切换到下一种空白模式</translation>
    </message>
    <message>
        <source>Show whole files</source>
        <translation>显示完整文件</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>关于(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>评审(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Instructions of the repositories…</source>
        <translation>仓库自带说明(&amp;I)…</translation>
    </message>
    <message>
        <source>Suppress the finding…</source>
        <translation>抑制发现项…</translation>
    </message>
    <message>
        <source>E&amp;xplain the check of the finding…</source>
        <translation>查看发现项的检查说明(&amp;X)…</translation>
    </message>
    <message>
        <source>Show the differences</source>
        <translation>显示差异</translation>
    </message>
    <message>
        <source>Show the dispatch chain</source>
        <translation>显示调度链</translation>
    </message>
    <message>
        <source>&amp;New run…</source>
        <translation>新建运行(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Import results…</source>
        <translation>导入结果(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Cancel all runs</source>
        <translation>取消所有运行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Show the results</source>
        <translation>显示结果(&amp;S)</translation>
    </message>
    <message>
        <source>V&amp;alidate</source>
        <translation>验证(&amp;A)</translation>
    </message>
    <message>
        <source>Next missed upstream change</source>
        <translation>下一处遗漏的上游改动</translation>
    </message>
    <message>
        <source>Decide: retain, inherited</source>
        <translation>处置：保留、继承上游</translation>
    </message>
    <message>
        <source>Decide: update, intentional, needs merge</source>
        <translation>处置：更新、有意差异、需要合入</translation>
    </message>
    <message>
        <source>Decide: migrate, obsolete, needs dependency change</source>
        <translation>处置：迁移、过时、需要修改依赖</translation>
    </message>
    <message>
        <source>Decide: remove, defect, platform-specific</source>
        <translation>处置：移除、缺陷、平台特有</translation>
    </message>
    <message>
        <source>Decide: reject, unverified, new architecture</source>
        <translation>处置：拒绝、未验证、新架构</translation>
    </message>
    <message>
        <source>Decide: no effect</source>
        <translation>处置：无影响</translation>
    </message>
    <message>
        <source>Show the upstream commits</source>
        <translation>显示上游提交</translation>
    </message>
    <message>
        <source>Show the difference matrix</source>
        <translation>显示差异矩阵</translation>
    </message>
    <message>
        <source>&amp;Follow on an earlier review…</source>
        <translation>承接先前评审(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Import decisions of another reviewer…</source>
        <translation>导入另一位评审者的处置(&amp;I)…</translation>
    </message>
    <message>
        <source>Attribute the finding…</source>
        <translation>对发现项归因…</translation>
    </message>
    <message>
        <source>&amp;Attach what is selected as evidence…</source>
        <translation>将所选内容附为证据(&amp;A)…</translation>
    </message>
    <message>
        <source>Attach &amp;file as evidence…</source>
        <translation>将文件附为证据(&amp;F)…</translation>
    </message>
    <message>
        <source>Attach n&amp;ote as evidence…</source>
        <translation>将备注附为证据(&amp;O)…</translation>
    </message>
    <message>
        <source>Show what became of the earlier findings</source>
        <translation>显示先前发现项的现状</translation>
    </message>
    <message>
        <source>&amp;Replay the review</source>
        <translation>回放评审(&amp;R)</translation>
    </message>
</context>
<context>
    <name>mxw::app::WindowLayout</name>
    <message>
        <source>Inventory</source>
        <translation>清单</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Re-review</source>
        <translation>复审</translation>
    </message>
</context>
<context>
    <name>mxw::audit::Assessment</name>
    <message>
        <source>Decided before a finding that is open now</source>
        <translation>处置早于当前仍未解决的发现项</translation>
    </message>
    <message>
        <source>Its code is no longer what was reviewed</source>
        <translation>其代码已不是评审时的代码</translation>
    </message>
    <message>
        <source>An open error that nobody judged</source>
        <translation>有未解决且无人判定的错误</translation>
    </message>
</context>
<context>
    <name>mxw::audit::ChainPictures</name>
    <message>
        <source>Dispatch chain</source>
        <translation>调度链</translation>
    </message>
    <message>
        <source>Dispatch chain of %1</source>
        <translation>%1 的调度链</translation>
    </message>
</context>
<context>
    <name>mxw::audit::CommitTable</name>
    <message>
        <source>No commit between base and target touches what the plugin mirrors, replaces or derives from, or the range was not read.</source>
        <translation>基线版本与目标版本之间没有提交改动插件所镜像、替换或派生自的内容，或者未读取该范围。</translation>
    </message>
    <message>
        <source>%1 commits touch what the plugin mirrors, replaces or derives from; %2 of them are disposed of. What the plugin has of them was computed from the lines alone.</source>
        <translation>有 %1 个提交改动了插件所镜像、替换或派生自的内容；其中 %2 个已处置。插件中已有其哪些内容，仅根据代码行计算得出。</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Interface</source>
        <translation>接口</translation>
    </message>
    <message>
        <source>In the plugin</source>
        <translation>插件中的位置</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Disposition</source>
        <translation>处置</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未处置</translation>
    </message>
</context>
<context>
    <name>mxw::audit::CounterpartTable</name>
    <message>
        <source>copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>no copy</source>
        <translation>非副本</translation>
    </message>
    <message>
        <source>mirrors no file of upstream</source>
        <translation>未镜像任何上游文件</translation>
    </message>
    <message>
        <source>gone at the target</source>
        <translation>目标版本中已不存在</translation>
    </message>
    <message>
        <source>moved from %1</source>
        <translation>移自 %1</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>Similarity is twice the lines in common over all lines of both.</source>
        <translation>相似度为两者共有行数的两倍除以两者的总行数。</translation>
    </message>
    <message>
        <source>File of the plugin</source>
        <translation>插件文件</translation>
    </message>
    <message>
        <source>Counterpart upstream</source>
        <translation>上游对应文件</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>mxw::audit::ErrorChart</name>
    <message>
        <source>%1: worst error over allowed, by case</source>
        <translation>%1：各用例的最差误差/允许值</translation>
    </message>
    <message>
        <source>Cases with a tolerance: %1. Over what is allowed: %2.</source>
        <translation>有容差的用例：%1。超出允许值：%2。</translation>
    </message>
    <message>
        <source>Cases in the order of the run; squares are over what is allowed.</source>
        <translation>用例按运行顺序排列；方块表示超出允许值。</translation>
    </message>
    <message>
        <source>dashed: what is allowed</source>
        <translation>虚线：允许值</translation>
    </message>
</context>
<context>
    <name>mxw::audit::EventWords</name>
    <message>
        <source>scan recorded, analysis %1</source>
        <translation>已记录扫描，分析 %1</translation>
    </message>
    <message>
        <source>decided %1: %2</source>
        <translation>处置为%1：%2</translation>
    </message>
    <message>
        <source>note taken away: %1</source>
        <translation>已删除备注：%1</translation>
    </message>
    <message>
        <source>note written: %1</source>
        <translation>已写备注：%1</translation>
    </message>
    <message>
        <source>checklist item %1 ticked: %2</source>
        <translation>勾选检查清单项 %1：%2</translation>
    </message>
    <message>
        <source>checklist item %1 unticked: %2</source>
        <translation>取消勾选检查清单项 %1：%2</translation>
    </message>
    <message>
        <source>finding suppressed: %1 in %2</source>
        <translation>已抑制发现项：%1，位于 %2</translation>
    </message>
    <message>
        <source>suppression taken back: %1</source>
        <translation>已取消抑制：%1</translation>
    </message>
    <message>
        <source>allowed that code of the repositories runs on %1 with %2</source>
        <translation>许可在 %1 上用 %2 运行仓库中的代码</translation>
    </message>
    <message>
        <source>validation run V%1 asked for</source>
        <translation>发起验证运行 V%1</translation>
    </message>
    <message>
        <source>validation run under way in %1</source>
        <translation>验证运行正在 %1 中进行</translation>
    </message>
    <message>
        <source>validation run over: %1</source>
        <translation>验证运行已结束：%1</translation>
    </message>
    <message>
        <source>evidence attached: %1</source>
        <translation>已附证据：%1</translation>
    </message>
    <message>
        <source>evidence of event %1 detached</source>
        <translation>已取消事件 %1 所附的证据</translation>
    </message>
    <message>
        <source>counterpart of %1 to be looked for again</source>
        <translation>将重新查找 %1 的对应文件</translation>
    </message>
    <message>
        <source>counterpart of %1 set: %2</source>
        <translation>已设置 %1 的对应文件：%2</translation>
    </message>
    <message>
        <source>matrix of %1, %2: %3</source>
        <translation>%1 的矩阵，%2：%3</translation>
    </message>
    <message>
        <source>configuration attached: %1</source>
        <translation>已附上配置：%1</translation>
    </message>
    <message>
        <source>event %1 undone</source>
        <translation>撤销事件 %1</translation>
    </message>
    <message>
        <source>carried forward from %3, %1: %2</source>
        <translation>沿用自 %3，处置为%1：%2</translation>
    </message>
    <message>
        <source>taken over from %3, %1: %2</source>
        <translation>导入自 %3，处置为%1：%2</translation>
    </message>
    <message>
        <source>judgement taken back: %1 in %2</source>
        <translation>已撤回判定：%1，位于 %2</translation>
    </message>
    <message>
        <source>finding %1 in %2 held to be: %3, reproduced</source>
        <translation>发现项 %1（位于 %2）判定为：%3，已复现</translation>
    </message>
    <message>
        <source>finding %1 in %2 held to be: %3, suspected</source>
        <translation>发现项 %1（位于 %2）判定为：%3，疑似</translation>
    </message>
    <message>
        <source>earlier review taken up: %1</source>
        <translation>已承接先前评审：%1</translation>
    </message>
    <message>
        <source>repositories compared with the scan: nothing changed</source>
        <translation>已将仓库与扫描时对照：没有更改</translation>
    </message>
    <message numerus="yes">
        <source>repositories compared with the scan: %n change(s)</source>
        <translation>
            <numerusform>已将仓库与扫描时对照：%n 处更改</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::audit::FrontPage</name>
    <message>
        <source>Not tested:</source>
        <translation>未测试：</translation>
    </message>
    <message>
        <source>Findings of the earlier review:</source>
        <translation>先前评审的发现项：</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>entries decided</source>
        <translation>已处置条目</translation>
    </message>
    <message>
        <source>done: gate met</source>
        <translation>已完成：门禁已满足</translation>
    </message>
    <message>
        <source>errors open</source>
        <translation>未解决的错误</translation>
    </message>
    <message>
        <source>warnings open</source>
        <translation>未解决的警告</translation>
    </message>
    <message>
        <source>decisions stale</source>
        <translation>已过时的处置</translation>
    </message>
    <message>
        <source>validation runs</source>
        <translation>验证运行</translation>
    </message>
    <message>
        <source>Evidence level</source>
        <translation>证据等级</translation>
    </message>
    <message>
        <source>Entries whose strongest evidence it is</source>
        <translation>以此为最强证据的条目</translation>
    </message>
    <message>
        <source>What it shows</source>
        <translation>说明什么</translation>
    </message>
    <message>
        <source>read, or resolved from the source</source>
        <translation>阅读源码所得，或由源码解析得出</translation>
    </message>
    <message>
        <source>seen in a fresh process</source>
        <translation>在全新进程中观察所得</translation>
    </message>
    <message>
        <source>a mock or a run on a CPU; says nothing about a GPU</source>
        <translation>模拟 (mock) 或在 CPU 上的运行；不能说明 GPU 上的情况</translation>
    </message>
    <message>
        <source>ran on a MetaX GPU against a reference</source>
        <translation>在 MetaX GPU 上运行，并与参考结果对照</translation>
    </message>
    <message>
        <source>ran on several GPUs together</source>
        <translation>在多个 GPU 上协同运行</translation>
    </message>
    <message>
        <source>the whole system ran</source>
        <translation>整个系统已运行</translation>
    </message>
    <message>
        <source>Every evidence level was reached by some entry; see each entry for its untested scope.</source>
        <translation>每个证据等级都已有条目达到；未测试范围见各条目。</translation>
    </message>
</context>
<context>
    <name>mxw::audit::HtmlWriter</name>
    <message>
        <source>State as of %1</source>
        <translation>截至 %1 的状态</translation>
    </message>
    <message>
        <source>DRAFT</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>MetaX Upgrade Workbench</source>
        <translation>MetaX Upgrade Workbench</translation>
    </message>
    <message>
        <source>journal %1</source>
        <translation>事件日志 %1</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Audit record</source>
        <translation>审计记录</translation>
    </message>
</context>
<context>
    <name>mxw::audit::MarkdownWriter</name>
    <message>
        <source>info</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>source</source>
        <translation>源码</translation>
    </message>
    <message>
        <source>import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>隔离</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>distributed</source>
        <translation>分布式</translation>
    </message>
    <message>
        <source>end-to-end</source>
        <translation>端到端</translation>
    </message>
    <message>
        <source>decorator</source>
        <translation>装饰器</translation>
    </message>
    <message>
        <source>decorator call</source>
        <translation>装饰器调用</translation>
    </message>
    <message>
        <source>assignment</source>
        <translation>赋值</translation>
    </message>
    <message>
        <source>setattr</source>
        <translation>setattr</translation>
    </message>
    <message>
        <source>sys.modules</source>
        <translation>sys.modules</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>general plugin</source>
        <translation>通用插件</translation>
    </message>
    <message>
        <source>platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>lazy</source>
        <translation>惰性</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不可达</translation>
    </message>
    <message>
        <source>template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>shared helper</source>
        <translation>共享辅助</translation>
    </message>
    <message>
        <source>aggregate of imports</source>
        <translation>汇总导入</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1, %2, event %3</source>
        <translation>%1, %2, 事件 %3</translation>
    </message>
    <message>
        <source>Findings:</source>
        <translation>发现项：</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>机制</translation>
    </message>
    <message>
        <source>not resolved</source>
        <translation>未能解析</translation>
    </message>
    <message>
        <source>in the upstream tree</source>
        <translation>位于上游代码树中</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>替换实现</translation>
    </message>
    <message>
        <source>not upstream&apos;s, not looked up</source>
        <translation>不属于上游，未查找</translation>
    </message>
    <message>
        <source>not found by reading the source</source>
        <translation>未能通过阅读源码找到</translation>
    </message>
    <message>
        <source>At the target revision</source>
        <translation>在目标版本上</translation>
    </message>
    <message>
        <source>At the base revision</source>
        <translation>在基线版本上</translation>
    </message>
    <message>
        <source>Changed since base</source>
        <translation>自基线以来有更改</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>可达性</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>处置</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未处置</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>未填写</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Removal condition</source>
        <translation>移除条件</translation>
    </message>
    <message>
        <source>supersedes event %1</source>
        <translation>取代事件 %1</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>处置人</translation>
    </message>
    <message>
        <source>Content decided on (SHA-256)</source>
        <translation>处置所依据的内容 (SHA-256)</translation>
    </message>
    <message>
        <source>local %1, base %2, target %3</source>
        <translation>本地 %1，基线 %2，目标 %3</translation>
    </message>
    <message>
        <source>Evidence level</source>
        <translation>证据等级</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>检查清单</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>evidence: %1</source>
        <translation>证据：%1</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>后果</translation>
    </message>
    <message>
        <source>Moved to</source>
        <translation>已移至</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>上游</translation>
    </message>
    <message>
        <source>Upstream commit</source>
        <translation>上游提交</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>评审设置</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Inventory and decisions</source>
        <translation>清单与处置决定</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Infrastructure</source>
        <translation>基础设施</translation>
    </message>
    <message>
        <source>Findings not tied to an entry</source>
        <translation>未关联到条目的发现项</translation>
    </message>
    <message>
        <source>Open items</source>
        <translation>待办事项</translation>
    </message>
    <message>
        <source>Untested scope</source>
        <translation>未测试范围</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>every entry is decided</source>
        <translation>所有条目均已处置</translation>
    </message>
    <message>
        <source>review in progress</source>
        <translation>评审进行中</translation>
    </message>
    <message>
        <source>Audit record: upgrade from %1 to %2</source>
        <translation>审计记录：从 %1 升级到 %2</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Upstream repository</source>
        <translation>上游仓库</translation>
    </message>
    <message>
        <source>Base revision</source>
        <translation>基线版本</translation>
    </message>
    <message>
        <source>Target revision</source>
        <translation>目标版本</translation>
    </message>
    <message>
        <source>Plugin repository</source>
        <translation>插件仓库</translation>
    </message>
    <message>
        <source>Plugin HEAD</source>
        <translation>插件 HEAD</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>评审对象</translation>
    </message>
    <message>
        <source>Subject identity</source>
        <translation>评审对象标识</translation>
    </message>
    <message>
        <source>Staged changes in the plugin</source>
        <translation>插件中已暂存的更改</translation>
    </message>
    <message>
        <source>Unstaged changes in the plugin</source>
        <translation>插件中未暂存的更改</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>配置方案</translation>
    </message>
    <message>
        <source>Upstream version under review</source>
        <translation>所评审的上游版本</translation>
    </message>
    <message>
        <source>Instructions of the repositories</source>
        <translation>仓库中的指引文件</translation>
    </message>
    <message>
        <source>none found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Session file</source>
        <translation>会话文件</translation>
    </message>
    <message>
        <source>none: a scan without a session</source>
        <translation>无：未使用会话的扫描</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>事件日志</translation>
    </message>
    <message>
        <source>no events</source>
        <translation>无事件</translation>
    </message>
    <message>
        <source>%1 events, last hash %2</source>
        <translation>%1 个事件，最后一个哈希值为 %2</translation>
    </message>
    <message>
        <source>Not recorded in this review: the interpreter, the installed distributions and where they lie, the effective import origins, the comparison of installed files with the checkouts, kernel components, and the device and its driver. Nothing below rests on them.</source>
        <translation>本次评审未记录：解释器、已安装的发行包及其位置、实际生效的导入来源、已安装文件与检出代码的对比、内核组件，以及设备及其驱动程序。下文内容均不以这些为依据。</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>已处置</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>The scan found no entries.</source>
        <translation>扫描未找到任何条目。</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>补丁目标</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>None.</source>
        <translation>无。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>What the scan could not do:</source>
        <translation>扫描未能完成的工作：</translation>
    </message>
    <message>
        <source>No events: nothing was decided in a session.</source>
        <translation>无事件：未在会话中作出任何处置决定。</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>未处置</translation>
    </message>
    <message>
        <source>Decided without a reason</source>
        <translation>已处置但未填写理由</translation>
    </message>
    <message>
        <source>Kept without a removal condition</source>
        <translation>予以保留但未填写移除条件</translation>
    </message>
    <message>
        <source>Decided before a finding that is open now</source>
        <translation>处置早于当前仍未解决的发现项</translation>
    </message>
    <message>
        <source>Decided with an incomplete checklist</source>
        <translation>已处置但检查清单未完成</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>没有未决事项。</translation>
    </message>
    <message>
        <source>Whether the content that a decision was made on has changed since was not checked for this record: that needs the repositories.</source>
        <translation>本记录未检查处置所依据的内容此后是否有变化：这需要访问仓库。</translation>
    </message>
    <message>
        <source>Errors without a decision</source>
        <translation>没有处置决定的错误</translation>
    </message>
    <message>
        <source>Decided, but no longer found by the last scan</source>
        <translation>已处置，但最近一次扫描不再发现</translation>
    </message>
    <message>
        <source>Suppressed findings</source>
        <translation>已抑制的发现项</translation>
    </message>
    <message>
        <source>Suppressed, with a reason each: %1.</source>
        <translation>已抑制（均附理由）：%1。</translation>
    </message>
    <message>
        <source>no longer found</source>
        <translation>不再发现</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Suppressed by</source>
        <translation>抑制人</translation>
    </message>
    <message>
        <source>suppressed in event %1: %2</source>
        <translation>在事件 %1 中抑制：%2</translation>
    </message>
    <message>
        <source>%1 registration</source>
        <translation>%1 注册</translation>
    </message>
    <message>
        <source>Validation runs</source>
        <translation>验证运行</translation>
    </message>
    <message>
        <source>Evidence levels that no entry has reached: %1.</source>
        <translation>没有任何条目达到的证据等级：%1。</translation>
    </message>
    <message>
        <source>This record rests on reading the source alone (evidence level “source”), except where an entry or a finding names another level. It claims nothing about numerical results beyond the validation runs that are attached to an entry, and nothing about performance or communication.</source>
        <translation>本记录仅以阅读源码为依据（证据等级“源码”），条目或发现项另行注明等级的除外。除附于条目的验证运行外，本记录不对数值结果作任何断言，也不对性能或通信作任何断言。</translation>
    </message>
    <message>
        <source>, on %1</source>
        <translation>，在 %1 上</translation>
    </message>
    <message>
        <source>Untested scope: not stated.</source>
        <translation>未测试范围：未说明。</translation>
    </message>
    <message>
        <source>Untested scope: %1.</source>
        <translation>未测试范围：%1。</translation>
    </message>
    <message>
        <source>None: nothing was executed for this review.</source>
        <translation>无：本次评审未执行任何内容。</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>运行位置</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>工作目录</translation>
    </message>
    <message>
        <source>Workarounds</source>
        <translation>临时绕过措施</translation>
    </message>
    <message>
        <source>none stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>发起</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1，由 %2 发起</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>not over when this record was written</source>
        <translation>写出本记录时尚未结束</translation>
    </message>
    <message>
        <source>exit status %1</source>
        <translation>退出状态 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>%1 selected, %2 executed: %3 passed, %4 failed, %5 expected to fail; %6 skipped, %7 not ended, %8 deselected, files that could not be collected: %9</source>
        <translation>已选中 %1，已执行 %2：通过 %3，失败 %4，预期失败 %5；跳过 %6，未结束 %7，未选中 %8，无法收集的文件：%9</translation>
    </message>
    <message>
        <source>worst error over allowed %1</source>
        <translation>最差误差/允许值 %1</translation>
    </message>
    <message>
        <source>Comparisons recorded</source>
        <translation>已记录的比较</translation>
    </message>
    <message>
        <source>Evidence level at most</source>
        <translation>最高证据等级</translation>
    </message>
    <message>
        <source>none: no test was executed</source>
        <translation>无：没有执行任何测试</translation>
    </message>
    <message>
        <source>GPUs used</source>
        <translation>使用的 GPU</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Processes</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>mirrored file</source>
        <translation>镜像文件</translation>
    </message>
    <message>
        <source>upstream commit</source>
        <translation>上游提交</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>已合入</translation>
    </message>
    <message>
        <source>not carried</source>
        <translation>未合入</translation>
    </message>
    <message>
        <source>partly carried</source>
        <translation>部分合入</translation>
    </message>
    <message>
        <source>overtaken by later commits</source>
        <translation>已被后续提交取代</translation>
    </message>
    <message>
        <source>outside of what was copied</source>
        <translation>不在所复制的范围内</translation>
    </message>
    <message>
        <source>Counterpart</source>
        <translation>对应文件</translation>
    </message>
    <message>
        <source>no file of upstream resembles it</source>
        <translation>没有与之相似的上游文件</translation>
    </message>
    <message>
        <source>Counterpart at the target</source>
        <translation>目标版本中的对应文件</translation>
    </message>
    <message>
        <source>Counterpart at base</source>
        <translation>基线版本中的对应文件</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Registered as</source>
        <translation>注册为</translation>
    </message>
    <message>
        <source>Upstream commits</source>
        <translation>上游提交</translation>
    </message>
    <message>
        <source>Mirrored files</source>
        <translation>镜像文件</translation>
    </message>
    <message>
        <source>Difference matrix</source>
        <translation>差异矩阵</translation>
    </message>
    <message>
        <source>Checkpoint configurations</source>
        <translation>检查点配置</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>已过时</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>已过时</translation>
    </message>
    <message>
        <source>a finding is open that was not there when this was decided</source>
        <translation>有作出处置时尚不存在的发现项仍未解决</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>漂移</translation>
    </message>
    <message>
        <source>its code is no longer what was reviewed</source>
        <translation>其代码已不是评审时的代码</translation>
    </message>
    <message>
        <source>carried forward from %1, where %2 decided it at %3 (event %4)</source>
        <translation>沿用自 %1，由 %2 于 %3 处置（事件 %4）</translation>
    </message>
    <message>
        <source>taken over from %1, where %2 decided it at %3 (event %4)</source>
        <translation>导入自 %1，由 %2 于 %3 处置（事件 %4）</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>门禁</translation>
    </message>
    <message>
        <source>met</source>
        <translation>已满足</translation>
    </message>
    <message>
        <source>open, %1 of %2 not met</source>
        <translation>未满足，%2 项中尚缺 %1 项</translation>
    </message>
    <message>
        <source>lines read</source>
        <translation>所阅读的代码行</translation>
    </message>
    <message>
        <source>commit %1</source>
        <translation>提交 %1</translation>
    </message>
    <message>
        <source>dispatch chain</source>
        <translation>调度链</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>the reviewer&apos;s word</source>
        <translation>评审者的陈述</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>upstream base</source>
        <translation>上游基线版本</translation>
    </message>
    <message>
        <source>upstream target</source>
        <translation>上游目标版本</translation>
    </message>
    <message>
        <source>What was looked at (event %1)</source>
        <translation>所查看的内容（事件 %1）</translation>
    </message>
    <message>
        <source>reproduced</source>
        <translation>已复现</translation>
    </message>
    <message>
        <source>suspected</source>
        <translation>疑似</translation>
    </message>
    <message>
        <source>answered by the decision on its entry</source>
        <translation>已由所属条目的处置作出回应</translation>
    </message>
    <message>
        <source>Held to be</source>
        <translation>判定为</translation>
    </message>
    <message>
        <source>Status: %1. %2 of %3 entries decided. Findings: errors %4, warnings %5, info %6.</source>
        <translation>状态：%1。已处置 %2 个条目，共 %3 个。发现项：错误 %4，警告 %5，提示 %6。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未决</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>领域</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Patches</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Registrations</source>
        <translation>注册</translation>
    </message>
    <message>
        <source>Models and mirrored files</source>
        <translation>模型与镜像文件</translation>
    </message>
    <message>
        <source>drifted</source>
        <translation>已漂移</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>尚缺 %1 项</translation>
    </message>
    <message>
        <source>Reviewed code that has changed since</source>
        <translation>评审后有更改的代码</translation>
    </message>
    <message>
        <source>Gate open: %1</source>
        <translation>门禁未满足：%1</translation>
    </message>
    <message>
        <source>DRAFT: this record is not final. It must not be taken for a finished review.</source>
        <translation>草稿：本记录不是正式版，不得视为已完成的评审。</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>具体内容</translation>
    </message>
    <message>
        <source>Plugin under review</source>
        <translation>受审插件</translation>
    </message>
    <message>
        <source>Upstream before (base)</source>
        <translation>升级前的上游（基线版本）</translation>
    </message>
    <message>
        <source>Upstream after (target)</source>
        <translation>升级后的上游（目标版本）</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>not recorded in this review</source>
        <translation>本次评审未记录</translation>
    </message>
    <message>
        <source>Drift since the scan</source>
        <translation>自扫描以来的漂移</translation>
    </message>
    <message>
        <source>State as of</source>
        <translation>状态截至</translation>
    </message>
    <message>
        <source>none recorded since the scan</source>
        <translation>自扫描以来无记录</translation>
    </message>
    <message>
        <source>none, compared %1</source>
        <translation>无，比较时间 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n 项变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) concerned</source>
        <translation>
            <numerusform>涉及 %n 个条目</numerusform>
        </translation>
    </message>
    <message>
        <source>compared %1</source>
        <translation>比较时间 %1</translation>
    </message>
    <message>
        <source>The upstream base</source>
        <translation>上游基线版本</translation>
    </message>
    <message>
        <source>The upstream target</source>
        <translation>上游目标版本</translation>
    </message>
    <message>
        <source>The reviewed tree of the plugin</source>
        <translation>插件的受审代码树</translation>
    </message>
    <message>
        <source>The plugin&apos;s HEAD</source>
        <translation>插件的 HEAD</translation>
    </message>
    <message>
        <source>The profile</source>
        <translation>配置方案</translation>
    </message>
    <message>
        <source>A repository that cannot be opened</source>
        <translation>无法打开的仓库</translation>
    </message>
    <message>
        <source>At the scan</source>
        <translation>扫描时</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
</context>
<context>
    <name>mxw::audit::ModelSections</name>
    <message>
        <source>%1: and %2 more</source>
        <translation>%1：另有 %2 项</translation>
    </message>
    <message>
        <source>The scan found no models.</source>
        <translation>扫描未找到任何模型。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Counterparts at the target</source>
        <translation>目标版本中的对应文件</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>契约</translation>
    </message>
    <message>
        <source>Classification</source>
        <translation>分类</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>上游</translation>
    </message>
    <message>
        <source>MACA</source>
        <translation>MACA</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Untested</source>
        <translation>未测试</translation>
    </message>
    <message>
        <source>Facts that differ</source>
        <translation>存在差异的事实</translation>
    </message>
    <message>
        <source>only upstream</source>
        <translation>仅上游</translation>
    </message>
    <message>
        <source>only the plugin</source>
        <translation>仅插件</translation>
    </message>
    <message>
        <source>%1 upstream, %2 the plugin</source>
        <translation>上游 %1，插件 %2</translation>
    </message>
    <message>
        <source>Evidence gap: the scan had no config.json. How checkpoints lay out their layers was not compared with the code.</source>
        <translation>证据缺口：扫描时没有 config.json。未将检查点的层布局与代码对照。</translation>
    </message>
    <message>
        <source>Architectures</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>模型族</translation>
    </message>
    <message>
        <source>none of the plugin&apos;s</source>
        <translation>不属于插件的任何模型族</translation>
    </message>
    <message>
        <source>Backbone layers</source>
        <translation>主干层</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Draft layers</source>
        <translation>草稿层</translation>
    </message>
    <message>
        <source>Config class</source>
        <translation>配置类</translation>
    </message>
    <message>
        <source>evidence gap: model type %1 is not in upstream&apos;s registry</source>
        <translation>证据缺口：模型类型 %1 不在上游的注册表中</translation>
    </message>
    <message numerus="yes">
        <source>%n entries: %1</source>
        <translation>
            <numerusform>%n 项：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>not classified</source>
        <translation>未分类</translation>
    </message>
</context>
<context>
    <name>mxw::audit::PdfWriter</name>
    <message>
        <source>State as of %1</source>
        <translation>状态截至 %1</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>journal %1</source>
        <translation>事件日志 %1</translation>
    </message>
    <message>
        <source>DRAFT</source>
        <translation>草稿</translation>
    </message>
</context>
<context>
    <name>mxw::audit::RereviewSection</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n 新增</numerusform>
        </translation>
    </message>
    <message>
        <source>Earlier review</source>
        <translation>先前评审</translation>
    </message>
    <message>
        <source>This review follows on %1 (last hash %2), taken up by %3.</source>
        <translation>此评审承接 %1（最后一个哈希值为 %2），承接人：%3。</translation>
    </message>
    <message>
        <source>What became of its findings could not be computed.</source>
        <translation>无法计算其发现项的后续情况。</translation>
    </message>
    <message>
        <source>Of its findings: %1.</source>
        <translation>其发现项：%1。</translation>
    </message>
    <message>
        <source>Earlier findings</source>
        <translation>先前的发现项</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Why this state</source>
        <translation>此状态的原因</translation>
    </message>
    <message>
        <source>The earlier review had no findings.</source>
        <translation>先前评审没有发现项。</translation>
    </message>
    <message>
        <source>Earlier decisions</source>
        <translation>先前的处置</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Decided then</source>
        <translation>当时的处置</translation>
    </message>
    <message>
        <source>Reason then</source>
        <translation>当时的理由</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前处置</translation>
    </message>
    <message>
        <source>The earlier review had no decisions.</source>
        <translation>先前评审没有处置。</translation>
    </message>
    <message>
        <source>may be carried</source>
        <translation>可沿用</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>已过时</translation>
    </message>
    <message>
        <source>entry gone</source>
        <translation>条目已不存在</translation>
    </message>
    <message>
        <source>carried: %1</source>
        <translation>已沿用：%1</translation>
    </message>
</context>
<context>
    <name>mxw::audit::SarifWriter</name>
    <message>
        <source>The root of the plugin&apos;s tree that was scanned.</source>
        <translation>被扫描的插件文件树的根目录。</translation>
    </message>
    <message>
        <source>The root of the upstream repository at the target revision.</source>
        <translation>上游仓库在目标版本上的根目录。</translation>
    </message>
    <message>
        <source>The place upstream, at the target revision.</source>
        <translation>上游中的位置（目标版本）。</translation>
    </message>
</context>
<context>
    <name>mxw::checks</name>
    <message>
        <source>Unresolved import</source>
        <translation>无法解析的导入</translation>
    </message>
    <message>
        <source>The import fails as soon as the module is imported at the target.</source>
        <translation>在目标版本上，一导入该模块，此导入就会失败。</translation>
    </message>
    <message>
        <source>Start-up broken</source>
        <translation>启动中断</translation>
    </message>
    <message>
        <source>Everything that the plugin would install after this point is lost.</source>
        <translation>插件在此之后要安装的内容全部丢失。</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>未生效</translation>
    </message>
    <message>
        <source>Code that nothing imports neither helps nor gets tested.</source>
        <translation>没有被任何地方导入的代码既不起作用，也得不到测试。</translation>
    </message>
    <message>
        <source>Syntax error</source>
        <translation>语法错误</translation>
    </message>
    <message>
        <source>A file that does not parse cannot be imported.</source>
        <translation>无法解析的文件不能被导入。</translation>
    </message>
    <message>
        <source>Target missing</source>
        <translation>补丁目标缺失</translation>
    </message>
    <message>
        <source>A patch of something that is gone fails or does nothing.</source>
        <translation>对已不存在的对象打补丁会失败，或者不起任何作用。</translation>
    </message>
    <message>
        <source>Target moved</source>
        <translation>补丁目标已移动</translation>
    </message>
    <message>
        <source>Callers at the new place do not see the replacement.</source>
        <translation>新位置的调用方看不到替换实现。</translation>
    </message>
    <message>
        <source>Signature differs</source>
        <translation>签名不一致</translation>
    </message>
    <message>
        <source>Callers written for the target&apos;s signature fail or pass the wrong thing.</source>
        <translation>按补丁目标的签名编写的调用会失败，或传错参数。</translation>
    </message>
    <message>
        <source>Descriptor differs</source>
        <translation>描述符不一致</translation>
    </message>
    <message>
        <source>A static method, class method or property is bound differently when replaced by another kind.</source>
        <translation>静态方法、类方法或属性被另一种类型替换后，绑定方式会不同。</translation>
    </message>
    <message>
        <source>Duplicate target</source>
        <translation>补丁目标重复</translation>
    </message>
    <message>
        <source>Two patches of one target: the order decides, or the second is refused.</source>
        <translation>同一目标有两个补丁：结果取决于先后顺序，或者第二个被拒绝。</translation>
    </message>
    <message>
        <source>Header incomplete</source>
        <translation>文件头不完整</translation>
    </message>
    <message>
        <source>Without issue, versions and removal condition nobody can decide later.</source>
        <translation>没有 issue、版本和移除条件，以后谁也无法做出处置决定。</translation>
    </message>
    <message>
        <source>Affected versions outdated</source>
        <translation>受影响版本已过时</translation>
    </message>
    <message>
        <source>The header does not say that the patch was reviewed for this version.</source>
        <translation>文件头未说明该补丁已针对此版本做过评审。</translation>
    </message>
    <message>
        <source>Unresolved attribute</source>
        <translation>未解析的属性</translation>
    </message>
    <message>
        <source>Reading an attribute that is gone raises AttributeError.</source>
        <translation>读取已不存在的属性会抛出 AttributeError。</translation>
    </message>
    <message>
        <source>Undefined name</source>
        <translation>未定义的名称</translation>
    </message>
    <message>
        <source>A name that nothing defines raises NameError when the line runs.</source>
        <translation>没有任何地方定义的名称，执行到该行时会抛出 NameError。</translation>
    </message>
    <message>
        <source>Kind changed</source>
        <translation>种类改变</translation>
    </message>
    <message>
        <source>What is a function now can neither be derived from nor stand in isinstance().</source>
        <translation>如今已是函数的对象，既不能作为基类，也不能用于 isinstance()。</translation>
    </message>
    <message>
        <source>Operator namespace</source>
        <translation>算子命名空间</translation>
    </message>
    <message>
        <source>An operator that no source and no known component registers is not there.</source>
        <translation>没有任何源码、也没有任何已知组件注册的算子并不存在。</translation>
    </message>
    <message>
        <source>Attribute never set</source>
        <translation>从未设置的属性</translation>
    </message>
    <message>
        <source>Reading an attribute of self that no class sets fails in mid-flight.</source>
        <translation>读取没有任何类设置过的 self 属性，会在运行中途失败。</translation>
    </message>
    <message>
        <source>Call does not fit</source>
        <translation>调用不匹配</translation>
    </message>
    <message>
        <source>A call whose arguments the target does not take raises a TypeError.</source>
        <translation>调用的实参不被目标接受时，会抛出 TypeError。</translation>
    </message>
    <message>
        <source>Result does not fit</source>
        <translation>返回结果不匹配</translation>
    </message>
    <message>
        <source>A result of another length or None breaks the caller that takes it apart.</source>
        <translation>返回结果的长度改变或为 None，会使解包它的调用方出错。</translation>
    </message>
    <message>
        <source>Stale copy</source>
        <translation>过期的副本</translation>
    </message>
    <message>
        <source>A copy that was not brought up to date suppresses what upstream changed.</source>
        <translation>没有跟进更新的副本会抵消上游的改动。</translation>
    </message>
    <message>
        <source>Redundant patch</source>
        <translation>多余的补丁</translation>
    </message>
    <message>
        <source>A patch that changes nothing can go, and with it the work at each upgrade.</source>
        <translation>什么都不改变的补丁可以移除，每次升级时的相应工作也随之省去。</translation>
    </message>
    <message>
        <source>Decorator order</source>
        <translation>装饰器顺序</translation>
    </message>
    <message>
        <source>What stands above the patch decorator is not part of what it installs.</source>
        <translation>位于补丁装饰器之上的装饰器，不会包含在所安装的对象中。</translation>
    </message>
    <message>
        <source>allow_missing misused</source>
        <translation>allow_missing 误用</translation>
    </message>
    <message>
        <source>It is for attributes that upstream never had; elsewhere it hides that a target went away.</source>
        <translation>它只适用于上游从未有过的属性；用在别处会掩盖补丁目标已消失的事实。</translation>
    </message>
    <message>
        <source>Bound early</source>
        <translation>过早绑定</translation>
    </message>
    <message>
        <source>A module that imported the name before the patch ran keeps the original object.</source>
        <translation>在补丁运行之前就导入该名称的模块，保留的是原对象。</translation>
    </message>
    <message>
        <source>Lost decorator</source>
        <translation>丢失的装饰器</translation>
    </message>
    <message>
        <source>What a decorator of the target adds is gone with the replacement.</source>
        <translation>补丁目标的装饰器所附加的行为，会随替换而丢失。</translation>
    </message>
    <message>
        <source>Unmarked difference</source>
        <translation>未标记的差异</translation>
    </message>
    <message>
        <source>Only marked differences tell the next upgrade what is meant to differ.</source>
        <translation>只有标记过的差异，才能让下次升级知道哪些不同是有意为之。</translation>
    </message>
    <message>
        <source>Extension point</source>
        <translation>扩展点</translation>
    </message>
    <message>
        <source>Upstream offers a way to replace it that needs no patch.</source>
        <translation>上游提供了无需补丁即可替换它的方式。</translation>
    </message>
    <message>
        <source>Table replaced</source>
        <translation>整表被替换</translation>
    </message>
    <message>
        <source>A table that is assigned anew loses what upstream puts into it.</source>
        <translation>对整张表重新赋值，会丢失上游放入其中的内容。</translation>
    </message>
    <message>
        <source>Class incomplete</source>
        <translation>类不完整</translation>
    </message>
    <message>
        <source>A member that upstream reads and the replacement class lacks fails at use.</source>
        <translation>上游会读取、而替换类没有的成员，使用时会失败。</translation>
    </message>
    <message>
        <source>No effect</source>
        <translation>没有效果</translation>
    </message>
    <message>
        <source>Code that nothing installs or reads changes nothing.</source>
        <translation>没有任何地方安装或读取的代码，不会改变任何东西。</translation>
    </message>
    <message>
        <source>Parent missing</source>
        <translation>父类缺失</translation>
    </message>
    <message>
        <source>A class whose base is gone cannot be defined, and with it goes what it registers.</source>
        <translation>基类已不存在的类无法定义，它所注册的内容也随之丢失。</translation>
    </message>
    <message>
        <source>Super call does not fit</source>
        <translation>父类调用不匹配</translation>
    </message>
    <message>
        <source>A parent that takes other arguments today stops the construction of the object.</source>
        <translation>父类如今接受的参数已不同，对象的构造会因此失败。</translation>
    </message>
    <message>
        <source>Constructor bypassed</source>
        <translation>绕过构造函数</translation>
    </message>
    <message>
        <source>What the skipped constructor would have set is read by inherited methods later.</source>
        <translation>被跳过的构造函数本应设置的内容，之后会被继承的方法读取。</translation>
    </message>
    <message>
        <source>Override does not fit</source>
        <translation>覆盖方法不匹配</translation>
    </message>
    <message>
        <source>Upstream calls the override as the parent is written, and gets a TypeError.</source>
        <translation>上游按父类的写法调用覆盖方法，结果得到 TypeError。</translation>
    </message>
    <message>
        <source>Override redundant</source>
        <translation>多余的覆盖</translation>
    </message>
    <message>
        <source>An override that is what the parent has only holds back the next upstream change.</source>
        <translation>与父类内容相同的覆盖，只会使上游的下一次改动不生效。</translation>
    </message>
    <message>
        <source>Abstract method missing</source>
        <translation>缺少抽象方法</translation>
    </message>
    <message>
        <source>A class that lacks an abstract method cannot be instantiated.</source>
        <translation>没有实现抽象方法的类无法实例化。</translation>
    </message>
    <message>
        <source>Hook missing</source>
        <translation>缺少钩子方法</translation>
    </message>
    <message>
        <source>A new hook that only raises NotImplementedError waits for the plugin to answer it.</source>
        <translation>只抛出 NotImplementedError 的新钩子方法，有待插件来实现。</translation>
    </message>
    <message>
        <source>Upstream leak</source>
        <translation>上游类泄漏</translation>
    </message>
    <message>
        <source>A selector that returns upstream&apos;s class goes past the plugin&apos;s own.</source>
        <translation>返回上游类的选择器会绕过插件自己的类。</translation>
    </message>
    <message>
        <source>Enum identity</source>
        <translation>枚举类身份</translation>
    </message>
    <message>
        <source>Members of two Enum classes are never equal, whatever their names.</source>
        <translation>两个枚举类的成员永远不相等，无论名称是什么。</translation>
    </message>
    <message>
        <source>Operator contract</source>
        <translation>算子契约</translation>
    </message>
    <message>
        <source>torch makes the schema from the implementation and trusts what it says.</source>
        <translation>torch 根据实现生成 schema，并完全信任实现的声明。</translation>
    </message>
    <message>
        <source>Platform key</source>
        <translation>平台键</translation>
    </message>
    <message>
        <source>What is registered for another platform is never looked up.</source>
        <translation>为其他平台注册的内容永远不会被查找到。</translation>
    </message>
    <message>
        <source>Duplicate key</source>
        <translation>重复的键</translation>
    </message>
    <message>
        <source>Of two registrations under one key only one counts.</source>
        <translation>同一个键的两次注册中，只有一个有效。</translation>
    </message>
    <message>
        <source>String target</source>
        <translation>字符串目标</translation>
    </message>
    <message>
        <source>A class path is looked up late: nothing fails before the key is used.</source>
        <translation>类路径到查找时才解析：在该键被使用之前不会报错。</translation>
    </message>
    <message>
        <source>Shadowed key</source>
        <translation>被遮蔽的键</translation>
    </message>
    <message>
        <source>A class that does not derive from the one it replaces inherits nothing new.</source>
        <translation>不派生自被替换类的类，继承不到任何新增内容。</translation>
    </message>
    <message>
        <source>Key coverage</source>
        <translation>键的覆盖</translation>
    </message>
    <message>
        <source>A key that one list has and the other lacks is rejected or leads elsewhere.</source>
        <translation>一个列表有而另一个列表没有的键，会被拒绝或指向别处。</translation>
    </message>
    <message>
        <source>Counterpart</source>
        <translation>对应文件</translation>
    </message>
    <message>
        <source>What upstream does in a file that moved or went reaches nobody who looks at the old place.</source>
        <translation>文件移走或删除后，只查看原位置的人无从得知上游在其中所做的改动。</translation>
    </message>
    <message>
        <source>Missed upstream change</source>
        <translation>遗漏的上游改动</translation>
    </message>
    <message>
        <source>A copy that stays behind undoes fixes that upstream made.</source>
        <translation>未跟进上游的副本，会使上游所做的修复失效。</translation>
    </message>
    <message>
        <source>Changed by both</source>
        <translation>双方均有改动</translation>
    </message>
    <message>
        <source>Where both sides changed the same code neither text can just be taken.</source>
        <translation>双方都改动了同一段代码时，不能直接采用任何一方的文本。</translation>
    </message>
    <message>
        <source>Unannotated difference</source>
        <translation>未注记的差异</translation>
    </message>
    <message>
        <source>A difference without a mark cannot be told from a change left behind.</source>
        <translation>没有标记的差异，无法与遗留未跟进的改动区分开来。</translation>
    </message>
    <message>
        <source>Obsolete difference</source>
        <translation>过时的差异</translation>
    </message>
    <message>
        <source>A difference whose reason is gone costs work at each upgrade.</source>
        <translation>理由已不存在的差异，每次升级都要为其付出工作量。</translation>
    </message>
    <message>
        <source>Commit without a decision</source>
        <translation>未处置的提交</translation>
    </message>
    <message>
        <source>An upstream change that nobody judged is missed without anyone having decided so.</source>
        <translation>无人评判过的上游改动会被遗漏，而并没有人作出过这样的决定。</translation>
    </message>
    <message>
        <source>Layer-indexed arrays</source>
        <translation>按层索引的数组</translation>
    </message>
    <message>
        <source>Lists of a config.json are indexed by layer; draft layers count from the backbone&apos;s end.</source>
        <translation>config.json 中的列表按层索引；草稿层从主干末尾接着编号。</translation>
    </message>
    <message>
        <source>Note incomplete</source>
        <translation>注记不完整</translation>
    </message>
    <message>
        <source>A mark without a reason does not tell the next reviewer what to keep.</source>
        <translation>没有理由的标记，无法告诉下一位评审者应保留什么。</translation>
    </message>
    <message>
        <source>Member missing</source>
        <translation>缺少成员</translation>
    </message>
    <message>
        <source>New functions and methods are what upstream&apos;s new code calls.</source>
        <translation>上游的新代码会调用新增的函数和方法。</translation>
    </message>
    <message>
        <source>Class renamed</source>
        <translation>类已重命名</translation>
    </message>
    <message>
        <source>Upstream tells some classes by their names: another name is another class.</source>
        <translation>上游按名称区分某些类：名称不同，就是不同的类。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::AbstractMissing</name>
    <message>
        <source>%1 does not define %2, which is abstract.</source>
        <translation>%1 没有定义抽象方法 %2。</translation>
    </message>
    <message>
        <source>%1 does not define %2, which is abstract since the target.</source>
        <translation>%1 没有定义 %2，而它自目标版本起是抽象方法。</translation>
    </message>
    <message>
        <source>TypeError as soon as an object of %1 is made.</source>
        <translation>一创建 %1 的对象，就会出现 TypeError。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::AllowMissing</name>
    <message>
        <source>%1 exists, yet the patch allows it to be missing.</source>
        <translation>%1 存在，补丁却允许它缺失。</translation>
    </message>
    <message>
        <source>Nothing today; when upstream renames it, the patch goes on without effect, silently.</source>
        <translation>目前没有影响；一旦上游将其改名，补丁就会失去作用，且没有任何提示。</translation>
    </message>
    <message>
        <source>The patch adds %1, which upstream has of its own since the target revision.</source>
        <translation>补丁添加了 %1，而上游自目标版本起已自带该名称。</translation>
    </message>
    <message>
        <source>The addition replaces upstream&apos;s own when the file is imported, silently.</source>
        <translation>导入该文件时，所添加的内容会替换上游自带的实现，且没有任何提示。</translation>
    </message>
    <message>
        <source>%1 was there at base and is gone at the target, which allow_missing hides</source>
        <translation>%1 在基线中存在，在目标版本中已不存在，而 allow_missing 掩盖了这一点</translation>
    </message>
    <message>
        <source>; it is now %1 (%2:%3)</source>
        <translation>；现在是 %1（%2:%3）</translation>
    </message>
    <message>
        <source>The patch adds a name that upstream no longer reads: no effect, silently.</source>
        <translation>补丁添加了一个上游不再读取的名称：不起作用，且没有任何提示。</translation>
    </message>
    <message>
        <source>The owner of %1 is not there at the target.</source>
        <translation>%1 的所属对象在目标版本中不存在。</translation>
    </message>
    <message>
        <source>allow_missing does not cover the module or class itself: importing the file fails.</source>
        <translation>allow_missing 不涵盖模块或类本身：导入该文件会失败。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::Analysis</name>
    <message>
        <source>This analysis was written in a form that this version does not read.</source>
        <translation>此分析结果的格式，当前版本的程序无法读取。</translation>
    </message>
    <message>
        <source>Open it with the version that wrote it, or scan again.</source>
        <translation>请用写出它的版本打开，或重新扫描。</translation>
    </message>
    <message>
        <source>The recorded analysis is damaged.</source>
        <translation>记录的分析结果已损坏。</translation>
    </message>
    <message>
        <source>Scan again.</source>
        <translation>请重新扫描。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::Attribution</name>
    <message>
        <source>Changed upstream by %1 %2</source>
        <translation>上游更改来自提交 %1 %2</translation>
    </message>
</context>
<context>
    <name>mxw::checks::BypassedInit</name>
    <message>
        <source>%1 does not run %2, which since base sets what nothing else does: %3%4.</source>
        <translation>%1 没有执行 %2，而自基线版本以来，只有后者会设置：%3%4。</translation>
    </message>
    <message>
        <source>%1 does not run %2, which sets what nothing else does: %3%4.</source>
        <translation>%1 没有执行 %2，而只有后者会设置：%3%4。</translation>
    </message>
    <message>
        <source>Only methods that run on other platforms read it: AttributeError once one of them is used.</source>
        <translation>只有在其他平台上运行的方法会读取它：一旦使用其中之一，就会出现 AttributeError。</translation>
    </message>
    <message>
        <source>AttributeError at the first call of %1(), which reads %2.</source>
        <translation>首次调用 %1() 时出现 AttributeError，因为它会读取 %2。</translation>
    </message>
    <message>
        <source>AttributeError in %1(), when it gets to the line that reads %2.</source>
        <translation>%1() 执行到读取 %2 的那一行时出现 AttributeError。</translation>
    </message>
    <message>
        <source> (in %1)</source>
        <translation>（在 %1 中）</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, new since base</source>
        <translation>%1，自基线版本以来新增</translation>
    </message>
    <message>
        <source>%1: set in %2</source>
        <translation>%1：设置于 %2</translation>
    </message>
    <message>
        <source>%1: set in %2, read in %3</source>
        <translation>%1：设置于 %2，读取于 %3</translation>
    </message>
</context>
<context>
    <name>mxw::checks::CallBinding</name>
    <message>
        <source>passes more arguments by position than are taken (%1 for %2)</source>
        <translation>传入的位置参数过多（传入 %1 个，只接受 %2 个）</translation>
    </message>
    <message>
        <source>passes %1 by keyword, which is taken by position only</source>
        <translation>以关键字方式传入 %1，而它只能以位置方式传入</translation>
    </message>
    <message>
        <source>passes %1 twice</source>
        <translation>重复传入 %1</translation>
    </message>
    <message>
        <source>lacks the required argument %1</source>
        <translation>缺少必需参数 %1</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 以及另外 %2 个</translation>
    </message>
    <message>
        <source>passes %1, which is not taken</source>
        <translation>传入了不被接受的 %1</translation>
    </message>
    <message>
        <source>passes %1, which are not taken</source>
        <translation>传入了不被接受的 %1</translation>
    </message>
    <message>
        <source>lacks the required arguments %1</source>
        <translation>缺少必需的参数 %1</translation>
    </message>
</context>
<context>
    <name>mxw::checks::CallFault</name>
    <message>
        <source>it was accepted at base</source>
        <translation>基线版本接受该调用</translation>
    </message>
    <message>
        <source>base does not accept it either</source>
        <translation>基线版本同样不接受</translation>
    </message>
    <message>
        <source>base does not have it</source>
        <translation>基线版本中没有它</translation>
    </message>
    <message>
        <source>The call of %1 %2, seen with what the plugin installs for it (%3:%4).</source>
        <translation>对 %1 的调用%2；判断依据是插件为它安装的实现（%3:%4）。</translation>
    </message>
    <message>
        <source>%1 calls %2 of its parent and %3%4.</source>
        <translation>%1 调用了父类的 %2，但%3%4。</translation>
    </message>
    <message>
        <source>The call of %1 %2%3.</source>
        <translation>对 %1 的调用%2%3。</translation>
    </message>
    <message>
        <source>defined in %1:%2</source>
        <translation>定义于 %1:%2</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>调用 %1</translation>
    </message>
    <message>
        <source>target %1%2</source>
        <translation>目标版本 %1%2</translation>
    </message>
    <message>
        <source>base %1%2</source>
        <translation>基线版本 %1%2</translation>
    </message>
    <message>
        <source>Subclasses that override it do not take the call either.</source>
        <translation>覆盖它的子类也不接受该调用。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ChangedByBoth</name>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>line %1 of the copy: %2</source>
        <translation>副本第 %1 行：%2</translation>
    </message>
    <message>
        <source>Upstream changed %1 since base; the file has code of its own there.</source>
        <translation>自基线版本以来，上游修改了 %1；该文件在该处有自己的代码。</translation>
    </message>
    <message>
        <source>Whether it must follow cannot be told line by line: read upstream&apos;s change.</source>
        <translation>是否必须跟进，无法逐行判断：请阅读上游的改动。</translation>
    </message>
    <message numerus="yes">
        <source>Upstream changed %1 since base in %n places that the copy changed, too.</source>
        <translation>
            <numerusform>自基线版本以来，上游修改了 %1，其中 %n 处副本也作了修改。</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither side&apos;s text is right as it stands: whoever takes one over loses what the other meant.</source>
        <translation>双方的文本都不能原样采用：无论采用哪一方，都会丢失另一方的用意。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::CodeUse</name>
    <message>
        <source>%1 when the module is imported, which hangs on a condition at start-up (%2)</source>
        <translation>导入该模块时出现 %1；是否导入取决于启动时的条件（%2）</translation>
    </message>
    <message>
        <source>%1 when the module is imported: start-up of the plugin stops here</source>
        <translation>导入该模块时出现 %1：插件的启动到此中断</translation>
    </message>
    <message>
        <source>%1 when the module is imported: the platform cannot be loaded</source>
        <translation>导入该模块时出现 %1：平台无法加载</translation>
    </message>
    <message>
        <source>%1 when the module is imported for the first time</source>
        <translation>首次导入该模块时出现 %1</translation>
    </message>
    <message>
        <source>%1 when something imports the module; no entry point does today</source>
        <translation>该模块被导入时出现 %1；目前没有入口点导入它</translation>
    </message>
    <message>
        <source>%1 at the first call of %2()</source>
        <translation>首次调用 %2() 时出现 %1</translation>
    </message>
    <message>
        <source>%1 at the first call of %2() that gets to this line (%3)</source>
        <translation>%2() 的调用首次执行到此行（%3）时出现 %1</translation>
    </message>
    <message>
        <source>%1; no entry point imports the module today</source>
        <translation>%1；目前没有入口点导入该模块</translation>
    </message>
    <message>
        <source>%1 when the module is imported and gets to this line (%2)</source>
        <translation>导入该模块并执行到此行（%2）时出现 %1</translation>
    </message>
    <message>
        <source>also in line %1</source>
        <translation>另见第 %1 行</translation>
    </message>
    <message>
        <source>%1; a broad except hides it.</source>
        <translation>%1；但会被宽泛的 except 掩盖。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ConfigArrays</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Backbone: %1 layers (%2), ids %3.</source>
        <translation>主干：%1 层（%2），编号 %3。</translation>
    </message>
    <message>
        <source>Draft: %1 layers (%2), ids %3.</source>
        <translation>草稿：%1 层（%2），编号 %3。</translation>
    </message>
    <message>
        <source>Draft: none.</source>
        <translation>草稿：无。</translation>
    </message>
    <message>
        <source>below a test of the number of layers</source>
        <translation>位于对层数的判断之下</translation>
    </message>
    <message>
        <source>draft layers run it</source>
        <translation>由草稿层运行</translation>
    </message>
    <message>
        <source>backbone</source>
        <translation>主干</translation>
    </message>
    <message>
        <source>Evidence gap: the class that the target makes of model type “%1” is not in upstream&apos;s registry; what an installed package does to the array is not known here.</source>
        <translation>证据缺口：目标版本为模型类型“%1”创建的类不在上游的注册表中；此处无从得知已安装的软件包会对该数组做什么。</translation>
    </message>
    <message>
        <source>Config class: %1 (%2:%3).</source>
        <translation>配置类：%1（%2:%3）。</translation>
    </message>
    <message>
        <source>%1:%2 keeps only a part of %3.</source>
        <translation>%1:%2 仅保留 %3 的一部分。</translation>
    </message>
    <message>
        <source>%1:%2 changes %3.</source>
        <translation>%1:%2 修改了 %3。</translation>
    </message>
    <message>
        <source>The construction of a layer stops with an IndexError, or a layer is built as another kind.</source>
        <translation>构造某一层时因 IndexError 而中止，或者某一层被构造成另一种类型。</translation>
    </message>
    <message>
        <source>layers %1 have no entry</source>
        <translation>层 %1 没有对应项</translation>
    </message>
    <message>
        <source>draft layers %1 have no entry</source>
        <translation>草稿层 %1 没有对应项</translation>
    </message>
    <message>
        <source>entries %1 belong to no layer</source>
        <translation>条目 %1 不属于任何层</translation>
    </message>
    <message>
        <source>%1 of %2 has %3 entries for %4 backbone and %5 draft layers: %6.</source>
        <translation>%2 的 %1 有 %3 个条目，而主干层有 %4 层，草稿层有 %5 层：%6。</translation>
    </message>
    <message>
        <source>Code that counts layers by the list builds layers that the checkpoint lacks.</source>
        <translation>按该列表统计层数的代码，会构建检查点中没有的层。</translation>
    </message>
    <message>
        <source>%1 of %2 has entries for the draft layers %3, but %4 keeps only a part of it, and code that draft layers run indexes it by layer.</source>
        <translation>%2 的 %1 含有草稿层 %3 的条目，但 %4 只保留其中一部分，而草稿层运行的代码会按层对其索引。</translation>
    </message>
    <message>
        <source>%1 of %2 has entries for the backbone alone, but code that the draft layers %3 run indexes it by layer.</source>
        <translation>%2 的 %1 只有主干的条目，但草稿层 %3 运行的代码会按层对其索引。</translation>
    </message>
    <message>
        <source>Building the draft model stops with an IndexError.</source>
        <translation>构建草稿模型时会因 IndexError 而中止。</translation>
    </message>
    <message>
        <source>%1 of %2 has entries for the draft layers %3 that the code does not read: it tests the number of layers first.</source>
        <translation>%2 的 %1 含有草稿层 %3 的条目，但代码不读取它们：它会先判断层数。</translation>
    </message>
    <message>
        <source>Draft layers run with a value of the code, whatever the checkpoint says.</source>
        <translation>无论检查点如何规定，草稿层都使用代码中写定的值运行。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::CounterpartChanges</name>
    <message>
        <source>No upstream file was found that %1 mirrors.</source>
        <translation>未找到 %1 所镜像的上游文件。</translation>
    </message>
    <message>
        <source>What upstream changes cannot be compared with it: name the counterpart, or note that the file is the plugin&apos;s own.</source>
        <translation>无法将上游的改动与之比较：请指明对应文件，或注明该文件是插件自己的。</translation>
    </message>
    <message>
        <source>The target no longer has %1, which %2 mirrors.</source>
        <translation>目标版本中已没有 %2 所镜像的 %1。</translation>
    </message>
    <message>
        <source>The file goes on alone: nothing of upstream&apos;s work reaches it any more, and what upstream put in its place may have to be taken over.</source>
        <translation>该文件将独自延续：上游的后续工作不再惠及它，而上游用来取代它的内容可能需要移植过来。</translation>
    </message>
    <message>
        <source>Upstream moved %1, which %2 mirrors, to %3.</source>
        <translation>%2 所镜像的 %1 已被上游移至 %3。</translation>
    </message>
    <message>
        <source>Changes since base are found at the new place; a plugin file in the old place is harder to compare.</source>
        <translation>自基线版本以来的改动要到新位置去找；仍留在旧位置的插件文件更难比较。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::DecoratorOrder</name>
    <message>
        <source>The patch of %1 stands below @%2, so what is installed lacks what @%2 does.</source>
        <translation>%1 的补丁位于 @%2 之下，因此所安装的对象不具备 @%2 的作用。</translation>
    </message>
    <message>
        <source>A plain function is installed in place of a kernel: the first launch fails.</source>
        <translation>安装的是普通函数而不是内核：首次启动内核时失败。</translation>
    </message>
    <message>
        <source>Another kernel object than the decorated one is installed.</source>
        <translation>安装的是另一个内核对象，而不是经过装饰的那个。</translation>
    </message>
    <message>
        <source>The kernel is installed without its tuning: a launch lacks the arguments that @%1 provides.</source>
        <translation>安装的内核不带调优配置：启动时缺少由 @%1 提供的参数。</translation>
    </message>
    <message>
        <source>The patch decorator gives it the target&apos;s own kind, so nothing is lost today.</source>
        <translation>补丁装饰器会使其与补丁目标的种类一致，因此目前没有丢失任何东西。</translation>
    </message>
    <message>
        <source>A plain function is installed: it is bound as a method where @%1 was meant, silently.</source>
        <translation>安装的是普通函数：它会被绑定为方法，而本意是 @%1，且没有任何提示。</translation>
    </message>
    <message>
        <source>Callers of the target run it without @%1, silently.</source>
        <translation>补丁目标的调用方运行的是不带 @%1 的版本，且没有任何提示。</translation>
    </message>
    <message>
        <source>@%1 stands over a tuning decorator in the replacement of %2.</source>
        <translation>在 %2 的替换实现中，@%1 位于调优装饰器之上。</translation>
    </message>
    <message>
        <source>It is given an object instead of a function: importing the file fails.</source>
        <translation>它得到的是对象而不是函数：导入该文件会失败。</translation>
    </message>
    <message>
        <source>line %1: @%2</source>
        <translation>第 %1 行：@%2</translation>
    </message>
</context>
<context>
    <name>mxw::checks::Descriptor</name>
    <message>
        <source>plain function</source>
        <translation>普通函数</translation>
    </message>
    <message>
        <source>static method</source>
        <translation>静态方法</translation>
    </message>
    <message>
        <source>class method</source>
        <translation>类方法</translation>
    </message>
    <message>
        <source>property</source>
        <translation>属性</translation>
    </message>
</context>
<context>
    <name>mxw::checks::DuplicateKeys</name>
    <message>
        <source>also in %1:%2: %3</source>
        <translation>另见 %1:%2：%3</translation>
    </message>
    <message>
        <source>%1 is registered a second time; %2:%3 does so, too.</source>
        <translation>%1 被第二次注册；另一次注册在 %2:%3。</translation>
    </message>
    <message>
        <source>The registry takes a key only once and raises at start-up.</source>
        <translation>注册表对一个键只接受一次注册，启动时会抛出异常。</translation>
    </message>
    <message>
        <source>The registry takes a key only once and raises once both have run.</source>
        <translation>注册表对一个键只接受一次注册，两处注册都运行后会抛出异常。</translation>
    </message>
    <message>
        <source>%1 is registered twice with the same class; %2:%3 does so, too.</source>
        <translation>%1 以同一个类注册了两次；另一次注册在 %2:%3。</translation>
    </message>
    <message>
        <source>Nothing breaks; one of the two is redundant.</source>
        <translation>不会出错；两者之一是多余的。</translation>
    </message>
    <message>
        <source>%1 is registered as %2 here and as %3 in %4:%5.</source>
        <translation>%1 在此处注册为 %2，在 %4:%5 则注册为 %3。</translation>
    </message>
    <message>
        <source>The later one wins at start-up: %1.</source>
        <translation>启动时后注册的生效：%1。</translation>
    </message>
    <message>
        <source>Silently: the one that happens to be imported last wins.</source>
        <translation>恰好最后导入的那个生效，且没有任何提示。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::EarlyBinding</name>
    <message>
        <source>taken from %1, %2</source>
        <translation>取自 %1，%2</translation>
    </message>
</context>
<context>
    <name>mxw::checks::EarlyBound</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2 处</translation>
    </message>
    <message>
        <source>%1 is taken at import, before the patch runs, by %2.</source>
        <translation>%1 在导入时（补丁运行之前）就已被取用，取用位置：%2。</translation>
    </message>
    <message>
        <source>They go on using the original, silently.</source>
        <translation>它们会继续使用原对象，且没有任何提示。</translation>
    </message>
    <message>
        <source>%1 is taken at import by %2.</source>
        <translation>%1 在导入时被 %2 取走。</translation>
    </message>
    <message>
        <source>They use the replacement only when they are imported after the patch: a run in every process can tell.</source>
        <translation>只有在补丁之后才被导入时，它们才会用到替换实现：需在各进程中实际运行才能确定。</translation>
    </message>
    <message>
        <source>%1:%2 evaluates it when the patched module is imported</source>
        <translation>%1:%2 在导入被打补丁的模块时对其求值</translation>
    </message>
    <message>
        <source>%1 holds it as %2 (%3)</source>
        <translation>%1 以 %2 之名持有它（%3）</translation>
    </message>
    <message>
        <source>%1 holds it as %2, depending on the import order</source>
        <translation>%1 可能以 %2 之名持有它，取决于导入顺序</translation>
    </message>
    <message>
        <source>%1 has a namesake with the same parameters, %2 (%3:%4), which is not patched.</source>
        <translation>%1 有一个参数相同的同名对象 %2（%3:%4），它没有被打补丁。</translation>
    </message>
    <message>
        <source>Its callers run upstream&apos;s code: the patch does not cover that path.</source>
        <translation>它的调用方运行的是上游代码：补丁没有覆盖这条路径。</translation>
    </message>
    <message>
        <source>another namesake: %1 (%2:%3)</source>
        <translation>另一个同名者：%1（%2:%3）</translation>
    </message>
</context>
<context>
    <name>mxw::checks::EnumIdentity</name>
    <message>
        <source>the plugin&apos;s own: %1</source>
        <translation>插件自己的定义：%1</translation>
    </message>
    <message>
        <source>Silently: members of two Enum classes are never equal, and upstream takes its other branch.</source>
        <translation>两个枚举类的成员永远不相等，上游会走另一个分支，且没有任何提示。</translation>
    </message>
    <message>
        <source>%1() takes upstream&apos;s %2 (%3) as %4 and is given a member of the plugin&apos;s %5 (%6).</source>
        <translation>%1() 的参数 %4 应为上游的 %2（%3），传入的却是插件的 %5（%6）的成员。</translation>
    </message>
    <message>
        <source>%1() returns a member of the plugin&apos;s %2 (%3), and %4 promises upstream&apos;s %5 (%6).</source>
        <translation>%1() 返回插件的 %2（%3）的成员，而 %4 声明返回上游的 %5（%6）。</translation>
    </message>
    <message>
        <source>%1.%2 is a member of the plugin&apos;s %3 (%4); in %5 it is one of upstream&apos;s %6 (%7).</source>
        <translation>%1.%2 是插件的 %3（%4）的成员；在 %5 中则是上游的 %6（%7）的成员。</translation>
    </message>
    <message>
        <source>%1 compares a member of the plugin&apos;s %2 (%3) with one of upstream&apos;s %4 (%5).</source>
        <translation>%1 将插件的 %2（%3）的成员与上游的 %4（%5）的成员进行比较。</translation>
    </message>
    <message>
        <source>Silently: members of two Enum classes are never equal; the comparison always gives the same.</source>
        <translation>两个枚举类的成员永远不相等，比较结果始终相同，且没有任何提示。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ExtensionPoints</name>
    <message>
        <source>%1 can be replaced through %2 (%3:%4).</source>
        <translation>%1 可以通过 %2 替换（%3:%4）。</translation>
    </message>
    <message>
        <source>A patch has to follow the target&apos;s code at every upgrade; a registration does not: migrate?</source>
        <translation>每次升级时，补丁都必须跟随补丁目标的代码改动，注册则不必：是否迁移？</translation>
    </message>
</context>
<context>
    <name>mxw::checks::HeaderChecks</name>
    <message>
        <source>lacks %1</source>
        <translation>缺少 %1</translation>
    </message>
    <message>
        <source>has only placeholder text for %1</source>
        <translation>仅以占位文本填写了 %1</translation>
    </message>
    <message>
        <source>The header %1.</source>
        <translation>文件头%1。</translation>
    </message>
    <message>
        <source>The next reviewer cannot tell why the difference exists or when it can go.</source>
        <translation>下一位评审者无法得知这处差异为何存在、何时可以去掉。</translation>
    </message>
    <message>
        <source>The header says &quot;%1&quot;; the version under review is %2.</source>
        <translation>文件头写的是“%1”；正在评审的版本是 %2。</translation>
    </message>
    <message>
        <source>Nobody recorded that the patch was looked at for this version.</source>
        <translation>没有记录表明该补丁已针对此版本检查过。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ImportChecks</name>
    <message>
        <source>%1 looks like it</source>
        <translation>%1 看起来与之对应</translation>
    </message>
    <message>
        <source>it lives on as %1 (%2:%3)</source>
        <translation>它以 %1 的名称保留了下来（%2:%3）</translation>
    </message>
    <message>
        <source>%1 is now in %2 (%3:%4)</source>
        <translation>%1 现在位于 %2（%3:%4）</translation>
    </message>
    <message>
        <source>The relative import of %1 climbs out of the package.</source>
        <translation>对 %1 的相对导入超出了包的范围。</translation>
    </message>
    <message>
        <source>%1 does not define %2</source>
        <translation>%1 未定义 %2</translation>
    </message>
    <message>
        <source>%2 is gone from %1 at the target</source>
        <translation>目标版本的 %1 中已没有 %2</translation>
    </message>
    <message>
        <source>%1 does not define %2, neither at base nor at the target</source>
        <translation>%1 未定义 %2，基线和目标版本中都没有</translation>
    </message>
    <message>
        <source>The plugin has no module %1</source>
        <translation>插件中没有模块 %1</translation>
    </message>
    <message>
        <source>The module %1 is gone at the target</source>
        <translation>目标版本中已没有模块 %1</translation>
    </message>
    <message>
        <source>There is no module %1, neither at base nor at the target</source>
        <translation>没有模块 %1，基线和目标版本中都没有</translation>
    </message>
    <message>
        <source> (there is no %1)</source>
        <translation> （没有 %1）</translation>
    </message>
    <message>
        <source>; imported from it: %1</source>
        <translation>；从中导入：%1</translation>
    </message>
    <message>
        <source>Only type checkers see it; nothing fails at run time.</source>
        <translation>只有类型检查器会看到它；运行时不会失败。</translation>
    </message>
    <message>
        <source>The other arm of the try provides the name; this arm is dead at the target.</source>
        <translation>该名称由 try 的另一分支提供；此分支在目标版本上已无作用。</translation>
    </message>
    <message>
        <source>The error is caught: the code after it runs without what it wanted to import.</source>
        <translation>错误会被捕获：之后的代码在缺少所需导入的情况下运行。</translation>
    </message>
    <message>
        <source>Fails when %1 holds.</source>
        <translation>当 %1 成立时失败。</translation>
    </message>
    <message>
        <source>Fails at the first call of %1().</source>
        <translation>首次调用 %1() 时失败。</translation>
    </message>
    <message>
        <source>Fails when the module is imported, which hangs on a condition at start-up (%1).</source>
        <translation>导入该模块时失败；是否导入取决于启动时的条件（%1）。</translation>
    </message>
    <message>
        <source>Start-up of the plugin stops here.</source>
        <translation>插件启动到此中断。</translation>
    </message>
    <message>
        <source>The platform cannot be loaded.</source>
        <translation>平台无法加载。</translation>
    </message>
    <message>
        <source>Fails when the module is imported for the first time.</source>
        <translation>首次导入该模块时失败。</translation>
    </message>
    <message>
        <source>Fails when something imports the module; no entry point does today.</source>
        <translation>一旦有代码导入该模块就会失败；目前没有入口点会导入它。</translation>
    </message>
    <message>
        <source>%1 is not in %2</source>
        <translation>%1 不在 %2 中</translation>
    </message>
    <message>
        <source>there is no module %1</source>
        <translation>没有模块 %1</translation>
    </message>
    <message>
        <source>%1 does not parse, so %2 cannot be imported</source>
        <translation>%1 无法解析，因此无法导入 %2</translation>
    </message>
    <message>
        <source>%1 (%2:%3)</source>
        <translation>%1（%2:%3）</translation>
    </message>
    <message>
        <source>module %1</source>
        <translation>模块 %1</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… 另有 %1 个</translation>
    </message>
    <message>
        <source>Start-up through %1 (%2:%3) stops here: %4.</source>
        <translation>经 %1（%2:%3）的启动到此中断：%4。</translation>
    </message>
    <message>
        <source>Patches after it that are not installed: %1. Modules after it that are not imported: %2.</source>
        <translation>其后未安装的补丁：%1。其后未导入的模块：%2。</translation>
    </message>
    <message>
        <source>Switched off: its import is commented out at %1:%2.</source>
        <translation>已停用：它的导入在 %1:%2 处被注释掉。</translation>
    </message>
    <message>
        <source>Nothing imports it: it has no effect.</source>
        <translation>没有任何地方导入它：它不起作用。</translation>
    </message>
    <message>
        <source>No entry point reaches the patch of %1.</source>
        <translation>没有入口点能到达 %1 的补丁。</translation>
    </message>
    <message>
        <source>No entry point reaches this file, and it installs no patch.</source>
        <translation>没有入口点能到达此文件，且它不安装任何补丁。</translation>
    </message>
    <message>
        <source>The file holds merge conflict markers and does not parse.</source>
        <translation>文件中有合并冲突标记，无法解析。</translation>
    </message>
    <message>
        <source>The file does not parse: %1.</source>
        <translation>文件无法解析：%1。</translation>
    </message>
    <message>
        <source>Importing %1 fails; its patches and registrations cannot be listed.</source>
        <translation>导入 %1 会失败；无法列出其中的补丁和注册。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ImportOrder</name>
    <message>
        <source>imported earlier by the plugin: %1</source>
        <translation>已由插件更早导入：%1</translation>
    </message>
    <message>
        <source>imported by the patched module: %1</source>
        <translation>由被打补丁的模块导入：%1</translation>
    </message>
    <message>
        <source>imported before the plugins are loaded: %1</source>
        <translation>在加载插件之前已导入：%1</translation>
    </message>
    <message>
        <source>imported earlier at start-up</source>
        <translation>在启动过程中更早导入</translation>
    </message>
</context>
<context>
    <name>mxw::checks::IncompleteClasses</name>
    <message>
        <source>%1 in %2</source>
        <translation>%1（%2 中）</translation>
    </message>
    <message>
        <source>The target class gained %1 since base; the replacement %2 lacks it, and %3 reads it.</source>
        <translation>自基线版本以来，目标类新增了 %1；替换实现 %2 缺少它，而 %3 会读取它。</translation>
    </message>
    <message>
        <source>The replacement %2 lacks %1 of the target class, and %3 reads it.</source>
        <translation>替换实现 %2 缺少目标类的 %1，而 %3 会读取它。</translation>
    </message>
    <message>
        <source>AttributeError when that module is imported.</source>
        <translation>导入该模块时出现 AttributeError。</translation>
    </message>
    <message>
        <source>AttributeError at the first call of %1() that gets there.</source>
        <translation>首次调用 %1() 并执行到该处时出现 AttributeError。</translation>
    </message>
    <message numerus="yes">
        <source>… %n more places</source>
        <translation>
            <numerusform>… 另有 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::IncompleteNotes</name>
    <message>
        <source>line %1: does not say when it can be removed</source>
        <translation>第 %1 行：未说明何时可以移除</translation>
    </message>
    <message>
        <source>line %1: gives no reason</source>
        <translation>第 %1 行：未给出理由</translation>
    </message>
    <message numerus="yes">
        <source>%n modification marks give no reason.</source>
        <translation>
            <numerusform>%n 处修改标记未给出理由。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n modification marks do not say when they can be removed.</source>
        <translation>
            <numerusform>%n 处修改标记未说明何时可以移除。</numerusform>
        </translation>
    </message>
    <message>
        <source>At the next upgrade the difference has to be understood anew before anybody dares to remove it.</source>
        <translation>下次升级时，必须重新弄清该差异，才有人敢将其移除。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::KeyCoverage</name>
    <message>
        <source>%1 of %2 lacks &quot;%3&quot;, which upstream&apos;s %4 (%5) makes of &quot;%6&quot; when it reads a checkpoint.</source>
        <translation>%2 的 %1 缺少 &quot;%3&quot;，而上游的 %4（%5）在读取检查点时会把 &quot;%6&quot; 改为它。</translation>
    </message>
    <message>
        <source>The platform rejects the key when the configuration is checked.</source>
        <translation>检查配置时，平台会拒绝该键。</translation>
    </message>
    <message>
        <source>%1 of %2 lacks &quot;%3&quot;, which the plugin registers as %4 (%5:%6).</source>
        <translation>%2 的 %1 缺少 &quot;%3&quot;，而插件已将其注册为 %4（%5:%6）。</translation>
    </message>
    <message>
        <source>The platform rejects the key when the configuration is checked: %1 is never used for it.</source>
        <translation>检查配置时，平台会拒绝该键：%1 永远不会用于该键。</translation>
    </message>
    <message>
        <source>%1 of %2 names &quot;%3&quot;, which neither upstream nor the plugin has as %4</source>
        <translation>%2 的 %1 列出了 &quot;%3&quot;，而上游和插件都没有名为它的 %4</translation>
    </message>
    <message>
        <source>%1; upstream still had it at base.</source>
        <translation>%1；上游在基线版本中还有它。</translation>
    </message>
    <message>
        <source>The platform promises the key, and its lookup fails unless another package has it.</source>
        <translation>平台声称支持该键，但除非其他软件包提供它，否则查找会失败。</translation>
    </message>
    <message>
        <source>Upstream has %1 (%2) under %3, too; the plugin registers %4 only under &quot;%5&quot;.</source>
        <translation>上游还在 %3 下提供 %1（%2）；插件只在 &quot;%5&quot; 下注册了 %4。</translation>
    </message>
    <message>
        <source>Silently: whoever asks for %1 gets upstream&apos;s class.</source>
        <translation>请求 %1 时得到的是上游的类，且没有任何提示。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::LostDecorators</name>
    <message>
        <source>The launch no longer chooses its configuration: arguments that autotuning fills in are missing at the first launch.</source>
        <translation>启动内核时不再选择配置：首次启动时缺少由自动调优填入的参数。</translation>
    </message>
    <message>
        <source>Arguments that the heuristics fill in are missing at the first launch of the kernel.</source>
        <translation>首次启动该内核时，缺少由 heuristics 填入的参数。</translation>
    </message>
    <message>
        <source>The function is no kernel any more: the first launch with a grid fails.</source>
        <translation>该函数不再是内核：首次带 grid 启动时失败。</translation>
    </message>
    <message>
        <source>Autograd records what runs inside: more memory and slower, silently.</source>
        <translation>Autograd 会记录内部的运算：占用更多内存且更慢，没有任何提示。</translation>
    </message>
    <message>
        <source>Every call computes anew, and cache_clear() or cache_info() on it fail.</source>
        <translation>每次调用都重新计算，并且对它调用 cache_clear() 或 cache_info() 会失败。</translation>
    </message>
    <message>
        <source>A `with` statement over its result fails at the first use.</source>
        <translation>首次对其结果使用 `with` 语句时失败。</translation>
    </message>
    <message>
        <source>It runs uncompiled: slower, silently.</source>
        <translation>它未经编译就运行：变慢，且没有任何提示。</translation>
    </message>
    <message>
        <source>The constructor and comparison that the decorator writes are missing at the first use.</source>
        <translation>首次使用时，缺少由该装饰器生成的构造函数和比较方法。</translation>
    </message>
    <message>
        <source>The target is decorated with @%1; the replacement %2 is not.</source>
        <translation>补丁目标带有装饰器 @%1，替换实现 %2 没有。</translation>
    </message>
    <message>
        <source>The registry keeps the original: whoever looks it up there does not get the replacement.</source>
        <translation>注册表仍保留原对象：从注册表查找的代码得不到替换实现。</translation>
    </message>
    <message>
        <source>What the decorator adds is gone whenever the replacement runs.</source>
        <translation>只要运行的是替换实现，该装饰器附加的行为就不存在。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::MissedHunks</name>
    <message numerus="yes">
        <source>… %n more lines</source>
        <translation>
            <numerusform>… 另有 %n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::MissedUpstreamChanges</name>
    <message numerus="yes">
        <source>Upstream changed what %1 does outside of its functions and classes since base; the copy lacks %n of the changes.</source>
        <translation>
            <numerusform>自基线版本以来，上游修改了 %1 中函数和类之外的代码；副本缺少其中 %n 处改动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upstream changed what the class body of %1 holds since base; the copy lacks %n of the changes.</source>
        <translation>
            <numerusform>自基线版本以来，上游修改了 %1 类体中的内容；副本缺少其中 %n 处改动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upstream changed %1 since base; the copy lacks %n of the changes.</source>
        <translation>
            <numerusform>自基线版本以来，上游修改了 %1；副本缺少其中 %n 处改动。</numerusform>
        </translation>
    </message>
    <message>
        <source>The copy keeps what upstream did at base: fixes and new cases are lost, silently, whenever it runs.</source>
        <translation>副本保留了上游在基线版本中的行为：只要运行它，上游的修复和新增情形就会丢失，且没有任何提示。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::MissingHook</name>
    <message>
        <source>%1 is new in upstream since base and only raises NotImplementedError; %2 does not override it.</source>
        <translation>%1 是上游自基线版本以来新增的，且只抛出 NotImplementedError；%2 没有覆盖它。</translation>
    </message>
    <message>
        <source>%1 of upstream only raises NotImplementedError since base; %2 does not override it.</source>
        <translation>自基线版本以来，上游的 %1 只抛出 NotImplementedError；%2 没有覆盖它。</translation>
    </message>
    <message>
        <source>Nothing in upstream is seen to call it yet.</source>
        <translation>目前未发现上游有代码调用它。</translation>
    </message>
    <message>
        <source>NotImplementedError at the first call of %1().</source>
        <translation>首次调用 %1() 时出现 NotImplementedError。</translation>
    </message>
    <message>
        <source>NotImplementedError when %1 calls it.</source>
        <translation>%1 调用它时出现 NotImplementedError。</translation>
    </message>
    <message>
        <source>NotImplementedError at the first call in %1() (%2).</source>
        <translation>%1() 中首次调用它（%2）时出现 NotImplementedError。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::MissingMembers</name>
    <message>
        <source>Upstream&apos;s %1 gained %2 since base; the copy of the class lacks it.</source>
        <translation>自基线版本以来，上游的 %1 新增了 %2；该类的副本中没有它。</translation>
    </message>
    <message>
        <source>%1 gained %2 since base; the copy lacks it.</source>
        <translation>自基线版本以来，%1 新增了 %2；副本中没有它。</translation>
    </message>
    <message>
        <source>Code that counts on it finds nothing here; nothing of what was copied uses it.</source>
        <translation>依赖它的代码在此处找不到它；所复制的代码都没有用到它。</translation>
    </message>
    <message>
        <source>%1 uses it at the target: what upstream changed there cannot be taken over without it.</source>
        <translation>目标版本中的 %1 使用了它：没有它，就无法移植上游在该处的改动。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::NameChecks</name>
    <message>
        <source>%1 (line %2: %3 derives from it)</source>
        <translation>%1（第 %2 行：%3 继承自它）</translation>
    </message>
    <message>
        <source>%1 (line %2: argument 2 of %3() must be a type)</source>
        <translation>%1（第 %2 行：%3() 的第 2 个参数必须是类型）</translation>
    </message>
    <message>
        <source>TypeError instead of handling, as soon as the try in line %1 raises</source>
        <translation>一旦第 %1 行的 try 抛出异常，就会出现 TypeError，而不会进入异常处理</translation>
    </message>
    <message>
        <source>%1 (line %2: %3 is read from it)</source>
        <translation>%1（第 %2 行：从它读取 %3）</translation>
    </message>
    <message>
        <source>%1 (line %2: the annotation combines it with |)</source>
        <translation>%1（第 %2 行：注解用 | 与它组合）</translation>
    </message>
    <message>
        <source>%1 (line %2: it is used with [ ])</source>
        <translation>%1（第 %2 行：对它使用了 [ ]）</translation>
    </message>
    <message>
        <source>the class %1</source>
        <translation>类 %1</translation>
    </message>
    <message>
        <source>objects of %1</source>
        <translation>%1 的对象</translation>
    </message>
    <message>
        <source>The plugin does not give %1 to %2</source>
        <translation>插件没有为 %2 提供 %1</translation>
    </message>
    <message>
        <source>%1 is gone from %2 at the target</source>
        <translation>目标版本的 %2 中已没有 %1</translation>
    </message>
    <message>
        <source>%1 is not in %2, neither at base nor at the target</source>
        <translation>%2 中没有 %1，基线和目标版本中都没有</translation>
    </message>
    <message>
        <source>; it may live on as %1</source>
        <translation>；它可能以 %1 的名称保留了下来</translation>
    </message>
    <message>
        <source>; it lives on as %1 (%2:%3)</source>
        <translation>；它以 %1 的名称保留了下来（%2:%3）</translation>
    </message>
    <message>
        <source>; %1 has it (%2:%3)</source>
        <translation>；%1 中有它（%2:%3）</translation>
    </message>
    <message>
        <source>The patch puts a %1 in its place: what derives from the class, asks isinstance() or reads its attributes fails.</source>
        <translation>补丁在其位置放入了%1：继承该类、用 isinstance() 判断或读取其属性的代码会失败。</translation>
    </message>
    <message>
        <source>The patch puts a %1 in its place: callers get an object of it instead of what the function returns.</source>
        <translation>补丁在其位置放入了%1：调用方得到的是它的对象，而不是该函数的返回值。</translation>
    </message>
    <message>
        <source>The patch decorator raises AttributeError when the file is imported: a function has no %1.</source>
        <translation>导入该文件时，补丁装饰器会抛出 AttributeError：函数没有 %1。</translation>
    </message>
    <message>
        <source>The patch sets an attribute of a function that nobody looks at: it has no effect, silently.</source>
        <translation>补丁设置的是函数上无人读取的属性：不起任何作用，且没有任何提示。</translation>
    </message>
    <message>
        <source>class</source>
        <translation>类</translation>
    </message>
    <message>
        <source>function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>variable</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>%1 is a %2 (%3:%4).</source>
        <translation>%1 是%2（%3:%4）。</translation>
    </message>
    <message>
        <source>%1 is a %2 at the target (%3:%4)</source>
        <translation>%1 在目标版本中是%2（%3:%4）</translation>
    </message>
    <message>
        <source>, as it was at base</source>
        <translation>，与基线版本相同</translation>
    </message>
    <message>
        <source>; at base it was a %1 (%2:%3)</source>
        <translation>；在基线版本中是%1（%2:%3）</translation>
    </message>
    <message>
        <source>; a %1 of that name is in %2</source>
        <translation>；%2 中有一个同名的%1</translation>
    </message>
    <message>
        <source>%1 is imported or defined for type checkers only, but used at run time</source>
        <translation>%1 仅为类型检查器导入或定义，却在运行时使用</translation>
    </message>
    <message>
        <source>Nothing in this module defines or imports %1</source>
        <translation>该模块没有定义或导入 %1</translation>
    </message>
    <message>
        <source>; other modules of the plugin have: %1</source>
        <translation>；插件的其他模块中有：%1</translation>
    </message>
    <message>
        <source>; %1 defines it (%2:%3)</source>
        <translation>；%1 定义了它（%2:%3）</translation>
    </message>
    <message>
        <source>it returns an object of %1 (%2:%3)</source>
        <translation>它返回 %1 的对象（%2:%3）</translation>
    </message>
</context>
<context>
    <name>mxw::checks::NoEffect</name>
    <message>
        <source>%1 is added, but neither upstream nor the plugin reads %2.</source>
        <translation>添加了 %1，但上游和插件都没有读取 %2。</translation>
    </message>
    <message>
        <source>The patch has no effect, silently.</source>
        <translation>补丁不起任何作用，且没有任何提示。</translation>
    </message>
    <message>
        <source>Upstream has %1.</source>
        <translation>上游有 %1。</translation>
    </message>
    <message>
        <source>Nothing at the target uses %1 any more; at base %2:%3 did.</source>
        <translation>目标版本中已没有代码使用 %1；基线版本中 %2:%3 使用过它。</translation>
    </message>
    <message>
        <source>Nothing uses %1, neither at base nor at the target.</source>
        <translation>没有代码使用 %1，基线和目标版本中都没有。</translation>
    </message>
    <message>
        <source>Every user of %1 took it at import, before the patch runs.</source>
        <translation>%1 的所有使用者都在导入时、补丁运行之前就取走了它。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ObsoleteDifferences</name>
    <message>
        <source>Upstream removed %1; the copy keeps it unchanged, and nothing uses it.</source>
        <translation>上游已移除 %1；副本原样保留了它，而没有代码使用它。</translation>
    </message>
    <message>
        <source>Code that nothing runs is compared and carried on at each upgrade.</source>
        <translation>每次升级时，都要比较并延续这段无人运行的代码。</translation>
    </message>
    <message>
        <source>The target has the same %1 in %2.</source>
        <translation>目标版本的 %2 中有相同的 %1。</translation>
    </message>
    <message>
        <source>The copy&apos;s own one is no difference any more: it can be imported from there.</source>
        <translation>副本自带的这一份已不再构成差异：可以改为从该处导入。</translation>
    </message>
    <message>
        <source>The mark says that it goes with %1; the version under review is %2.</source>
        <translation>标记称它可随 %1 移除；受审版本为 %2。</translation>
    </message>
    <message>
        <source>The reason for the difference may be gone: check it, and remove it or renew the note.</source>
        <translation>存在该差异的理由可能已经消失：请核实，然后移除该差异或更新注记。</translation>
    </message>
    <message>
        <source>Upstream made the change that is marked here: nothing differs any more.</source>
        <translation>上游已作出此处所标记的改动：已没有任何差异。</translation>
    </message>
    <message>
        <source>The mark sends the next reader after a difference that is none.</source>
        <translation>该标记会让后来的读者去寻找并不存在的差异。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::OperatorChecks</name>
    <message>
        <source>%1 is a library of operators and cannot be called</source>
        <translation>%1 是算子库，不能被调用</translation>
    </message>
    <message>
        <source>the operator is %1 (%2:%3)</source>
        <translation>算子是 %1（%2:%3）</translation>
    </message>
    <message>
        <source>Upstream registered %1 at base (%2:%3) and no longer does at the target</source>
        <translation>上游在基线版本中注册了 %1（%2:%3），在目标版本中不再注册</translation>
    </message>
    <message>
        <source>%1 looks like it</source>
        <translation>%1 看起来与之对应</translation>
    </message>
    <message>
        <source>at base %1</source>
        <translation>基线版本：%1</translation>
    </message>
    <message>
        <source>Nothing registers %1, neither at base nor at the target; %2 is spelt almost the same.</source>
        <translation>没有代码注册 %1，基线和目标版本中都没有；%2 的拼写与之几乎相同。</translation>
    </message>
    <message>
        <source>No source of upstream or of the plugin registers %1; whether an installed package does cannot be told from the sources.</source>
        <translation>上游和插件的源码都没有注册 %1；是否由某个已安装的包注册，无法从源码判断。</translation>
    </message>
    <message>
        <source>No source of upstream or of the plugin registers %1; whether the installed %2 does cannot be told from the sources.</source>
        <translation>上游和插件的源码都没有注册 %1；是否由已安装的 %2 注册，无法从源码判断。</translation>
    </message>
    <message>
        <source>Unless the installed %1 still has it: %2.</source>
        <translation>若已安装的 %1 不再提供它：%2。</translation>
    </message>
    <message>
        <source>Where nothing registers it: %1.</source>
        <translation>在没有任何代码注册它的环境中：%1。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::OperatorContracts</name>
    <message>
        <source>ValueError of torch when the module is imported: no schema can be made.</source>
        <translation>导入该模块时 torch 抛出 ValueError：无法生成 schema。</translation>
    </message>
    <message>
        <source>parameter %1 of %2() cannot be passed both by position and by name</source>
        <translation>%2() 的参数 %1 并非位置方式和关键字方式均可传入</translation>
    </message>
    <message>
        <source>parameter %1 of %2() has no annotation</source>
        <translation>%2() 的参数 %1 没有注解</translation>
    </message>
    <message>
        <source>parameter %1 of %2() is annotated %3, which torch has no schema type for</source>
        <translation>%2() 的参数 %1 的注解是 %3，torch 没有与之对应的 schema 类型</translation>
    </message>
    <message>
        <source>%1 is said to be written to and is no tensor but %2</source>
        <translation>%1 被声明为会被写入，但它的类型不是张量而是 %2</translation>
    </message>
    <message>
        <source>%1() does not say what it returns</source>
        <translation>%1() 未说明返回什么</translation>
    </message>
    <message>
        <source>%1 is said to be written to, and %2() has no such parameter</source>
        <translation>%1 被声明为会被写入，而 %2() 没有该参数</translation>
    </message>
    <message>
        <source>TypeError when a graph with the operator is traced or compiled for the first time.</source>
        <translation>首次追踪或编译包含该算子的图时出现 TypeError。</translation>
    </message>
    <message>
        <source>%1() takes %2 and its fake %3() (%4) does not</source>
        <translation>%1() 接受 %2，而它的伪实现 %3()（%4）不接受</translation>
    </message>
    <message>
        <source>TypeError when a call that gives it is traced or compiled.</source>
        <translation>追踪或编译传入该参数的调用时出现 TypeError。</translation>
    </message>
    <message>
        <source>%1() takes (%2) and its fake %3() (%4) takes (%5)</source>
        <translation>%1() 接受 (%2)，而它的伪实现 %3()（%4）接受 (%5)</translation>
    </message>
    <message>
        <source>parameter %1 of %2() is %3 in its fake %4() (%5)</source>
        <translation>%2() 的参数 %1 在其伪实现 %4()（%5）中是 %3</translation>
    </message>
    <message>
        <source>Shapes are computed from the wrong argument when a graph is traced.</source>
        <translation>追踪图时，会用错误的参数计算形状。</translation>
    </message>
    <message>
        <source>Nothing breaks as long as both mean the same: arguments go by position.</source>
        <translation>只要两者含义相同就不会出错：参数按位置传递。</translation>
    </message>
    <message>
        <source>parameter %1 has a default in %2() and none in its fake %3() (%4)</source>
        <translation>参数 %1 在 %2() 中有默认值，而在其伪实现 %3()（%4）中没有</translation>
    </message>
    <message>
        <source>TypeError when a call that leaves it out is traced or compiled.</source>
        <translation>追踪或编译省略该参数的调用时出现 TypeError。</translation>
    </message>
    <message>
        <source>%1() returns %2 and its fake %3() (%4) returns %5</source>
        <translation>%1() 返回 %2，而它的伪实现 %3()（%4）返回 %5</translation>
    </message>
    <message>
        <source>A traced graph goes on with the wrong kind of result.</source>
        <translation>追踪得到的图会带着错误类型的结果继续执行。</translation>
    </message>
    <message>
        <source>%1() writes to %2 in place, and the registration does not say so</source>
        <translation>%1() 会就地写入 %2，而注册中没有声明这一点</translation>
    </message>
    <message>
        <source>Silently: a compiled graph may reorder or drop the write.</source>
        <translation>没有任何提示：编译后的图可能调整该写入的顺序，或将其丢弃。</translation>
    </message>
    <message>
        <source>Operator %1: %2.</source>
        <translation>算子 %1：%2。</translation>
    </message>
    <message>
        <source>Operator %1 is registered a second time; %2:%3 does so, too.</source>
        <translation>算子 %1 被重复注册；%2:%3 也注册了它。</translation>
    </message>
    <message>
        <source>RuntimeError of torch when the second of the two modules is imported.</source>
        <translation>导入这两个模块中的后一个时，torch 抛出 RuntimeError。</translation>
    </message>
    <message>
        <source>Operator %1 of library %2 is registered by upstream, too (%3:%4).</source>
        <translation>库 %2 的算子 %1 也由上游注册（%3:%4）。</translation>
    </message>
    <message>
        <source>RuntimeError of torch when the module is imported: its own imports register it first.</source>
        <translation>导入该模块时 torch 抛出 RuntimeError：该模块自身的导入会先注册它。</translation>
    </message>
    <message>
        <source>RuntimeError of torch when both modules are imported in one process.</source>
        <translation>在同一进程中导入这两个模块时，torch 抛出 RuntimeError。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::OverrideSignature</name>
    <message>
        <source>%1 of upstream returns %2 since base; %3 still returns %4.</source>
        <translation>自基线版本以来，上游的 %1 改为返回 %2 个值；%3 仍返回 %4 个。</translation>
    </message>
    <message>
        <source>ValueError where a caller takes the result apart.</source>
        <translation>在调用方解包返回结果的位置出现 ValueError。</translation>
    </message>
    <message>
        <source>%1 of %2 changed its signature since base; %3 still has the former one.</source>
        <translation>自基线版本以来，%2 的 %1 修改了签名；%3 仍是原来的签名。</translation>
    </message>
    <message>
        <source>Calls of today fit both; nothing breaks yet.</source>
        <translation>目前的调用与两者都匹配；尚无任何问题。</translation>
    </message>
    <message>
        <source>%1 gets the calls of %2, whose signature changed since base; it %3.</source>
        <translation>%1 会收到对 %2 的调用，而后者的签名自基线版本以来已改变；它%3。</translation>
    </message>
    <message>
        <source>%1 of upstream changed its signature since base; %2 does not follow: it %3.</source>
        <translation>自基线版本以来，上游的 %1 修改了签名；%2 没有跟进：它%3。</translation>
    </message>
    <message>
        <source>%1 is new in upstream since base, and %2 overrides it with other arguments: it %3.</source>
        <translation>%1 是上游自基线版本以来新增的，而 %2 以不同的参数覆盖了它：它%3。</translation>
    </message>
    <message>
        <source>%1 does not take what %2 of upstream takes: it %3.</source>
        <translation>%1 不接受上游的 %2 所接受的参数：它%3。</translation>
    </message>
    <message>
        <source>It was so at base; a caller that passes it gets a TypeError.</source>
        <translation>基线版本中也是如此；调用方若按此传参，会得到 TypeError。</translation>
    </message>
    <message>
        <source>A caller that passes it gets a TypeError.</source>
        <translation>调用方若按此传参，会得到 TypeError。</translation>
    </message>
    <message>
        <source>takes other arguments</source>
        <translation>接受的参数不同</translation>
    </message>
    <message>
        <source>TypeError when %1 calls it.</source>
        <translation>%1 调用它时出现 TypeError。</translation>
    </message>
    <message>
        <source>TypeError at the first call in %1() (%2).</source>
        <translation>%1()（%2）中首次调用时出现 TypeError。</translation>
    </message>
    <message>
        <source>TypeError at the first call of %1() by upstream.</source>
        <translation>上游首次调用 %1() 时出现 TypeError。</translation>
    </message>
    <message>
        <source>A call written for the new signature raises a TypeError, or passes the wrong thing.</source>
        <translation>按新签名编写的调用会抛出 TypeError，或传错参数。</translation>
    </message>
    <message>
        <source>plugin %1%2</source>
        <translation>插件 %1%2</translation>
    </message>
    <message>
        <source>target %1%2</source>
        <translation>目标版本 %1%2</translation>
    </message>
    <message>
        <source>base %1%2</source>
        <translation>基线版本 %1%2</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ParentMissing</name>
    <message>
        <source>The base class %1 of %2 is not in %3 any more</source>
        <translation>%2 的基类 %1 已不在 %3 中</translation>
    </message>
    <message>
        <source>The base class %1 of %2 is not in %3</source>
        <translation>%2 的基类 %1 不在 %3 中</translation>
    </message>
    <message>
        <source>; it lives on as %1 (%2:%3)</source>
        <translation>；它以 %1 的名称保留了下来（%2:%3）</translation>
    </message>
    <message>
        <source>; it is now in %1 (%2:%3)</source>
        <translation>；它现在位于 %1（%2:%3）</translation>
    </message>
    <message>
        <source>The class cannot be defined: %1.</source>
        <translation>无法定义该类：%1。</translation>
    </message>
    <message>
        <source>base defined it in %1:%2</source>
        <translation>基线版本在 %1:%2 定义它</translation>
    </message>
</context>
<context>
    <name>mxw::checks::PatchChecks</name>
    <message>
        <source>Importing the module fails, and with it this patch file.</source>
        <translation>导入该模块会失败，此补丁文件也随之失败。</translation>
    </message>
    <message>
        <source>The patch decorator raises AttributeError when the file is imported.</source>
        <translation>导入此文件时，补丁装饰器会抛出 AttributeError。</translation>
    </message>
    <message>
        <source>The assignment adds a name that upstream never reads: the patch has no effect, silently.</source>
        <translation>该赋值只会添加一个上游从不读取的名称：补丁不起作用，且没有任何提示。</translation>
    </message>
    <message>
        <source>The replacement %1: %2.</source>
        <translation>替换实现 %1：%2。</translation>
    </message>
    <message>
        <source>A call written for the target&apos;s signature fails or passes the wrong argument.</source>
        <translation>按补丁目标的签名编写的调用会失败，或传错参数。</translation>
    </message>
    <message>
        <source>Calls written for the target work, with these differences.</source>
        <translation>按补丁目标编写的调用可以正常工作，但存在这些差异。</translation>
    </message>
    <message>
        <source>replacement %1</source>
        <translation>替换实现 %1</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>补丁目标 %1</translation>
    </message>
    <message>
        <source>%1 is a %2 at the target; the replacement is installed as a %3.</source>
        <translation>%1 在目标版本中是%2；替换实现却以%3的形式安装。</translation>
    </message>
    <message>
        <source>The patch decorator refuses the mismatch when the file is imported.</source>
        <translation>导入此文件时，补丁装饰器会因类型不匹配而拒绝。</translation>
    </message>
    <message>
        <source>Calls through the class work; a call through an instance passes the instance as first argument.</source>
        <translation>通过类调用没有问题；通过实例调用时，实例会作为第一个参数传入。</translation>
    </message>
    <message>
        <source>The first call binds other arguments than the function expects.</source>
        <translation>首次调用时绑定的参数与函数所期望的不同。</translation>
    </message>
    <message>
        <source>%1 is patched twice: first at %2:%3, then here.</source>
        <translation>%1 被打了两次补丁：先在 %2:%3，再在此处。</translation>
    </message>
    <message>
        <source>The second patch raises when its file is imported: start-up stops there.</source>
        <translation>第二个补丁在其文件被导入时抛出异常：启动到此中断。</translation>
    </message>
    <message>
        <source>The one that runs last stays; the other has no effect.</source>
        <translation>最后运行的补丁生效；另一个不起作用。</translation>
    </message>
    <message>
        <source>Only one of them is active today.</source>
        <translation>目前其中只有一个生效。</translation>
    </message>
    <message>
        <source>%1 was there at base and is gone at the target.</source>
        <translation>%1 在基线中存在，在目标版本中已不存在。</translation>
    </message>
    <message>
        <source>%1 exists neither at base nor at the target.</source>
        <translation>%1 在基线和目标版本中都不存在。</translation>
    </message>
    <message>
        <source>%1 is now defined in %2 and only passed on by %3.</source>
        <translation>%1 现在定义于 %2，%3 只是将其再导出。</translation>
    </message>
    <message>
        <source>Callers that take it from the new place keep the original.</source>
        <translation>从新位置取用它的调用方得到的仍是原实现。</translation>
    </message>
    <message>
        <source>%1 is gone at the target; it is now %2 (%3:%4).</source>
        <translation>%1 在目标版本中已不存在；现在是 %2（%3:%4）。</translation>
    </message>
    <message>
        <source>Its owner is gone: setting it fails when the file is imported.</source>
        <translation>其所属对象已不存在：导入该文件时赋值会失败。</translation>
    </message>
    <message>
        <source>The assignment adds a name; the plugin itself reads one of that name (%1:%2).</source>
        <translation>该赋值新增了一个名称；插件自身读取了同名的属性（%1:%2）。</translation>
    </message>
    <message>
        <source>The assignment adds a name; upstream reads one of that name (%1:%2), maybe of something else.</source>
        <translation>该赋值新增了一个名称；上游读取了同名的属性（%1:%2），但可能属于其他对象。</translation>
    </message>
    <message>
        <source>The replacement %1 takes other arguments than the target; everything in upstream that uses the target is replaced, too.</source>
        <translation>替换实现 %1 接受的参数与补丁目标不同；上游中使用该目标的代码也都已被替换。</translation>
    </message>
    <message>
        <source>What is added upstream later would call it as the target is written.</source>
        <translation>上游以后新增的代码会按目标现有的写法调用它。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::PlatformKeys</name>
    <message>
        <source>%1 is registered for the platform %2, and the plugin&apos;s platform is %3 (%4).</source>
        <translation>%1 是为平台 %2 注册的，而插件的平台是 %3（%4）。</translation>
    </message>
    <message>
        <source>Silently: upstream never looks it up on this platform.</source>
        <translation>没有任何提示：上游在此平台上从不查找它。</translation>
    </message>
    <message>
        <source>%1 asks %2 (%3) for the platform %4, which the table lacks and no registration adds.</source>
        <translation>%1 在 %2（%3）中查找平台 %4，而该表中没有此平台，也没有任何注册添加它。</translation>
    </message>
    <message>
        <source>KeyError at the first use of this kind of kernel (%1:%2).</source>
        <translation>首次使用此类内核（%1:%2）时出现 KeyError。</translation>
    </message>
    <message>
        <source>registered for %1: %2</source>
        <translation>为 %1 注册的有：%2</translation>
    </message>
</context>
<context>
    <name>mxw::checks::RedundantOverride</name>
    <message>
        <source>%1 is what %2 has: the override can go.</source>
        <translation>%1 与 %2 的实现相同：可以移除该覆盖。</translation>
    </message>
    <message>
        <source>Nothing differs today; from the next change of the parent on it holds that back, silently.</source>
        <translation>目前没有任何差异；从父类下一次改动起，该覆盖会使该改动不生效，且没有任何提示。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::RedundantPatches</name>
    <message>
        <source>Upstream changed %1 since base and is now what the replacement is: the patch can be removed.</source>
        <translation>自基线版本以来，上游修改了 %1，现在已与替换实现相同：可以移除该补丁。</translation>
    </message>
    <message>
        <source>The replacement of %1 is what the target is: the patch can be removed.</source>
        <translation>%1 的替换实现与补丁目标相同：可以移除该补丁。</translation>
    </message>
    <message>
        <source>Nothing differs today; from the next upstream change on the copy holds it back, silently.</source>
        <translation>目前没有任何差异；从上游下一次改动起，这份副本会使该改动不生效，且没有任何提示。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::RenamedClasses</name>
    <message>
        <source>%1 is called %2 upstream.</source>
        <translation>%1 在上游中名为 %2。</translation>
    </message>
    <message>
        <source>What upstream decides by the class name of a %1, such as which scheme of a quantized checkpoint is for it, takes another way here, silently.</source>
        <translation>凡是上游按 %1 的类名来决定的事，例如量化检查点的哪种方案适用于它，在此处都会走另一个分支，且没有任何提示。</translation>
    </message>
    <message>
        <source>Upstream compares a name with &quot;%1&quot; at %2: with this class it takes another way, silently.</source>
        <translation>上游在 %2 处将名称与 &quot;%1&quot; 比较：使用此类时会走另一个分支，且没有任何提示。</translation>
    </message>
    <message>
        <source>%1 derives from %2, but its name does not say &quot;%3&quot;.</source>
        <translation>%1 派生自 %2，但其名称中没有“%3”。</translation>
    </message>
    <message>
        <source>Upstream looks for &quot;%1&quot; in the names of classes (%2): it does not take this one for what it is, such as when it looks for the scheme of a quantized checkpoint.</source>
        <translation>上游在类名中查找“%1”（%2）：它不会把此类当作其本来的种类，例如在查找量化检查点的方案时。</translation>
    </message>
    <message>
        <source>The target&apos;s own class has the same name: the defect may be upstream&apos;s, too.</source>
        <translation>目标版本自己的类也是这个名称：缺陷可能同样存在于上游。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ReplacedCallers</name>
    <message>
        <source>used by %1 (%2:%3), which is replaced at %4:%5</source>
        <translation>被 %1（%2:%3）使用，而后者已在 %4:%5 处被替换</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ReplacedTables</name>
    <message>
        <source>The whole table %1 is replaced instead of entries being added to it.</source>
        <translation>替换了整张表 %1，而不是向其中添加条目。</translation>
    </message>
    <message>
        <source>Entries that upstream adds or changes, and those of other plugins, are lost, silently.</source>
        <translation>上游新增或修改的条目以及其他插件的条目都会丢失，且没有任何提示。</translation>
    </message>
    <message>
        <source>dropped: %1</source>
        <translation>缺失：%1</translation>
    </message>
    <message>
        <source>other value: %1</source>
        <translation>值不同：%1</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ReturnContract</name>
    <message>
        <source>defined in %1:%2</source>
        <translation>定义于 %1:%2</translation>
    </message>
    <message>
        <source>call %1</source>
        <translation>调用 %1</translation>
    </message>
    <message>
        <source>%1 returns %2 values, and item %3 of its result is read</source>
        <translation>%1 返回 %2 个值，而其结果的第 %3 项（从 0 计）被读取</translation>
    </message>
    <message>
        <source>%1 returns %2 values, and its result is unpacked into at least %3</source>
        <translation>%1 返回 %2 个值，而其结果至少要解包为 %3 个</translation>
    </message>
    <message>
        <source>%1 returns %2 values, and its result is unpacked into %3</source>
        <translation>%1 返回 %2 个值，而其结果被解包为 %3 个</translation>
    </message>
    <message>
        <source>so it was at base</source>
        <translation>基线版本中也是如此</translation>
    </message>
    <message>
        <source>at base it returned %1</source>
        <translation>基线版本中返回 %1 个</translation>
    </message>
    <message>
        <source>%1 may now return None, and its result is taken apart.</source>
        <translation>%1 现在可能返回 None，而其结果会被解包。</translation>
    </message>
    <message>
        <source>%1 may now return None, and its result is asked for %2.</source>
        <translation>%1 现在可能返回 None，而代码会从其结果读取 %2。</translation>
    </message>
    <message>
        <source>If the result is None: %1.</source>
        <translation>如果结果为 None：%1。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ReturnShape</name>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
</context>
<context>
    <name>mxw::checks::SameReplacements</name>
    <message>
        <source>also installed as %1 (%2:%3)</source>
        <translation>同时安装为 %1（%2:%3）</translation>
    </message>
</context>
<context>
    <name>mxw::checks::Scan</name>
    <message>
        <source>Upstream repository</source>
        <translation>上游仓库</translation>
    </message>
    <message>
        <source>Plugin repository</source>
        <translation>插件仓库</translation>
    </message>
    <message>
        <source>Base revision</source>
        <translation>基线版本</translation>
    </message>
    <message>
        <source>Target revision</source>
        <translation>目标版本</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>评审对象</translation>
    </message>
    <message>
        <source>%1: the tree has no package %2.</source>
        <translation>%1：文件树中没有包 %2。</translation>
    </message>
    <message>
        <source>Check that upstream and plugin are not swapped, and that the profile fits.</source>
        <translation>请检查上游与插件是否填反，以及配置方案是否合适。</translation>
    </message>
    <message>
        <source>No entry point of the profile&apos;s groups was found: nothing counts as active.</source>
        <translation>未找到属于配置方案中各分组的入口点：所有内容都不算生效。</translation>
    </message>
    <message>
        <source>%1: object not present in this repository; nothing is known of it.</source>
        <translation>%1：对象不存在于本仓库；对其内容一无所知。</translation>
    </message>
    <message>
        <source>%1 was not analysed: %2</source>
        <translation>%1 未被分析：%2</translation>
    </message>
    <message>
        <source>It cannot be told whether %1 exists at the target: %2</source>
        <translation>无法判断 %1 在目标版本中是否存在：%2</translation>
    </message>
    <message>
        <source>The scan was cancelled.</source>
        <translation>扫描已取消。</translation>
    </message>
    <message>
        <source>Opening the repositories</source>
        <translation>正在打开仓库</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Reading the plugin</source>
        <translation>正在读取插件</translation>
    </message>
    <message>
        <source>Reading what it imports</source>
        <translation>正在读取插件导入的内容</translation>
    </message>
    <message>
        <source>Taking the inventory</source>
        <translation>正在清点条目</translation>
    </message>
    <message>
        <source>Looking up what is patched</source>
        <translation>正在查找补丁目标</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>正在检查</translation>
    </message>
    <message>
        <source>Looking up the upstream commits</source>
        <translation>正在查找上游提交</translation>
    </message>
    <message>
        <source>Looking for counterparts</source>
        <translation>正在查找对应文件</translation>
    </message>
    <message>
        <source>Reading the upstream commits</source>
        <translation>正在读取上游提交</translation>
    </message>
    <message>
        <source>The upstream repository lacks some of the history between base and target: there may be more commits than are listed.</source>
        <translation>上游仓库缺少基线版本与目标版本之间的部分历史：实际的提交可能比列出的更多。</translation>
    </message>
    <message>
        <source>Reading the models</source>
        <translation>正在读取模型</translation>
    </message>
</context>
<context>
    <name>mxw::checks::SelfAttributes</name>
    <message>
        <source>self.%1 is read in %2, and nothing sets it at the target; at base %3 did.</source>
        <translation>%2 中读取了 self.%1，而目标版本中没有代码设置它；基线版本中由 %3 设置。</translation>
    </message>
    <message>
        <source>base set it in %1:%2</source>
        <translation>基线版本在 %1:%2 设置它</translation>
    </message>
    <message>
        <source>self.%1 is read in %2, and no class of its line ever sets it.</source>
        <translation>%2 中读取了 self.%1，而其继承链中没有任何类设置过它。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>继承链 %1</translation>
    </message>
</context>
<context>
    <name>mxw::checks::ShadowedKeys</name>
    <message>
        <source>Upstream now has %1 (%2) under %3 and had %4 at base; %5 still derives from %4 (%6).</source>
        <translation>上游在 %3 下现在是 %1（%2），基线版本中是 %4；%5 仍继承自 %4（%6）。</translation>
    </message>
    <message>
        <source>Silently: code that upstream now writes for %1 meets the former class.</source>
        <translation>没有任何提示：上游如今为 %1 编写的代码，遇到的是原来的类。</translation>
    </message>
    <message>
        <source>%1 takes the place of upstream&apos;s %2 (%3) under %4 and does not derive from it.</source>
        <translation>%1 在 %4 下取代了上游的 %2（%3），却没有继承自它。</translation>
    </message>
    <message>
        <source>It stands alone against the whole contract: what upstream adds to %1 never arrives by inheritance.</source>
        <translation>它须独自满足整个契约：上游为 %1 添加的内容永远不会通过继承得到。</translation>
    </message>
    <message>
        <source>It derives from no class of upstream&apos;s.</source>
        <translation>它没有继承上游的任何类。</translation>
    </message>
    <message>
        <source>The nearest class of upstream&apos;s that it derives from: %1 (%2)</source>
        <translation>它所继承的最近的上游类：%1（%2）</translation>
    </message>
</context>
<context>
    <name>mxw::checks::SignatureComparison</name>
    <message>
        <source>does not take %1%2</source>
        <translation>不接受 %1%2</translation>
    </message>
    <message>
        <source>lacks the parameter %1</source>
        <translation>缺少参数 %1</translation>
    </message>
    <message>
        <source>requires %1, which the target makes optional</source>
        <translation>要求必须传入 %1，而它在补丁目标中是可选的</translation>
    </message>
    <message>
        <source>makes %1 optional</source>
        <translation>将 %1 改为可选</translation>
    </message>
    <message>
        <source>default of %1 is %2, the target&apos;s is %3</source>
        <translation>%1 的默认值是 %2，补丁目标中是 %3</translation>
    </message>
    <message>
        <source>takes %1 by keyword only</source>
        <translation>只能以关键字方式传入 %1</translation>
    </message>
    <message>
        <source>takes %1 by position only</source>
        <translation>只能以位置方式传入 %1</translation>
    </message>
    <message>
        <source>adds the optional parameter %1</source>
        <translation>增加了可选参数 %1</translation>
    </message>
    <message>
        <source>requires %1, which callers do not pass</source>
        <translation>要求必须传入 %1，而调用方不会传入</translation>
    </message>
    <message>
        <source>takes %1 where the target takes %2</source>
        <translation>在目标的 %2 位置上接收的是 %1</translation>
    </message>
</context>
<context>
    <name>mxw::checks::StaleCopies</name>
    <message numerus="yes">
        <source>Upstream changed what the class body of %1 holds since base; the replacement lacks %n of the changes.</source>
        <translation>
            <numerusform>自基线版本以来，上游修改了 %1 的类体内容；替换实现缺少其中 %n 处改动。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Upstream changed %1 since base; the replacement lacks %n of the changes.</source>
        <translation>
            <numerusform>自基线版本以来，上游修改了 %1；替换实现缺少其中 %n 处改动。</numerusform>
        </translation>
    </message>
    <message>
        <source>The replacement keeps what upstream did at base: fixes and new cases are lost, silently, whenever it runs.</source>
        <translation>替换实现保留了上游在基线版本中的行为：只要运行它，上游的修复和新增情形就会丢失，且没有任何提示。</translation>
    </message>
    <message>
        <source>%1 changed upstream since base; the replacement is not a copy.</source>
        <translation>自基线版本以来，上游修改了 %1；替换实现不是它的副本。</translation>
    </message>
    <message>
        <source>%1 changed upstream since base in %2; the replacement is not a copy there.</source>
        <translation>自基线版本以来，上游在 %2 中修改了 %1；替换实现在该处不是副本。</translation>
    </message>
    <message>
        <source>Whether the replacement must follow cannot be told line by line: read the change.</source>
        <translation>无法逐行判断替换实现是否必须跟进：请阅读该改动。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::StringTargets</name>
    <message>
        <source>%1 is registered by the path %2, and there is no module %3</source>
        <translation>%1 通过路径 %2 注册，而模块 %3 不存在</translation>
    </message>
    <message>
        <source>%1 is registered by the path %2, and %3 has no %4</source>
        <translation>%1 通过路径 %2 注册，而 %3 中没有 %4</translation>
    </message>
    <message>
        <source>%1; it is now %2.</source>
        <translation>%1；它现在是 %2。</translation>
    </message>
    <message>
        <source>ModuleNotFoundError when the key is looked up for the first time.</source>
        <translation>首次查找该键时出现 ModuleNotFoundError。</translation>
    </message>
    <message>
        <source>AttributeError when the key is looked up for the first time.</source>
        <translation>首次查找该键时出现 AttributeError。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::Subject</name>
    <message>
        <source>There is no Python interpreter or folder %1.</source>
        <translation>没有 Python 解释器或文件夹 %1。</translation>
    </message>
    <message>
        <source>Give the path of the interpreter (…/bin/python) or of its site-packages folder.</source>
        <translation>请给出解释器（…/bin/python）或其 site-packages 文件夹的路径。</translation>
    </message>
    <message>
        <source>installed in %1</source>
        <translation>安装于 %1</translation>
    </message>
    <message>
        <source>%1 is not installed in %2.</source>
        <translation>%1 未安装在 %2 中。</translation>
    </message>
    <message>
        <source>Install the plugin there, or choose its repository&apos;s index, worktree or a revision. An editable installation has no files of its own: review its worktree.</source>
        <translation>请在该处安装插件，或选择插件仓库的暂存区、工作区或某个版本。可编辑安装没有自己的文件：请评审其工作区。</translation>
    </message>
    <message>
        <source>index</source>
        <translation>暂存区</translation>
    </message>
    <message>
        <source>The plugin repository is bare: it has no worktree.</source>
        <translation>插件仓库是裸仓库：没有工作区。</translation>
    </message>
    <message>
        <source>Choose a revision as the subject, for example HEAD.</source>
        <translation>请选择一个版本作为评审对象，例如 HEAD。</translation>
    </message>
    <message>
        <source>worktree</source>
        <translation>工作区</translation>
    </message>
</context>
<context>
    <name>mxw::checks::SuperMismatch</name>
    <message>
        <source>class %1</source>
        <translation>类 %1</translation>
    </message>
    <message>
        <source>super(%1, %2) in %3 names a class that is not among the bases of %4.</source>
        <translation>%3 中的 super(%1, %2) 指定的类不在 %4 的基类之中。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>继承链 %1</translation>
    </message>
</context>
<context>
    <name>mxw::checks::UnannotatedDifferences</name>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>before line %1, the target has: %2</source>
        <translation>第 %1 行之前，目标版本有：%2</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… 另有 %n 处</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can tell at the next upgrade whether the difference is meant or was left behind.</source>
        <translation>下次升级时，无人能判断该差异是有意为之，还是遗留下来的。</translation>
    </message>
    <message>
        <source>%1 is the copy&apos;s own and has no modification mark.</source>
        <translation>%1 是副本自己的，且没有修改标记。</translation>
    </message>
    <message numerus="yes">
        <source>%n places outside of functions and classes differ from %1 without a mark.</source>
        <translation>
            <numerusform>函数和类之外有 %n 处与 %1 不同，且没有标记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places of the copy differ from %1 outside modification marks.</source>
        <translation>
            <numerusform>副本有 %n 处与 %1 不同，且不在修改标记之内。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definitions differ from %1 outside modification marks.</source>
        <translation>
            <numerusform>有 %n 个定义与 %1 不同，且不在修改标记之内。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::UndisposedCommits</name>
    <message numerus="yes">
        <source>The plugin&apos;s copy of %n of its files does not have the change, or only a part of it: what runs there stays as it was, silently.</source>
        <translation>
            <numerusform>在其涉及的文件中，插件有 %n 个文件的副本没有该改动，或只有其中一部分：该处运行的代码仍保持原样，且没有任何提示。</numerusform>
        </translation>
    </message>
    <message>
        <source>The plugin&apos;s code has the change already: confirm that, and it is done.</source>
        <translation>插件的代码已有该改动：确认后即告完成。</translation>
    </message>
    <message>
        <source>The repository lacks an object of it: what of it the plugin has cannot be told.</source>
        <translation>仓库缺少该提交的某个对象：无法判断插件已有其中的哪些内容。</translation>
    </message>
    <message>
        <source>It changes code that the plugin replaces, derives from or resembles: whether the plugin must follow is for the reviewer to say.</source>
        <translation>它修改了被插件替换、继承或与插件代码相似的代码：插件是否必须跟进，由评审者判断。</translation>
    </message>
    <message>
        <source>carried</source>
        <translation>已合入</translation>
    </message>
    <message>
        <source>not carried</source>
        <translation>未合入</translation>
    </message>
    <message>
        <source>%1 of %2 hunks carried</source>
        <translation>%2 个改动块中已合入 %1 个</translation>
    </message>
    <message>
        <source>overtaken by later commits</source>
        <translation>已被后续提交取代</translation>
    </message>
    <message>
        <source>no code of which the plugin has a copy</source>
        <translation>不涉及插件持有副本的代码</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>Upstream commit %1 touches %n file(s) that the plugin depends on.</source>
        <translation>
            <numerusform>上游提交 %1 涉及插件所依赖的 %n 个文件。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::checks::UninstalledCode</name>
    <message>
        <source>%1 is written beside the patches, but nothing installs it in place of %2:%3.</source>
        <translation>%1 写在补丁旁边，但没有代码用它来替换 %2:%3。</translation>
    </message>
    <message>
        <source>Nothing installs, imports or calls %1.</source>
        <translation>没有代码安装、导入或调用 %1。</translation>
    </message>
    <message>
        <source>It has no effect: upstream&apos;s own code runs, silently.</source>
        <translation>没有效果：运行的是上游自己的代码，且没有任何提示。</translation>
    </message>
    <message>
        <source>It has no effect.</source>
        <translation>没有效果。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::UnmarkedDifferences</name>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>before line %1, the target has: %2</source>
        <translation>第 %1 行之前，目标版本有：%2</translation>
    </message>
    <message numerus="yes">
        <source>… %n more</source>
        <translation>
            <numerusform>… 另有 %n 处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the replacement differ from %1 outside modification marks.</source>
        <translation>
            <numerusform>替换实现有 %n 行与 %1 不同，且不在修改标记之内。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can tell at the next upgrade whether the difference is meant or was left behind.</source>
        <translation>下次升级时，无人能判断该差异是有意为之，还是遗留下来的。</translation>
    </message>
</context>
<context>
    <name>mxw::checks::UpstreamLeak</name>
    <message>
        <source>in %1(), %2</source>
        <translation>在 %1() 中，%2</translation>
    </message>
    <message>
        <source>through %1</source>
        <translation>经由 %1</translation>
    </message>
    <message>
        <source>%1() can return upstream&apos;s %2 (%3), and the plugin has %4 (%5).</source>
        <translation>%1() 可能返回上游的 %2（%3），而插件有自己的 %4（%5）。</translation>
    </message>
    <message>
        <source>The function gives the plugin&apos;s own under another condition: check that this is meant.</source>
        <translation>该函数在另一条件下会返回插件自己的对应实现：请确认这是有意为之。</translation>
    </message>
    <message>
        <source>Silently: what the plugin adapts in %1 is bypassed.</source>
        <translation>没有任何提示：插件在 %1 中所做的适配会被绕过。</translation>
    </message>
    <message>
        <source>%1() can return upstream&apos;s %2, which builds upstream&apos;s %3 (%4:%5), and the plugin has %6 (%7).</source>
        <translation>%1() 可能返回上游的 %2，它会构建上游的 %3（%4:%5），而插件有自己的 %6（%7）。</translation>
    </message>
    <message>
        <source>Silently: where %1 hands on to %2, what the plugin adapts in %3 is bypassed.</source>
        <translation>没有任何提示：在 %1 转交给 %2 的地方，插件在 %3 中所做的适配会被绕过。</translation>
    </message>
</context>
<context>
    <name>mxw::dispatch::ChainBuilder</name>
    <message>
        <source>No entry point reaches it.</source>
        <translation>没有入口点到达它。</translation>
    </message>
    <message>
        <source>Imported later: when something asks for it.</source>
        <translation>稍后导入：在有代码请求它时。</translation>
    </message>
    <message>
        <source>Which %1 is asked for is decided when the program runs; for “%2” it is this class.</source>
        <translation>请求哪个 %1 要到程序运行时才能决定；对于“%2”，就是此类。</translation>
    </message>
    <message>
        <source>%1 does not define it.</source>
        <translation>%1 没有定义它。</translation>
    </message>
    <message>
        <source>No call of %1 is written there.</source>
        <translation>该处没有写出对 %1 的调用。</translation>
    </message>
    <message>
        <source>There is no entry %1.</source>
        <translation>没有条目 %1。</translation>
    </message>
    <message>
        <source>Stopped before everything was followed.</source>
        <translation>在全部追踪完之前已停止。</translation>
    </message>
    <message>
        <source>Cut after %1 of %2 entries: the whole picture has more than %3 nodes.</source>
        <translation>在 %1 个条目（共 %2 个）之后截断：完整的图超过 %3 个节点。</translation>
    </message>
</context>
<context>
    <name>mxw::dispatch::ChainGraph</name>
    <message>
        <source>Entry point</source>
        <translation>入口点</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Registration</source>
        <translation>注册</translation>
    </message>
    <message>
        <source>Lookup</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家实现</translation>
    </message>
    <message>
        <source>Prepare and finalize</source>
        <translation>准备与收尾</translation>
    </message>
    <message>
        <source>Wrappers</source>
        <translation>包装函数</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>imports</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>注册</translation>
    </message>
    <message>
        <source>overrides</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>打补丁</translation>
    </message>
    <message>
        <source>selects</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>calls</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>falls back</source>
        <translation>回退</translation>
    </message>
    <message>
        <source>follows from the source</source>
        <translation>由源码得出</translation>
    </message>
    <message>
        <source>seen by a probe</source>
        <translation>由探针观测到</translation>
    </message>
    <message>
        <source>a finding breaks it</source>
        <translation>被发现项中断</translation>
    </message>
    <message>
        <source>only a running process can tell</source>
        <translation>只有运行中的进程才能确定</translation>
    </message>
</context>
<context>
    <name>mxw::dispatch::ChainLabels</name>
    <message>
        <source>upstream</source>
        <translation>上游</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>mxw::dispatch::ChainLayout</name>
    <message>
        <source>The layout was stopped.</source>
        <translation>布局已停止。</translation>
    </message>
    <message>
        <source>This chain has %1 nodes and %2 edges, more than can be drawn (%3 and %4).</source>
        <translation>此调度链有 %1 个节点和 %2 条边，超出可绘制的上限（%3 和 %4）。</translation>
    </message>
    <message>
        <source>Show fewer hops, or start from one entry.</source>
        <translation>请减少显示的跳数，或从单个条目开始。</translation>
    </message>
    <message>
        <source>Sizes and edges do not belong to the nodes of this chain.</source>
        <translation>尺寸和边与此调度链的节点不对应。</translation>
    </message>
    <message>
        <source>Graphviz is not installed, so nodes stand in the order of their neighbours; with it, fewer edges cross.</source>
        <translation>未安装 Graphviz，因此节点按相邻节点的顺序排列；安装后，边的交叉会更少。</translation>
    </message>
    <message>
        <source>%1 Nodes stand in the order of their neighbours.</source>
        <translation>%1节点按相邻节点的顺序排列。</translation>
    </message>
</context>
<context>
    <name>mxw::dispatch::ChainSvg</name>
    <message>
        <source>plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>upstream</source>
        <translation>上游</translation>
    </message>
    <message>
        <source>outside both</source>
        <translation>两者之外</translation>
    </message>
    <message>
        <source>has findings</source>
        <translation>有发现项</translation>
    </message>
    <message>
        <source>+n: neighbours that are not shown</source>
        <translation>+n：未显示的相邻节点</translation>
    </message>
</context>
<context>
    <name>mxw::dispatch::CodeWalker</name>
    <message>
        <source>Decided when the program runs: %1.</source>
        <translation>程序运行时才能决定：%1。</translation>
    </message>
    <message>
        <source>unless %1</source>
        <translation>除非 %1</translation>
    </message>
    <message>
        <source>No source of either tree has its schema: an installed component provides it.</source>
        <translation>两个文件树的源码中都没有它的 schema：由某个已安装组件提供。</translation>
    </message>
    <message>
        <source>library of torch.ops.%1</source>
        <translation>torch.ops.%1 的库</translation>
    </message>
    <message>
        <source>Which installed library provides torch.ops.%1 is known once it runs.</source>
        <translation>由哪个已安装的库提供 torch.ops.%1，要到运行时才能知道。</translation>
    </message>
</context>
<context>
    <name>mxw::dispatch::DotProcess</name>
    <message>
        <source>The answer of Graphviz cannot be used.</source>
        <translation>无法使用 Graphviz 的输出。</translation>
    </message>
    <message>
        <source>It leaves out nodes.</source>
        <translation>其中缺少部分节点。</translation>
    </message>
    <message>
        <source>Graphviz is not installed.</source>
        <translation>未安装 Graphviz。</translation>
    </message>
    <message>
        <source>Install the package graphviz; it orders the nodes so that fewer edges cross.</source>
        <translation>请安装 graphviz 软件包；它可调整节点顺序，减少边的交叉。</translation>
    </message>
    <message>
        <source>The layout was stopped.</source>
        <translation>布局已停止。</translation>
    </message>
    <message>
        <source>It is too long.</source>
        <translation>内容过长。</translation>
    </message>
    <message>
        <source>Graphviz did not finish in %1 s.</source>
        <translation>Graphviz 未能在 %1 秒内完成。</translation>
    </message>
    <message>
        <source>Graphviz failed.</source>
        <translation>Graphviz 运行失败。</translation>
    </message>
</context>
<context>
    <name>mxw::dispatch::FunctionWalk</name>
    <message>
        <source>Which module %1 is, is decided when the program runs: %2.</source>
        <translation>%1 是哪个模块，在程序运行时才能确定：%2。</translation>
    </message>
    <message>
        <source>Code of the installed component %1.</source>
        <translation>已安装组件 %1 的代码。</translation>
    </message>
    <message>
        <source>One of several; decided when the program runs.</source>
        <translation>多种可能之一；在程序运行时才能确定。</translation>
    </message>
    <message>
        <source>Decided when the program runs: %1.</source>
        <translation>在程序运行时才能确定：%1。</translation>
    </message>
</context>
<context>
    <name>mxw::git::Folder</name>
    <message>
        <source>It is no regular file any more.</source>
        <translation>它已不再是普通文件。</translation>
    </message>
</context>
<context>
    <name>mxw::git::FolderTree</name>
    <message>
        <source>The folder holds more files, or deeper folders, than this program reads.</source>
        <translation>该文件夹的文件数量或层级深度超出了本程序的读取上限。</translation>
    </message>
    <message>
        <source>This tree has no such file.</source>
        <translation>此文件树中没有该文件。</translation>
    </message>
    <message>
        <source>The file was removed after it was listed.</source>
        <translation>文件在列出之后被删除。</translation>
    </message>
    <message>
        <source>The file was changed after it was listed.</source>
        <translation>文件在列出之后被修改。</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be read.</source>
        <translation>无法读取文件夹“%1”。</translation>
    </message>
</context>
<context>
    <name>mxw::git::ObjectStore</name>
    <message>
        <source>The object %1 is not a file.</source>
        <translation>对象 %1 不是文件。</translation>
    </message>
</context>
<context>
    <name>mxw::git::ObjectTree</name>
    <message>
        <source>The repository does not hold the files of %1.</source>
        <translation>仓库中没有 %1 的文件。</translation>
    </message>
    <message>
        <source>Fetch that revision completely, or choose another one.</source>
        <translation>请完整获取该版本，或选择另一个版本。</translation>
    </message>
    <message>
        <source>The files of %1 cannot be listed.</source>
        <translation>无法列出 %1 的文件。</translation>
    </message>
    <message>
        <source>The files of %1 cannot be listed: a folder is damaged, or there are too many.</source>
        <translation>无法列出 %1 的文件：某个文件夹已损坏，或文件过多。</translation>
    </message>
    <message>
        <source>The index lists more files than this program reads.</source>
        <translation>暂存区列出的文件数量超出了本程序的读取上限。</translation>
    </message>
    <message>
        <source>index</source>
        <translation>暂存区</translation>
    </message>
</context>
<context>
    <name>mxw::git::Repository</name>
    <message>
        <source>There is no folder “%1”.</source>
        <translation>文件夹“%1”不存在。</translation>
    </message>
    <message>
        <source>Check the path, or choose the folder of a clone.</source>
        <translation>请检查路径，或选择克隆仓库的文件夹。</translation>
    </message>
    <message>
        <source>“%1” is a file, not a folder.</source>
        <translation>“%1”是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>Choose the folder of a clone.</source>
        <translation>请选择克隆仓库的文件夹。</translation>
    </message>
    <message>
        <source>The repository “%1” is damaged.</source>
        <translation>仓库“%1”已损坏。</translation>
    </message>
    <message>
        <source>Run “git fsck” there, or choose another clone.</source>
        <translation>请在该处运行“git fsck”，或选择另一个克隆仓库。</translation>
    </message>
    <message>
        <source>“%1” is not a git repository.</source>
        <translation>“%1”不是 git 仓库。</translation>
    </message>
    <message>
        <source>Choose the top folder of a repository, or a bare repository.</source>
        <translation>请选择仓库的顶层文件夹，或选择裸仓库。</translation>
    </message>
    <message>
        <source>The repository “%1” cannot be opened.</source>
        <translation>无法打开仓库“%1”。</translation>
    </message>
    <message>
        <source>No revision is given.</source>
        <translation>未指定版本。</translation>
    </message>
    <message>
        <source>Give a branch, a tag or a commit id.</source>
        <translation>请给出分支、标签或提交 ID。</translation>
    </message>
    <message>
        <source>“%1” is not a commit.</source>
        <translation>“%1”不是提交。</translation>
    </message>
    <message>
        <source>The repository does not hold the commit of “%1”.</source>
        <translation>仓库中没有“%1”对应的提交。</translation>
    </message>
    <message>
        <source>Fetch it into the repository, or choose another revision.</source>
        <translation>请将其获取到仓库中，或选择另一个版本。</translation>
    </message>
    <message>
        <source>“%1” fits more than one object.</source>
        <translation>“%1”匹配到多个对象。</translation>
    </message>
    <message>
        <source>Give more characters of the id.</source>
        <translation>请多给出几位 ID。</translation>
    </message>
    <message>
        <source>“%1” goes back further than the history that the repository holds.</source>
        <translation>“%1”追溯得太远，超出了仓库所保存的历史。</translation>
    </message>
    <message>
        <source>Fetch more history, or choose a later revision.</source>
        <translation>请获取更多历史，或选择较晚的版本。</translation>
    </message>
    <message>
        <source>“%1” is not a revision of this repository.</source>
        <translation>“%1”不是此仓库中的版本。</translation>
    </message>
    <message>
        <source>The repository “%1” is bare and has no index.</source>
        <translation>仓库“%1”是裸仓库，没有暂存区。</translation>
    </message>
    <message>
        <source>Choose a revision as the subject.</source>
        <translation>请选择一个版本作为评审对象。</translation>
    </message>
    <message>
        <source>The index of “%1” cannot be read.</source>
        <translation>无法读取“%1”的暂存区。</translation>
    </message>
    <message>
        <source>The repository “%1” is bare and has no work tree.</source>
        <translation>仓库“%1”是裸仓库，没有工作区。</translation>
    </message>
    <message>
        <source>The folder “%1” cannot be read.</source>
        <translation>无法读取文件夹“%1”。</translation>
    </message>
    <message>
        <source>worktree</source>
        <translation>工作区</translation>
    </message>
</context>
<context>
    <name>mxw::inventory::Activation</name>
    <message>
        <source>after a conditional return</source>
        <translation>在条件返回之后</translation>
    </message>
    <message>
        <source>returns &quot;%1&quot;</source>
        <translation>返回 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1:%2 in %3(): %4</source>
        <translation>%1:%2，位于 %3()：%4</translation>
    </message>
    <message>
        <source>names &quot;%1&quot;</source>
        <translation>提及 &quot;%1&quot;</translation>
    </message>
</context>
<context>
    <name>mxw::inventory::BaseComparison</name>
    <message>
        <source>%1 belongs to another package at base.</source>
        <translation>%1 在基线版本中属于另一个包。</translation>
    </message>
</context>
<context>
    <name>mxw::inventory::CheckpointConfig</name>
    <message>
        <source>Choose the config.json of the checkpoint.</source>
        <translation>请选择检查点的 config.json。</translation>
    </message>
    <message>
        <source>%1 is no config.json: it is too large.</source>
        <translation>%1 不是 config.json：文件过大。</translation>
    </message>
    <message>
        <source>it holds no JSON object.</source>
        <translation>其中没有 JSON 对象。</translation>
    </message>
    <message>
        <source>%1 is no config.json: %2</source>
        <translation>%1 不是 config.json：%2</translation>
    </message>
</context>
<context>
    <name>mxw::inventory::DependencyGraph</name>
    <message>
        <source>%1 does not parse.</source>
        <translation>%1 无法解析。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>The same code at base and target.</source>
        <translation>基线版本与目标版本中的代码相同。</translation>
    </message>
    <message>
        <source>The same code as in %1 at base.</source>
        <translation>与基线版本中 %1 的代码相同。</translation>
    </message>
    <message>
        <source>New since base.</source>
        <translation>自基线版本以来新增。</translation>
    </message>
    <message>
        <source>Was in %1 at base, with other code.</source>
        <translation>在基线版本中位于 %1，且代码不同。</translation>
    </message>
    <message>
        <source>Differs from base in: %1.</source>
        <translation>与基线版本的不同之处：%1。</translation>
    </message>
    <message>
        <source>Differs from base.</source>
        <translation>与基线版本不同。</translation>
    </message>
    <message>
        <source>Cannot be compared with base: %1</source>
        <translation>无法与基线版本比较：%1</translation>
    </message>
    <message>
        <source>An installed package.</source>
        <translation>已安装的包。</translation>
    </message>
    <message>
        <source>Operators of an installed library.</source>
        <translation>已安装的库的算子。</translation>
    </message>
    <message>
        <source>Operators of an installed library: %1.</source>
        <translation>已安装的库的算子：%1。</translation>
    </message>
    <message>
        <source>Comes from the build.</source>
        <translation>由构建生成。</translation>
    </message>
    <message>
        <source>There is no module %1.</source>
        <translation>没有模块 %1。</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>%1 中没有 %2。</translation>
    </message>
</context>
<context>
    <name>mxw::inventory::DependencyWalk</name>
    <message>
        <source>%1 Used: %2.</source>
        <translation>%1 所用内容：%2。</translation>
    </message>
</context>
<context>
    <name>mxw::inventory::DifferenceMatrix</name>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Activations and projections</source>
        <translation>激活与投影</translation>
    </message>
    <message>
        <source>KV and indexer caches</source>
        <translation>KV 缓存与索引器缓存</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>MoE and parallelism</source>
        <translation>MoE 与并行</translation>
    </message>
    <message>
        <source>Optional features</source>
        <translation>可选功能</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>组件</translation>
    </message>
    <message>
        <source>Checkpoint and runtime dtype, grouping, scale encoding, packing, conversion after loading, excluded modules.</source>
        <translation>检查点与运行时的 dtype、分组、缩放因子编码、打包、加载后的转换、排除的模块。</translation>
    </message>
    <message>
        <source>Compute, output and accumulation dtype, fused or separate projections, grouped GEMM, padding, quantization, order of the inverse RoPE.</source>
        <translation>计算、输出与累加的 dtype，融合或独立的投影，分组 GEMM，填充，量化，逆 RoPE 的顺序。</translation>
    </message>
    <message>
        <source>Logical and physical dtype, quantization scales, compressed and sliding-window parts, page layout and stride, index units.</source>
        <translation>逻辑与物理 dtype、量化缩放因子、压缩部分与滑动窗口部分、页布局与步长、索引单位。</translation>
    </message>
    <message>
        <source>Selected backend, model-specific attention, prefill, decode and MTP paths, head dimensions, sinks, causality, compression, capability restrictions.</source>
        <translation>所选后端，模型特有的注意力，prefill、decode 与 MTP 路径，头维度，sink，因果性，压缩，能力限制。</translation>
    </message>
    <message>
        <source>The experts that really run, routing and scaling, shared experts, collectives of TP, PP, SP, EP and DCP, supported combinations.</source>
        <translation>实际运行的专家，路由与缩放，共享专家，TP、PP、SP、EP 与 DCP 的集合通信，支持的组合。</translation>
    </message>
    <message>
        <source>LoRA, MTP, DSpark, graph capture: the real dispatch and the restrictions of each.</source>
        <translation>LoRA、MTP、DSpark、图捕获：各自的实际分派与限制。</translation>
    </message>
    <message>
        <source>Imported callables of installed components: signatures, identities and verified semantics.</source>
        <translation>从已安装组件导入的可调用对象：签名、身份与经验证的语义。</translation>
    </message>
</context>
<context>
    <name>mxw::inventory::EntryPoint</name>
    <message>
        <source>%1 could not be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
</context>
<context>
    <name>mxw::inventory::Inventory</name>
    <message>
        <source>in %1()</source>
        <translation>位于 %1()</translation>
    </message>
</context>
<context>
    <name>mxw::inventory::Profile</name>
    <message>
        <source>This profile has a form that this version does not read.</source>
        <translation>此配置方案的格式，当前版本的程序无法读取。</translation>
    </message>
    <message>
        <source>Use a profile whose &quot;schema&quot; is %1.</source>
        <translation>请使用 &quot;schema&quot; 为 %1 的配置方案。</translation>
    </message>
    <message>
        <source>The profile&apos;s &quot;%1&quot; is missing or of the wrong kind.</source>
        <translation>配置方案的 &quot;%1&quot; 缺失或类型不正确。</translation>
    </message>
    <message>
        <source>Compare it with the bundled profile.</source>
        <translation>请与内置配置方案对照。</translation>
    </message>
    <message>
        <source>There is no profile &quot;%1&quot;.</source>
        <translation>没有配置方案“%1”。</translation>
    </message>
    <message>
        <source>Give the name of a bundled profile (%1) or a file.</source>
        <translation>请给出内置配置方案的名称（%1）或一个文件。</translation>
    </message>
    <message>
        <source>The profile &quot;%1&quot; is not a JSON object.</source>
        <translation>配置方案“%1”不是 JSON 对象。</translation>
    </message>
</context>
<context>
    <name>mxw::items::CaseGrouping</name>
    <message>
        <source>(none)</source>
        <translation>（无）</translation>
    </message>
    <message>
        <source>(no pattern)</source>
        <translation>（无模式）</translation>
    </message>
    <message>
        <source>(not compared)</source>
        <translation>（未比较）</translation>
    </message>
    <message>
        <source>(without %1)</source>
        <translation>（无 %1）</translation>
    </message>
    <message>
        <source>Not grouped</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>By file</source>
        <translation>按文件</translation>
    </message>
    <message>
        <source>By outcome</source>
        <translation>按结果</translation>
    </message>
    <message>
        <source>By form of comparison</source>
        <translation>按比较形式</translation>
    </message>
    <message>
        <source>By dtype</source>
        <translation>按 dtype</translation>
    </message>
    <message>
        <source>By device</source>
        <translation>按设备</translation>
    </message>
    <message>
        <source>By pattern</source>
        <translation>按模式</translation>
    </message>
    <message>
        <source>By change</source>
        <translation>按变化</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>按 %1</translation>
    </message>
</context>
<context>
    <name>mxw::items::CaseModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 个失败</translation>
    </message>
    <message>
        <source>none failed</source>
        <translation>无失败</translation>
    </message>
</context>
<context>
    <name>mxw::items::CasePlots</name>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Other outcomes</source>
        <translation>其他结果</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) with a tolerance</source>
        <translation>
            <numerusform>%n 个有容差的用例</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 above 1, median %2, worst %3 at %4.</source>
        <translation>%1 个大于 1，中位数 %2，最差 %3，位于 %4。</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) have no figures to show here.</source>
        <translation>
            <numerusform>有 %n 个用例没有可在此显示的数值。</numerusform>
        </translation>
    </message>
    <message>
        <source>Error over allowed of each case</source>
        <translation>各用例的误差/允许值</translation>
    </message>
    <message>
        <source>Nothing compared with a tolerance</source>
        <translation>没有按容差进行的比较</translation>
    </message>
    <message>
        <source>Each case that compares with a tolerance gets a point here: below 1 it has head-room, above 1 it fails.</source>
        <translation>每个按容差比较的用例在此显示为一个点：低于 1 表示有余量，高于 1 表示失败。</translation>
    </message>
    <message>
        <source>error / allowed</source>
        <translation>误差/允许值</translation>
    </message>
    <message>
        <source>case, in the order they ran</source>
        <translation>用例（按运行顺序）</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许值</translation>
    </message>
    <message>
        <source>%1: %2, error / allowed %3</source>
        <translation>%1：%2，误差/允许值 %3</translation>
    </message>
    <message>
        <source>Greatest absolute error, before and now</source>
        <translation>最大绝对误差：之前与当前</translation>
    </message>
    <message>
        <source>%1 newly failing, %2 fixed, %3 still failing, %4 no longer executed, %5 gone, %6 new.</source>
        <translation>%1 个新增失败，%2 个已修复，%3 个仍然失败，%4 个不再执行，%5 个已消失，%6 个新增。</translation>
    </message>
    <message>
        <source>No case has figures in both runs</source>
        <translation>没有用例在两次运行中都有数值</translation>
    </message>
    <message>
        <source>max abs before</source>
        <translation>之前的最大绝对误差</translation>
    </message>
    <message>
        <source>max abs now</source>
        <translation>当前的最大绝对误差</translation>
    </message>
    <message>
        <source>Newly failing</source>
        <translation>新增失败</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>%1, max abs %2 before, %3 now</source>
        <translation>%1，最大绝对误差：之前 %2，当前 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>mxw::items::CaseRow</name>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Not known with swapped operands: it is relative to the second one, and was computed only for the order of the test.</source>
        <translation>交换操作数后无法得知：该值相对于第二操作数，且仅按测试中的顺序计算过。</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Comparisons</source>
        <translation>比较次数</translation>
    </message>
    <message>
        <source>Mismatches</source>
        <translation>不匹配</translation>
    </message>
    <message>
        <source>Max abs</source>
        <translation>最大绝对误差</translation>
    </message>
    <message>
        <source>Max rel</source>
        <translation>最大相对误差</translation>
    </message>
    <message>
        <source>Error / allowed</source>
        <translation>误差/允许值</translation>
    </message>
    <message>
        <source>p99 abs</source>
        <translation>p99 绝对误差</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>耗时（秒）</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Against the run it is compared with; the factor is of the greatest absolute errors</source>
        <translation>与对照运行相比的变化；倍数为最大绝对误差之比</translation>
    </message>
    <message>
        <source>Elements that the test&apos;s tolerance does not allow, of all that were compared</source>
        <translation>在所有参与比较的元素中，超出测试容差的元素</translation>
    </message>
    <message>
        <source>The worst element&apos;s error over what its tolerance allows: above 1 it fails, far below 1 there is head-room</source>
        <translation>最差元素的误差与其容差允许值之比：高于 1 表示失败，远低于 1 表示有余量</translation>
    </message>
    <message>
        <source>The greatest absolute error</source>
        <translation>最大绝对误差</translation>
    </message>
    <message>
        <source>The greatest error relative to the second operand; infinite where that is 0</source>
        <translation>相对于第二操作数的最大误差；第二操作数为 0 时为无穷大</translation>
    </message>
    <message>
        <source>99 of 100 elements have an absolute error of at most this</source>
        <translation>99% 的元素的绝对误差不超过此值</translation>
    </message>
    <message>
        <source>What the errors look like: a hint at a cause, not a verdict</source>
        <translation>误差呈现的形态：只是对原因的提示，并非结论</translation>
    </message>
</context>
<context>
    <name>mxw::items::CaseText</name>
    <message>
        <source>not contiguous</source>
        <translation>非连续</translation>
    </message>
    <message>
        <source>absolute</source>
        <translation>绝对误差</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相对误差</translation>
    </message>
    <message>
        <source>not known for this order of the operands</source>
        <translation>按当前操作数顺序无法得知</translation>
    </message>
    <message>
        <source>over allowed</source>
        <translation>误差/允许值</translation>
    </message>
    <message>
        <source>at %1: first %2, second %3</source>
        <translation>位于 %1：第一操作数 %2，第二操作数 %3</translation>
    </message>
    <message>
        <source>max %1, p50 %2, p99 %3, p99.9 %4</source>
        <translation>max %1，p50 %2，p99 %3，p99.9 %4</translation>
    </message>
    <message>
        <source>No figures: the shapes differ, the operands are no arrays, or the text had no numbers.</source>
        <translation>没有数值：形状不同、操作数不是数组，或者文本中没有数字。</translation>
    </message>
    <message>
        <source>mismatches</source>
        <translation>不匹配</translation>
    </message>
    <message>
        <source>worst absolute</source>
        <translation>最大绝对误差</translation>
    </message>
    <message>
        <source>worst relative</source>
        <translation>最大相对误差</translation>
    </message>
    <message>
        <source>worst allowed</source>
        <translation>最大误差/允许值</translation>
    </message>
    <message>
        <source>first %1, %2; second %3, %4</source>
        <translation>第一操作数 %1、%2；第二操作数 %3、%4</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦相似度</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>行与列</translation>
    </message>
    <message>
        <source>%1 of %2 rows touched, %3 whole; %4 of %5 columns touched, %6 whole</source>
        <translation>%2 行中涉及 %1 行，其中 %3 行为整行；%5 列中涉及 %4 列，其中 %6 列为整列</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>could not compare</source>
        <translation>无法比较</translation>
    </message>
    <message>
        <source>process</source>
        <translation>进程</translation>
    </message>
    <message>
        <source>command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>工作目录</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Imported from</source>
        <translation>导入来源</translation>
    </message>
    <message>
        <source>Environment variables</source>
        <translation>环境变量</translation>
    </message>
    <message numerus="yes">
        <source>%n process(es) started</source>
        <translation>
            <numerusform>启动了 %n 个进程</numerusform>
        </translation>
    </message>
    <message>
        <source>Read from a log or a dump: only what it says is known.</source>
        <translation>读取自日志或转储：仅知道其中记录的内容。</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一操作数</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第二操作数</translation>
    </message>
    <message>
        <source>tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>, NaN equals NaN</source>
        <translation>，NaN 视为相等</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>, limit %1</source>
        <translation>，限值 %1</translation>
    </message>
    <message>
        <source>, error / allowed %1</source>
        <translation>，误差/允许值 %1</translation>
    </message>
    <message>
        <source>where</source>
        <translation>运行位置</translation>
    </message>
    <message>
        <source>workaround</source>
        <translation>临时绕过措施</translation>
    </message>
    <message>
        <source>Read from a text, which does not say what it ran with.</source>
        <translation>读取自文本，其中没有说明运行所用的环境。</translation>
    </message>
    <message>
        <source>No process has reported yet.</source>
        <translation>尚无进程上报。</translation>
    </message>
    <message numerus="yes">
        <source>%n further process(es) took part.</source>
        <translation>
            <numerusform>另有 %n 个进程参与。</numerusform>
        </translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <translation>问题：%1</translation>
    </message>
</context>
<context>
    <name>mxw::items::ChainModel</name>
    <message>
        <source>ends here: %1</source>
        <translation>到此为止：%1</translation>
    </message>
    <message>
        <source>Not in the picture now; Enter shows it.</source>
        <translation>当前不在图中；按 Enter 显示。</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n node(s)</source>
        <translation>
            <numerusform>%1，%n 个节点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::items::ChainWords</name>
    <message>
        <source>%1 ← %2%3</source>
        <translation>%1 ← %2%3</translation>
    </message>
    <message>
        <source>Outside both trees</source>
        <translation>两个源码树之外</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>上游</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>provided by %1</source>
        <translation>由 %1 提供</translation>
    </message>
    <message>
        <source>, confirmed</source>
        <translation>，已确认</translation>
    </message>
    <message>
        <source>, broken</source>
        <translation>，已断开</translation>
    </message>
    <message>
        <source>, broken: %1</source>
        <translation>，已断开：%1</translation>
    </message>
    <message>
        <source>, unknown</source>
        <translation>，未知</translation>
    </message>
    <message>
        <source>, unknown: %1</source>
        <translation>，未知：%1</translation>
    </message>
    <message>
        <source>, if %1</source>
        <translation>，条件：%1</translation>
    </message>
    <message>
        <source>%1 → %2%3</source>
        <translation>%1 → %2%3</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>If %1</source>
        <translation>条件：%1</translation>
    </message>
    <message>
        <source>The chain ends here: %1</source>
        <translation>调度链到此为止：%1</translation>
    </message>
    <message>
        <source>This is an entry of the review.</source>
        <translation>这是评审中的一个条目。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more ways to it</source>
        <translation>
            <numerusform>… 另有 %n 条路径通往此节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n 个发现项</numerusform>
        </translation>
    </message>
    <message>
        <source>an entry of the review</source>
        <translation>评审条目</translation>
    </message>
    <message>
        <source>ends here: %1</source>
        <translation>到此为止：%1</translation>
    </message>
    <message>
        <source>A line of pyproject.toml and the function that it names.</source>
        <translation>pyproject.toml 中的一行及其指定的函数。</translation>
    </message>
    <message>
        <source>Modules that start-up imports on the way.</source>
        <translation>启动过程中沿途导入的模块。</translation>
    </message>
    <message>
        <source>The decorator, call or statement that registers or patches.</source>
        <translation>执行注册或打补丁的装饰器、调用或语句。</translation>
    </message>
    <message>
        <source>Upstream code that finds the registered thing.</source>
        <translation>查找已注册对象的上游代码。</translation>
    </message>
    <message>
        <source>Methods of the effective class that upstream calls.</source>
        <translation>实际生效的类中由上游调用的方法。</translation>
    </message>
    <message>
        <source>Functions that select a backend.</source>
        <translation>选择后端的函数。</translation>
    </message>
    <message>
        <source>The classes that an oracle selects.</source>
        <translation>由选择函数选出的类。</translation>
    </message>
    <message>
        <source>What brings tokens to experts and back.</source>
        <translation>将 token 送至专家实现并送回的代码。</translation>
    </message>
    <message>
        <source>Python functions around an operator.</source>
        <translation>封装算子的 Python 函数。</translation>
    </message>
    <message>
        <source>Operators, Triton kernels and installed components.</source>
        <translation>算子、Triton 内核和已安装组件。</translation>
    </message>
</context>
<context>
    <name>mxw::items::CommitModel</name>
    <message>
        <source>undecided</source>
        <translation>未处置</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>提交说明</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>处置</translation>
    </message>
</context>
<context>
    <name>mxw::items::CommitWords</name>
    <message>
        <source>carried</source>
        <translation>已合入</translation>
    </message>
    <message>
        <source>not carried</source>
        <translation>未合入</translation>
    </message>
    <message>
        <source>partly carried</source>
        <translation>部分合入</translation>
    </message>
    <message>
        <source>overtaken</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>不涉及</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>The plugin&apos;s code has what the commit brought.</source>
        <translation>插件的代码已有该提交带来的内容。</translation>
    </message>
    <message>
        <source>The plugin&apos;s code lacks what the commit brought.</source>
        <translation>插件的代码缺少该提交带来的内容。</translation>
    </message>
    <message>
        <source>The plugin&apos;s code has a part of what the commit brought.</source>
        <translation>插件的代码已有该提交带来的部分内容。</translation>
    </message>
    <message>
        <source>The target itself no longer has what the commit brought.</source>
        <translation>目标版本自身已不再有该提交带来的内容。</translation>
    </message>
    <message>
        <source>It changes only code that the plugin has no copy of.</source>
        <translation>它只修改了插件没有副本的代码。</translation>
    </message>
    <message>
        <source>The repository lacks an object: it cannot be told.</source>
        <translation>仓库缺少某个对象：无法判断。</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>patched</source>
        <translation>被打补丁</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>父类</translation>
    </message>
    <message>
        <source>imported</source>
        <translation>被导入</translation>
    </message>
</context>
<context>
    <name>mxw::items::ComparisonPlots</name>
    <message>
        <source>Nothing to show of this comparison</source>
        <translation>此比较没有可显示的内容</translation>
    </message>
    <message>
        <source>It was read from a log or a dump, which has no error of each element.</source>
        <translation>它读取自日志或转储，其中没有逐元素的误差。</translation>
    </message>
    <message>
        <source>It has no figures: the shapes differ, or its operands are no arrays.</source>
        <translation>它没有数值：形状不同，或者操作数不是数组。</translation>
    </message>
    <message>
        <source>No tolerance.</source>
        <translation>无容差。</translation>
    </message>
    <message>
        <source>rtol %1, atol %2.</source>
        <translation>rtol %1，atol %2。</translation>
    </message>
    <message>
        <source>Absolute errors of the elements</source>
        <translation>各元素的绝对误差</translation>
    </message>
    <message>
        <source>Its operands are empty.</source>
        <translation>其操作数为空。</translation>
    </message>
    <message>
        <source>absolute error</source>
        <translation>绝对误差</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>元素数</translation>
    </message>
    <message>
        <source>%1 elements are equal</source>
        <translation>%1 个元素相等</translation>
    </message>
    <message>
        <source>%1 elements have an error of %2 up to %3</source>
        <translation>%1 个元素的误差在 %2 到 %3 之间</translation>
    </message>
    <message>
        <source>%1 elements have an infinite error</source>
        <translation>%1 个元素的误差为无穷大</translation>
    </message>
    <message>
        <source>%1 elements have an undefined error (NaN)</source>
        <translation>%1 个元素的误差无定义（NaN）</translation>
    </message>
    <message>
        <source>atol</source>
        <translation>atol</translation>
    </message>
    <message>
        <source>%1 elements: %2 equal, %3 infinite, %4 NaN; greatest error %5, 99 of 100 at most %6.</source>
        <translation>%1 个元素：%2 个相等，%3 个无穷大，%4 个 NaN；最大误差 %5，99% 的元素不超过 %6。</translation>
    </message>
    <message>
        <source>Allowed: atol + rtol·|b|</source>
        <translation>允许值：atol + rtol·|b|</translation>
    </message>
    <message>
        <source>%1 elements where b is 0: greatest error %2, allowed %3</source>
        <translation>%1 个元素的 b 为 0：最大误差 %2，允许值 %3</translation>
    </message>
    <message>
        <source>%1 elements with |b| about %2: greatest error %3, allowed %4 to %5</source>
        <translation>%1 个元素的 |b| 约为 %2：最大误差 %3，允许值 %4 到 %5</translation>
    </message>
    <message>
        <source>Error against magnitude</source>
        <translation>误差随量级的变化</translation>
    </message>
    <message>
        <source>No element has a finite error, or the operands are swapped: magnitudes were taken of the test&apos;s second operand.</source>
        <translation>没有元素的误差为有限值，或者操作数已交换：量级取自测试的第二操作数。</translation>
    </message>
    <message>
        <source>|b|, magnitude of the second operand</source>
        <translation>|b|，第二操作数的量级</translation>
    </message>
    <message>
        <source>greatest absolute error</source>
        <translation>最大绝对误差</translation>
    </message>
    <message>
        <source>Within the tolerance</source>
        <translation>在容差内</translation>
    </message>
    <message>
        <source>Above it</source>
        <translation>超出容差</translation>
    </message>
    <message>
        <source>Unclear from its bin</source>
        <translation>按所在区间无法判定</translation>
    </message>
    <message>
        <source>No tolerance</source>
        <translation>无容差</translation>
    </message>
    <message numerus="yes">
        <source>%n bin(s) of magnitude</source>
        <translation>
            <numerusform>%n 个量级区间</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 certainly above the tolerance.</source>
        <translation>其中 %1 个确定超出容差。</translation>
    </message>
    <message>
        <source>Where the errors lie</source>
        <translation>误差分布位置</translation>
    </message>
    <message>
        <source>Nothing mismatches: a map is kept only of what does.</source>
        <translation>没有不匹配：仅在存在不匹配时才保留误差图。</translation>
    </message>
    <message>
        <source>No map was kept, or the operands are swapped: it was made for the order of the test.</source>
        <translation>未保留误差图，或者操作数已交换：误差图是按测试中的顺序生成的。</translation>
    </message>
    <message>
        <source>last dimension</source>
        <translation>最后一维</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>其余各维</translation>
    </message>
    <message>
        <source>%1 of %2 parts of the map have a mismatch; %3 mismatch.</source>
        <translation>误差图的 %2 个分块中有 %1 个存在不匹配；不匹配元素：%3。</translation>
    </message>
    <message>
        <source>part in row %1, column %2 of the map: %3 %4</source>
        <translation>误差图第 %1 行、第 %2 列的分块：%3 %4</translation>
    </message>
    <message>
        <source>error / allowed</source>
        <translation>误差/允许值</translation>
    </message>
    <message>
        <source>error</source>
        <translation>误差</translation>
    </message>
</context>
<context>
    <name>mxw::items::FindingModel</name>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>发现内容</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Moved to</source>
        <translation>已移至</translation>
    </message>
    <message>
        <source>Suppressed: %1</source>
        <translation>已抑制：%1</translation>
    </message>
    <message>
        <source>%1
Suppressed: %2</source>
        <translation>%1
已抑制：%2</translation>
    </message>
    <message>
        <source>Answered by a decision: %1</source>
        <translation>已由处置回应：%1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>mxw::items::InventoryModel</name>
    <message>
        <source>Condition: %1</source>
        <translation>条件：%1</translation>
    </message>
    <message>
        <source>Not decided</source>
        <translation>未处置</translation>
    </message>
    <message>
        <source>Decided: %1. The content or the findings changed since; look again.</source>
        <translation>已处置：%1。此后内容或发现项有变化，请重新查看。</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>未处置</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>已过时</translation>
    </message>
    <message>
        <source>Files of the patch machinery that hold no patch of their own</source>
        <translation>属于补丁机制、但自身不含补丁的文件</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n file(s)</source>
        <translation>
            <numerusform>%1，%n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>Decided: %1. All that this needs is there.</source>
        <translation>已处置：%1。所需内容均已齐备。</translation>
    </message>
    <message>
        <source>Decided: %1. Not done yet: the checklist says what is missing.</source>
        <translation>已处置：%1。尚未完成：检查清单列出了尚缺的内容。</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>%1, %2 of %3 decided, %4 done</source>
        <translation>%1，已处置 %2/%3，已完成 %4</translation>
    </message>
</context>
<context>
    <name>mxw::items::InventoryTree</name>
    <message>
        <source>Top folder</source>
        <translation>顶层文件夹</translation>
    </message>
    <message>
        <source>Infrastructure</source>
        <translation>基础设施</translation>
    </message>
</context>
<context>
    <name>mxw::items::LayerPlot</name>
    <message>
        <source>%1 %2 and %3</source>
        <translation>%1 %2 与 %3</translation>
    </message>
    <message>
        <source>%1 differs by %2</source>
        <translation>%1 相差 %2</translation>
    </message>
    <message>
        <source>no output on both sides</source>
        <translation>没有两侧共有的输出</translation>
    </message>
    <message>
        <source>only in one of the dumps</source>
        <translation>仅存在于其中一份转储</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s).</source>
        <translation>
            <numerusform>共 %n 层。</numerusform>
        </translation>
    </message>
    <message>
        <source>None diverges by more than %1.</source>
        <translation>没有任何层的偏离超过 %1。</translation>
    </message>
    <message>
        <source>%1 is the first to diverge, and its inputs agree: the difference arises in it.</source>
        <translation>%1 最先偏离，且其输入一致：差异产生于该层。</translation>
    </message>
    <message>
        <source>%1 is the first to diverge; its inputs differ already.</source>
        <translation>%1 最先偏离；其输入已经不同。</translation>
    </message>
    <message>
        <source>There are more layers than are kept.</source>
        <translation>层数超出保留上限，其余未保留。</translation>
    </message>
    <message>
        <source>Difference of the layers</source>
        <translation>各层差异</translation>
    </message>
    <message>
        <source>No layers</source>
        <translation>没有层</translation>
    </message>
    <message>
        <source>A pair of msprobe dumps shows here how far the outputs of each layer differ, and which differs first.</source>
        <translation>读入一对 msprobe 转储后，此处会显示各层输出的差异大小，以及最先出现差异的层。</translation>
    </message>
    <message>
        <source>layer, in the order they run</source>
        <translation>层（按运行顺序）</translation>
    </message>
    <message>
        <source>relative difference</source>
        <translation>相对差异</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>Diverge</source>
        <translation>偏离</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>First to diverge</source>
        <translation>最先偏离</translation>
    </message>
</context>
<context>
    <name>mxw::items::MatrixModel</name>
    <message>
        <source>names nothing</source>
        <translation>未涉及</translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s), as the other side</source>
        <translation>
            <numerusform>%n 项事实，与另一侧相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s), %1 only here</source>
        <translation>
            <numerusform>%n 项事实，其中 %1 项仅此侧有</numerusform>
        </translation>
    </message>
    <message>
        <source>not classified</source>
        <translation>未分类</translation>
    </message>
    <message>
        <source>%1 (%2 places)</source>
        <translation>%1（%2 处）</translation>
    </message>
    <message>
        <source>%1 (inherited)</source>
        <translation>%1（继承）</translation>
    </message>
    <message>
        <source>Both sides: %1 upstream, %2 in the plugin</source>
        <translation>两侧均有：上游 %1，插件 %2</translation>
    </message>
    <message>
        <source>Only upstream: %1</source>
        <translation>仅上游：%1</translation>
    </message>
    <message>
        <source>Only the plugin: %1</source>
        <translation>仅插件：%1</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>契约</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>上游</translation>
    </message>
    <message>
        <source>MACA</source>
        <translation>MACA</translation>
    </message>
    <message>
        <source>Classification</source>
        <translation>分类</translation>
    </message>
    <message>
        <source>Evidence level</source>
        <translation>证据等级</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
</context>
<context>
    <name>mxw::items::ReplaySteps</name>
    <message>
        <source>Scans</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>处置</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Checklist marks</source>
        <translation>检查清单勾选</translation>
    </message>
    <message>
        <source>Suppressed findings</source>
        <translation>已抑制的发现项</translation>
    </message>
    <message>
        <source>Suppressions taken back</source>
        <translation>取消的抑制</translation>
    </message>
    <message>
        <source>Judgements of findings</source>
        <translation>对发现项的判定</translation>
    </message>
    <message>
        <source>Consents</source>
        <translation>许可</translation>
    </message>
    <message>
        <source>Validation runs asked for</source>
        <translation>已发起的验证运行</translation>
    </message>
    <message>
        <source>Validation runs under way</source>
        <translation>进行中的验证运行</translation>
    </message>
    <message>
        <source>Validation runs over</source>
        <translation>已结束的验证运行</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Evidence detached</source>
        <translation>已取消附加的证据</translation>
    </message>
    <message>
        <source>Counterparts</source>
        <translation>对应文件</translation>
    </message>
    <message>
        <source>Matrix rows</source>
        <translation>矩阵行</translation>
    </message>
    <message>
        <source>Configurations</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Earlier reviews</source>
        <translation>先前评审</translation>
    </message>
    <message>
        <source>Comparisons with the repositories</source>
        <translation>与仓库的比较</translation>
    </message>
    <message>
        <source>Undo and redo</source>
        <translation>撤销和重做</translation>
    </message>
</context>
<context>
    <name>mxw::items::RereviewModel</name>
    <message>
        <source>Now</source>
        <translation>现状</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>What was found then</source>
        <translation>当时的发现内容</translation>
    </message>
    <message>
        <source>Place then</source>
        <translation>当时的位置</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>mxw::items::ReviewWords</name>
    <message>
        <source>reproduced</source>
        <translation>已复现</translation>
    </message>
    <message>
        <source>suspected</source>
        <translation>疑似</translation>
    </message>
    <message>
        <source>fixed locally with note</source>
        <translation>本地修复并加注记</translation>
    </message>
    <message>
        <source>warning only with repair plan</source>
        <translation>仅警告并附修复计划</translation>
    </message>
    <message>
        <source>plugin</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基线版本</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标版本</translation>
    </message>
    <message>
        <source>Validation run</source>
        <translation>验证运行</translation>
    </message>
    <message>
        <source>Test of a validation run</source>
        <translation>验证运行中的用例</translation>
    </message>
    <message>
        <source>Lines of the %1</source>
        <translation>%1中的代码行</translation>
    </message>
    <message>
        <source>Upstream commit</source>
        <translation>上游提交</translation>
    </message>
    <message>
        <source>Dispatch chain</source>
        <translation>调度链</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>作出处置</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>勾选</translation>
    </message>
    <message>
        <source>Write the reason</source>
        <translation>填写理由</translation>
    </message>
    <message>
        <source>Write the condition</source>
        <translation>填写移除条件</translation>
    </message>
    <message>
        <source>Attach evidence…</source>
        <translation>附上证据…</translation>
    </message>
    <message>
        <source>Say what is untested…</source>
        <translation>说明未测试范围…</translation>
    </message>
    <message>
        <source>Attribute the error</source>
        <translation>为错误归因</translation>
    </message>
    <message>
        <source>Open the matrix</source>
        <translation>打开矩阵</translation>
    </message>
    <message>
        <source>Open the commits</source>
        <translation>打开提交</translation>
    </message>
</context>
<context>
    <name>mxw::items::RunListModel</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>测试集</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>运行位置</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>耗时</translation>
    </message>
</context>
<context>
    <name>mxw::items::RunWords</name>
    <message>
        <source>Not finished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Failed as expected</source>
        <translation>预期失败</translation>
    </message>
    <message>
        <source>Passed unexpectedly</source>
        <translation>意外通过</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>排队中</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>启动中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>Unreachable</source>
        <translation>无法连接</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Failed to run</source>
        <translation>运行失败</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>已超时</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>bundle</source>
        <translation>离线包</translation>
    </message>
    <message>
        <source>%1, device %2</source>
        <translation>%1，设备 %2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分</translation>
    </message>
    <message>
        <source>0 of %1 executed</source>
        <translation>0 / %1 个已执行</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 个通过</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 个失败</translation>
    </message>
    <message>
        <source>%1 skipped</source>
        <translation>%1 个跳过</translation>
    </message>
    <message>
        <source>%1 expected to fail</source>
        <translation>%1 个预期失败</translation>
    </message>
    <message>
        <source>%1 not finished</source>
        <translation>%1 个未完成</translation>
    </message>
    <message>
        <source>%1 not collected</source>
        <translation>%1 个文件无法收集</translation>
    </message>
</context>
<context>
    <name>mxw::items::TrendPlots</name>
    <message>
        <source>Run %1: %2 of %3 failed</source>
        <translation>运行 %1：%3 个中有 %2 个失败</translation>
    </message>
    <message>
        <source>, error / allowed: median %1, greatest %2</source>
        <translation>，误差/允许值：中位数 %1，最大值 %2</translation>
    </message>
    <message>
        <source>, %1 %2</source>
        <translation>，%1 %2</translation>
    </message>
    <message>
        <source>Error over allowed from run to run</source>
        <translation>历次运行的误差/允许值</translation>
    </message>
    <message>
        <source>No trend yet</source>
        <translation>尚无趋势</translation>
    </message>
    <message>
        <source>Two runs or more that compare with tolerances make a trend: the median and the greatest error over allowed, and the selected case.</source>
        <translation>有两次或更多按容差比较的运行时才会形成趋势：误差/允许值的中位数和最大值，以及所选用例。</translation>
    </message>
    <message>
        <source>error / allowed</source>
        <translation>误差/允许值</translation>
    </message>
    <message>
        <source>run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Selected case</source>
        <translation>所选用例</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许值</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s).</source>
        <translation>
            <numerusform>共 %n 次运行。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::items::Words</name>
    <message>
        <source>Patches</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Registry</source>
        <translation>注册</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Commits</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>registration</source>
        <translation>注册</translation>
    </message>
    <message>
        <source>model file</source>
        <translation>模型文件</translation>
    </message>
    <message>
        <source>upstream commit</source>
        <translation>上游提交</translation>
    </message>
    <message>
        <source>decorator</source>
        <translation>装饰器</translation>
    </message>
    <message>
        <source>decorator call</source>
        <translation>装饰器调用</translation>
    </message>
    <message>
        <source>assignment</source>
        <translation>赋值</translation>
    </message>
    <message>
        <source>setattr</source>
        <translation>setattr</translation>
    </message>
    <message>
        <source>sys.modules</source>
        <translation>sys.modules</translation>
    </message>
    <message>
        <source>table entry</source>
        <translation>表项</translation>
    </message>
    <message>
        <source>active</source>
        <translation>生效</translation>
    </message>
    <message>
        <source>active with the platform</source>
        <translation>随平台生效</translation>
    </message>
    <message>
        <source>loaded later</source>
        <translation>延后加载</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>不可达</translation>
    </message>
    <message>
        <source>Active: imported in every process, by a general plugin&apos;s entry point.</source>
        <translation>生效：由通用插件的入口点在每个进程中导入。</translation>
    </message>
    <message>
        <source>Active: imported when the platform class is resolved.</source>
        <translation>生效：在解析平台类时导入。</translation>
    </message>
    <message>
        <source>Loaded later: inside a function, by a string path or a lazy export.</source>
        <translation>延后加载：在函数内部导入，或通过字符串路径、惰性导出加载。</translation>
    </message>
    <message>
        <source>Not reached: no entry point imports this file.</source>
        <translation>不可达：没有入口点导入此文件。</translation>
    </message>
    <message>
        <source>template</source>
        <translation>模板</translation>
    </message>
    <message>
        <source>shared helper</source>
        <translation>共享辅助</translation>
    </message>
    <message>
        <source>aggregate imports</source>
        <translation>汇总导入</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>source</source>
        <translation>源码</translation>
    </message>
    <message>
        <source>import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>isolated</source>
        <translation>隔离</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>distributed</source>
        <translation>分布式</translation>
    </message>
    <message>
        <source>end-to-end</source>
        <translation>端到端</translation>
    </message>
    <message>
        <source>Read from the source; nothing was run.</source>
        <translation>仅阅读源码得出；未运行任何代码。</translation>
    </message>
    <message>
        <source>Seen in a fresh process that imported it.</source>
        <translation>在导入它的全新进程中观察到。</translation>
    </message>
    <message>
        <source>Checked in isolation, with mocks or on the CPU.</source>
        <translation>以隔离方式检查：使用模拟对象或在 CPU 上进行。</translation>
    </message>
    <message>
        <source>Run on a MetaX GPU, against a reference.</source>
        <translation>在一块 MetaX GPU 上运行，并与参考结果对比。</translation>
    </message>
    <message>
        <source>Run on several MetaX GPUs together.</source>
        <translation>在多块 MetaX GPU 上联合运行。</translation>
    </message>
    <message>
        <source>Run with a whole model, end to end.</source>
        <translation>用完整模型端到端运行。</translation>
    </message>
    <message>
        <source>Moved to: %1</source>
        <translation>已移至：%1</translation>
    </message>
    <message>
        <source>Plugin: %1</source>
        <translation>插件：%1</translation>
    </message>
    <message>
        <source>Upstream: %1</source>
        <translation>上游：%1</translation>
    </message>
    <message>
        <source>Commit: %1</source>
        <translation>提交：%1</translation>
    </message>
    <message>
        <source>mirrored file</source>
        <translation>镜像文件</translation>
    </message>
    <message>
        <source>commit</source>
        <translation>提交</translation>
    </message>
</context>
<context>
    <name>mxw::review::BlobCodec</name>
    <message>
        <source>A recorded file of the session is damaged.</source>
        <translation>会话中记录的一个文件已损坏。</translation>
    </message>
</context>
<context>
    <name>mxw::review::BlobTable</name>
    <message>
        <source>The session %1 does not hold this recorded file.</source>
        <translation>会话 %1 中没有这个记录文件。</translation>
    </message>
    <message>
        <source>A recorded file of the session %1 is not what was recorded.</source>
        <translation>会话 %1 中的一个记录文件与当初记录的内容不符。</translation>
    </message>
    <message>
        <source>Do not rely on it. Open a copy from before the change.</source>
        <translation>请勿以其为依据。请打开改动之前的副本。</translation>
    </message>
</context>
<context>
    <name>mxw::review::Checklist</name>
    <message>
        <source>Activation traced from the plugin&apos;s entry point to this patch</source>
        <translation>已从插件入口点追踪到此补丁，确认其如何生效</translation>
    </message>
    <message>
        <source>Complete target implementation, its helpers and its callers read</source>
        <translation>已阅读完整的目标版本实现及其辅助函数和调用方</translation>
    </message>
    <message>
        <source>Why upstream changed or removed the old behavior is understood</source>
        <translation>已弄清上游为何修改或移除旧行为</translation>
    </message>
    <message>
        <source>Signature, meaning of the arguments and return contract compared with the target</source>
        <translation>已将签名、参数含义和返回约定与补丁目标对比</translation>
    </message>
    <message>
        <source>Callers reach the replacement; none bound the old object before</source>
        <translation>调用方会用到替换实现；没有调用方事先绑定旧对象</translation>
    </message>
    <message>
        <source>Descriptors, decorator order, lazy imports and initialization timing preserved</source>
        <translation>描述符、装饰器顺序、惰性导入和初始化时机均保持不变</translation>
    </message>
    <message>
        <source>Header and comments are true of the code</source>
        <translation>文件头和注释与代码相符</translation>
    </message>
    <message>
        <source>Validation and untested scope named</source>
        <translation>已写明验证方式和未测试范围</translation>
    </message>
    <message>
        <source>Chain traced: entry point, imports, registration, lookup, method, selection, wrapper, installed kernel</source>
        <translation>已追踪调度链：入口点、导入、注册、查找、方法、选择、封装函数、已安装的内核</translation>
    </message>
    <message>
        <source>Start-up exercised in a fresh process, and direct imports of the modules</source>
        <translation>已在全新进程中实际执行启动过程，并直接导入各模块</translation>
    </message>
    <message>
        <source>Effective lookup result and caller binding verified, not only the decorator</source>
        <translation>已验证实际生效的查找结果和调用方绑定，而不只是查看装饰器</translation>
    </message>
    <message>
        <source>Platform keys (OOT included), predicates and explicit backend choices checked; other platforms&apos; entries preserved</source>
        <translation>已检查平台键（包括 OOT）、判定条件和显式的后端选择；其他平台的条目均予保留</translation>
    </message>
    <message>
        <source>MRO and inherited methods inspected; super() calls fit the effective parents</source>
        <translation>已检查继承链（MRO）和继承的方法；super() 调用与实际生效的父类相符</translation>
    </message>
    <message>
        <source>All state that inherited allocation, loading, configuration and execution read is set</source>
        <translation>继承而来的分配、加载、配置和执行代码所读取的全部状态均已设置</translation>
    </message>
    <message>
        <source>Factory signatures and return contracts followed to the selected class and its kernel</source>
        <translation>已沿工厂函数的签名和返回约定追踪到选中的类及其内核</translation>
    </message>
    <message>
        <source>Joint configurations validated: format, symmetry, group size, activation, bias, device, parallel mode, backend</source>
        <translation>已验证组合配置：格式、对称性、分组大小、激活函数、偏置、设备、并行模式、后端</translation>
    </message>
    <message>
        <source>Allocation, loading and conversion agree, and converted tensors reach the kernel</source>
        <translation>分配、加载与转换相互一致，且转换后的张量会到达内核</translation>
    </message>
    <message>
        <source>Exact counterpart at base and target confirmed; moves and mappings recorded</source>
        <translation>已确认基线版本与目标版本中的确切对应文件；已记录移动与映射</translation>
    </message>
    <message>
        <source>Complete local-against-target difference read: target-only, local-only, changed and removed code</source>
        <translation>已通读本地与目标版本之间的完整差异：仅目标版本有的、仅本地有的、有改动的和已移除的代码</translation>
    </message>
    <message>
        <source>Every upstream commit that touches the counterpart read and disposed of</source>
        <translation>已阅读并处置每一个涉及对应文件的上游提交</translation>
    </message>
    <message>
        <source>Difference matrix of the family filled in; unknowns stated</source>
        <translation>已填写该模型族的差异矩阵；已说明未知项</translation>
    </message>
    <message>
        <source>config.json of the exact checkpoint compared with what the target loads and indexes, or the evidence gap stated</source>
        <translation>已将该检查点的 config.json 与目标版本加载和索引的内容比较，或已说明证据缺口</translation>
    </message>
    <message>
        <source>Dependencies followed to a verified stable interface or a component boundary</source>
        <translation>已沿依赖追踪到经验证的稳定接口或组件边界</translation>
    </message>
    <message>
        <source>Every retained difference has a note: what upstream does, why MACA differs, when it can go</source>
        <translation>每一处保留的差异都有注记：上游的做法、MACA 为何不同、何时可以移除</translation>
    </message>
    <message>
        <source>Suspected defects looked for in the target upstream first, and attributed</source>
        <translation>疑似缺陷已先在目标版本的上游中查找，并已判明来源</translation>
    </message>
    <message>
        <source>The commit&apos;s patch read, not only its title</source>
        <translation>已阅读该提交的补丁内容，而不只是标题</translation>
    </message>
    <message>
        <source>The other production modules that it changed inspected</source>
        <translation>已检查它修改的其他生产模块</translation>
    </message>
    <message>
        <source>Affected interface and the plugin&apos;s symbols that depend on it named</source>
        <translation>已指明受影响的接口，以及依赖该接口的插件符号</translation>
    </message>
</context>
<context>
    <name>mxw::review::Claims</name>
    <message>
        <source>%1 in %2 is called reproduced</source>
        <translation>%2 中的 %1 被判定为已复现</translation>
    </message>
    <message>
        <source>the row “%1” of %2 says “%3”</source>
        <translation>%2 的“%1”行填写的是“%3”</translation>
    </message>
</context>
<context>
    <name>mxw::review::Connection</name>
    <message>
        <source>The SQLite driver of Qt is not installed, so no session can be opened.</source>
        <translation>未安装 Qt 的 SQLite 驱动，无法打开任何会话。</translation>
    </message>
    <message>
        <source>Install it; on Debian and Ubuntu it is the package libqt6sql6-sqlite.</source>
        <translation>请安装该驱动；在 Debian 和 Ubuntu 上，软件包名为 libqt6sql6-sqlite。</translation>
    </message>
    <message>
        <source>Another program is writing to the session %1.</source>
        <translation>另一个程序正在写入会话 %1。</translation>
    </message>
    <message>
        <source>Wait a moment and try again.</source>
        <translation>请稍候再试。</translation>
    </message>
    <message>
        <source>The session %1 cannot be written to.</source>
        <translation>无法写入会话 %1。</translation>
    </message>
    <message>
        <source>Copy it to a folder that you can write to, and open the copy.</source>
        <translation>请将其复制到可写的文件夹，然后打开副本。</translation>
    </message>
    <message>
        <source>There is no room left on the disk for the session %1.</source>
        <translation>磁盘空间不足，无法写入会话 %1。</translation>
    </message>
    <message>
        <source>Make room and try again. What was recorded before is safe.</source>
        <translation>请腾出空间后重试。此前的记录不受影响。</translation>
    </message>
    <message>
        <source>The session %1 cannot be opened.</source>
        <translation>无法打开会话 %1。</translation>
    </message>
    <message>
        <source>Check that the file and its folder can be read and written.</source>
        <translation>请检查该文件及其所在文件夹是否可读写。</translation>
    </message>
    <message>
        <source>The session file %1 is damaged.</source>
        <translation>会话文件 %1 已损坏。</translation>
    </message>
    <message>
        <source>Open a copy of it from before. This file was left as it is.</source>
        <translation>请打开它此前的副本。此文件未被改动。</translation>
    </message>
    <message>
        <source>The session %1 could not be read or written.</source>
        <translation>无法读取或写入会话 %1。</translation>
    </message>
</context>
<context>
    <name>mxw::review::Decision</name>
    <message>
        <source>Retain</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Update</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Migrate</source>
        <translation>迁移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Correctness requirement</source>
        <translation>正确性要求</translation>
    </message>
    <message>
        <source>Platform restriction</source>
        <translation>平台限制</translation>
    </message>
    <message>
        <source>Performance policy</source>
        <translation>性能策略</translation>
    </message>
    <message>
        <source>Implementation choice</source>
        <translation>实现选择</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>Inherited upstream</source>
        <translation>继承上游</translation>
    </message>
    <message>
        <source>Intentional MetaX difference</source>
        <translation>有意的 MetaX 差异</translation>
    </message>
    <message>
        <source>Obsolete override</source>
        <translation>过时的覆盖</translation>
    </message>
    <message>
        <source>Adaptation defect</source>
        <translation>适配缺陷</translation>
    </message>
    <message>
        <source>Unverified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>Needs MetaX merge</source>
        <translation>需要合入 MetaX</translation>
    </message>
    <message>
        <source>Needs coordinated dependency change</source>
        <translation>需要协同修改依赖</translation>
    </message>
    <message>
        <source>Intentionally platform-specific</source>
        <translation>有意的平台特有差异</translation>
    </message>
    <message>
        <source>New unsupported architecture</source>
        <translation>新的未支持架构</translation>
    </message>
    <message>
        <source>No effect here</source>
        <translation>对此处无影响</translation>
    </message>
</context>
<context>
    <name>mxw::review::DecisionFates</name>
    <message>
        <source>the plugin&apos;s code</source>
        <translation>插件的代码</translation>
    </message>
    <message>
        <source>upstream&apos;s code at base</source>
        <translation>基线版本的上游代码</translation>
    </message>
    <message>
        <source>upstream&apos;s code at the target</source>
        <translation>目标版本的上游代码</translation>
    </message>
    <message>
        <source>%1 was not there then</source>
        <translation>当时尚无%1</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1已不存在</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1有变化</translation>
    </message>
    <message>
        <source>The plugin has no such entry any more.</source>
        <translation>插件中已没有此条目。</translation>
    </message>
    <message>
        <source>the entry is another one now: %1</source>
        <translation>该条目现已变为另一个条目：%1</translation>
    </message>
    <message>
        <source>its code cannot be read now, so nothing says that it is the same</source>
        <translation>现在无法读取其代码，因此无从确认代码未变</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>新增：%1</translation>
    </message>
    <message>
        <source>the same code on all three sides and no new finding</source>
        <translation>三方代码均相同，且没有新的发现项</translation>
    </message>
</context>
<context>
    <name>mxw::review::DriftCheck</name>
    <message>
        <source>The upstream commit %1 of the %2 is no longer in the repository.</source>
        <translation>%2的上游提交 %1 已不在仓库中。</translation>
    </message>
    <message>
        <source>%1, the %2, means upstream commit %3 now; the scan read %4.</source>
        <translation>%2 %1 现在指向上游提交 %3；扫描时读取的是 %4。</translation>
    </message>
    <message>
        <source>The plugin&apos;s %1 changed since the scan</source>
        <translation>自扫描以来，插件的 %1 有变化</translation>
    </message>
    <message>
        <source>%1 means plugin commit %2 now; the scan read %3</source>
        <translation>%1 现在指向插件提交 %2；扫描时读取的是 %3</translation>
    </message>
    <message numerus="yes">
        <source> and %n more file(s)</source>
        <translation>
            <numerusform> 以及另外 %n 个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>No entry is in what changed.</source>
        <translation>有变化的内容不涉及任何条目。</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) are concerned.</source>
        <translation>
            <numerusform>涉及 %n 个条目。</numerusform>
        </translation>
    </message>
    <message>
        <source>base</source>
        <translation>基线版本</translation>
    </message>
    <message>
        <source>target</source>
        <translation>目标版本</translation>
    </message>
    <message>
        <source>The plugin&apos;s HEAD moved from %1 to %2.</source>
        <translation>插件的 HEAD 已从 %1 移至 %2。</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>无法解析的位置</translation>
    </message>
    <message>
        <source>The profile %1 cannot be read any more.</source>
        <translation>已无法读取配置方案 %1。</translation>
    </message>
    <message>
        <source>The profile %1 has other content now.</source>
        <translation>配置方案 %1 的内容已改变。</translation>
    </message>
    <message>
        <source>%1 cannot be opened any more.</source>
        <translation>已无法打开 %1。</translation>
    </message>
</context>
<context>
    <name>mxw::review::Finding</name>
    <message>
        <source>Adaptation regression</source>
        <translation>适配回归</translation>
    </message>
    <message>
        <source>Existing adapter defect</source>
        <translation>既有适配缺陷</translation>
    </message>
    <message>
        <source>Target upstream defect</source>
        <translation>目标上游缺陷</translation>
    </message>
    <message>
        <source>Component defect</source>
        <translation>组件缺陷</translation>
    </message>
    <message>
        <source>Environment mismatch</source>
        <translation>环境不匹配</translation>
    </message>
    <message>
        <source>Fixed locally with note</source>
        <translation>本地修复并加注记</translation>
    </message>
    <message>
        <source>Warning only with repair plan</source>
        <translation>仅警告并附修复计划</translation>
    </message>
</context>
<context>
    <name>mxw::review::Gate</name>
    <message>
        <source>A decision</source>
        <translation>处置</translation>
    </message>
    <message>
        <source>This program does not know what the decision needs</source>
        <translation>本程序不知道该处置需要满足哪些要求</translation>
    </message>
</context>
<context>
    <name>mxw::review::GateRules</name>
    <message>
        <source>The gates are no JSON of a form that this program reads.</source>
        <translation>门禁不是本程序可读取格式的 JSON。</translation>
    </message>
    <message>
        <source>A list of words of the gates cannot be read.</source>
        <translation>无法读取门禁中的某个词表。</translation>
    </message>
    <message>
        <source>The need “%1” of the gates cannot be read.</source>
        <translation>无法读取门禁中的要求“%1”。</translation>
    </message>
    <message>
        <source>The gates have two needs “%1”.</source>
        <translation>门禁中有两项同名要求“%1”。</translation>
    </message>
    <message>
        <source>There is no decision “%1” of “%2”.</source>
        <translation>“%2”没有名为“%1”的处置。</translation>
    </message>
    <message>
        <source>The gates do not say what “%1” is.</source>
        <translation>门禁中未说明“%1”是什么。</translation>
    </message>
</context>
<context>
    <name>mxw::review::Journal</name>
    <message>
        <source>The session %1 is open for reading only.</source>
        <translation>会话 %1 以只读方式打开。</translation>
    </message>
    <message>
        <source>Copy it to a folder that you can write to, and open the copy.</source>
        <translation>请将其复制到可写的文件夹，然后打开副本。</translation>
    </message>
    <message>
        <source>The session file %1 was moved, deleted or replaced while it was open.</source>
        <translation>会话文件 %1 在打开期间被移动、删除或替换。</translation>
    </message>
    <message>
        <source>Put it back, or open it at its new place. Nothing was recorded.</source>
        <translation>请将其放回原处，或在新位置打开。未记录任何内容。</translation>
    </message>
    <message>
        <source>Another window or program has added to the session %1 since it was read here.</source>
        <translation>此处读取会话 %1 之后，另一个窗口或程序向其中添加了内容。</translation>
    </message>
    <message>
        <source>Reload the session and try again. Nothing was recorded.</source>
        <translation>请重新加载会话后再试。未记录任何内容。</translation>
    </message>
    <message>
        <source>The session %1 cannot be created.</source>
        <translation>无法创建会话 %1。</translation>
    </message>
    <message>
        <source>Check that its folder can be written to.</source>
        <translation>请检查其所在文件夹是否可写。</translation>
    </message>
    <message>
        <source>This text is too long to be recorded: %L1 bytes, at most %L2 are possible.</source>
        <translation>文本过长，无法记录：%L1 字节，上限为 %L2 字节。</translation>
    </message>
    <message>
        <source>This event is not complete, so it was not recorded.</source>
        <translation>此事件不完整，因此未被记录。</translation>
    </message>
    <message>
        <source>This is too large to be kept in the session: %L1 bytes, at most %L2 are possible.</source>
        <translation>内容过大，无法保存到会话中：%L1 字节，上限为 %L2 字节。</translation>
    </message>
</context>
<context>
    <name>mxw::review::JournalFile</name>
    <message>
        <source>There is no session file %1.</source>
        <translation>会话文件 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a session file.</source>
        <translation>%1 是文件夹，不是会话文件。</translation>
    </message>
    <message>
        <source>%1 is not a regular file, so it cannot be a session.</source>
        <translation>%1 不是普通文件，因此不能作为会话。</translation>
    </message>
    <message>
        <source>The session file %1 cannot be read.</source>
        <translation>无法读取会话文件 %1。</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>请检查其访问权限。</translation>
    </message>
    <message>
        <source>The file %1 is empty; it holds no session.</source>
        <translation>文件 %1 为空，其中没有会话。</translation>
    </message>
    <message>
        <source>If it should hold one, restore it from a copy.</source>
        <translation>如果其中本应有会话，请从副本恢复。</translation>
    </message>
    <message>
        <source>The file %1 is not a session file.</source>
        <translation>文件 %1 不是会话文件。</translation>
    </message>
    <message>
        <source>Choose a file that this program wrote (*.mxreview).</source>
        <translation>请选择由本程序生成的文件（*.mxreview）。</translation>
    </message>
    <message>
        <source>The session %1 was written by a newer version of this program (its form is %2; this version reads up to %3).</source>
        <translation>会话 %1 由本程序的较新版本写入（其格式为%2，当前版本最高可读取到%3）。</translation>
    </message>
    <message>
        <source>Open it with the newer version. The file was left as it is.</source>
        <translation>请使用较新版本打开。该文件未作任何改动。</translation>
    </message>
    <message>
        <source>The file %1 is a database of another program, not a session.</source>
        <translation>文件 %1 是其他程序的数据库，不是会话。</translation>
    </message>
    <message>
        <source>%1 exists already.</source>
        <translation>%1 已存在。</translation>
    </message>
    <message>
        <source>Choose another name, or open the existing session.</source>
        <translation>请另选名称，或打开已有的会话。</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>文件夹 %1 不存在。</translation>
    </message>
    <message>
        <source>%1 is left over from another session of that name.</source>
        <translation>%1 是另一个同名会话的遗留文件。</translation>
    </message>
    <message>
        <source>Choose another name, or move that file away.</source>
        <translation>请另选名称，或移走该文件。</translation>
    </message>
    <message>
        <source>The session %1 cannot be created.</source>
        <translation>无法创建会话 %1。</translation>
    </message>
    <message>
        <source>Check that its folder can be written to.</source>
        <translation>请检查其所在文件夹是否可写。</translation>
    </message>
</context>
<context>
    <name>mxw::review::JournalReader</name>
    <message>
        <source>It names the form %1, which no version has written.</source>
        <translation>文件标明的格式为%1，但没有任何版本写过这种格式。</translation>
    </message>
    <message>
        <source>Its tables are not those of a session.</source>
        <translation>其中的数据表不是会话的数据表。</translation>
    </message>
    <message>
        <source>It holds more than %L1 events.</source>
        <translation>其中的事件数超过%L1个。</translation>
    </message>
    <message>
        <source>A field of event %1 has a length that none can have.</source>
        <translation>事件%1的某个字段长度不合法。</translation>
    </message>
    <message>
        <source>The session %1 was changed by something other than this program: event %2 does not follow from the one before it, or its content does not match its hash.</source>
        <translation>会话 %1 被本程序以外的途径修改过：事件%2与前一事件不衔接，或其内容与哈希值不符。</translation>
    </message>
    <message>
        <source>Do not rely on it. Open a copy from before the change. The file was left as it is.</source>
        <translation>请勿信赖该文件。请打开修改之前的副本。该文件未作任何改动。</translation>
    </message>
    <message>
        <source>Event %1 of the session %2 is of a kind that this version does not know: “%3”.</source>
        <translation>会话 %2 的事件%1属于当前版本无法识别的类型：“%3”。</translation>
    </message>
    <message>
        <source>Open it with the version that wrote it. The file was left as it is.</source>
        <translation>请使用写入它的版本打开。该文件未作任何改动。</translation>
    </message>
    <message>
        <source>The content of event %1 is not JSON: %2</source>
        <translation>事件%1的内容不是 JSON：%2</translation>
    </message>
    <message>
        <source>The content of event %1 is not complete.</source>
        <translation>事件%1的内容不完整。</translation>
    </message>
    <message>
        <source>Event %1 has no valid time.</source>
        <translation>事件%1没有有效的时间。</translation>
    </message>
    <message>
        <source>The session file %1 is damaged.</source>
        <translation>会话文件 %1 已损坏。</translation>
    </message>
    <message>
        <source>Open a copy of it from before. This file was left as it is.</source>
        <translation>请打开它之前的副本。此文件未作任何改动。</translation>
    </message>
</context>
<context>
    <name>mxw::review::KeptScan</name>
    <message>
        <source>The list of files that the session %1 keeps cannot be read.</source>
        <translation>无法读取会话 %1 所保存文件的列表。</translation>
    </message>
    <message>
        <source>Open a copy of it from before. This file was left as it is.</source>
        <translation>请打开它此前的副本。此文件未被改动。</translation>
    </message>
    <message>
        <source>The session keeps no dispatch chain of this entry.</source>
        <translation>会话中没有保存此条目的调度链。</translation>
    </message>
    <message>
        <source>The dispatch chain that the session keeps cannot be read.</source>
        <translation>无法读取会话中保存的调度链。</translation>
    </message>
</context>
<context>
    <name>mxw::review::MaskedPlace</name>
    <message>
        <source>The commit is not among those that this review lists between base and target, so nobody asks for it.</source>
        <translation>此提交不在本次评审列出的基线版本与目标版本之间的提交之中，因此不会再有人过问它。</translation>
    </message>
    <message>
        <source>This scan lists nothing of the kind “%1”, so it may not have looked there.</source>
        <translation>此次扫描未列出任何“%1”类的内容，因此可能并未检查该处。</translation>
    </message>
    <message>
        <source>%1 does not parse any more (A05), so nothing in it is analysed.</source>
        <translation>%1 已无法解析（A05），因此未分析其中的任何内容。</translation>
    </message>
    <message>
        <source>This scan could not read %1.</source>
        <translation>此次扫描未能读取 %1。</translation>
    </message>
    <message>
        <source>No entry point reaches the entry any more, so nothing there runs.</source>
        <translation>已没有入口点能到达该条目，因此其中的代码不会运行。</translation>
    </message>
    <message>
        <source>No entry point reaches %1 any more, so nothing there runs.</source>
        <translation>已没有入口点能到达 %1，因此其中的代码不会运行。</translation>
    </message>
    <message>
        <source>%1 hides it: %2</source>
        <translation>被 %1 掩盖：%2</translation>
    </message>
    <message>
        <source>A01 hides it: %1 can no longer be imported at %2.</source>
        <translation>被 A01 掩盖：在 %2 处已无法导入 %1。</translation>
    </message>
    <message>
        <source>Start-up stops before it at %1 (A02), so it is not reached.</source>
        <translation>启动在到达它之前就中断于 %1（A02），因此它不可达。</translation>
    </message>
    <message>
        <source>%1 decided to reject this combination early, which hides what lies behind the rejection.</source>
        <translation>%1 的处置是提前拒绝此组合，这掩盖了拒绝之后的内容。</translation>
    </message>
</context>
<context>
    <name>mxw::review::Merge</name>
    <message>
        <source>its base is %1 instead of %2</source>
        <translation>其基线版本为 %1，而非 %2</translation>
    </message>
    <message>
        <source>its target is %1 instead of %2</source>
        <translation>其目标版本为 %1，而非 %2</translation>
    </message>
    <message>
        <source>it judges other content of the plugin (%1 instead of %2)</source>
        <translation>它评审的是插件的其他内容（%1，而非 %2）</translation>
    </message>
    <message>
        <source>%1 is of another review: %2.</source>
        <translation>%1 属于另一次评审：%2。</translation>
    </message>
    <message>
        <source>To see what became of its findings and decisions, follow on it as an earlier review.</source>
        <translation>若要了解其发现项和处置的后续情况，请将其作为先前评审来承接。</translation>
    </message>
    <message>
        <source>Not every conflict is decided yet. Nothing was taken over.</source>
        <translation>仍有冲突未决定如何处理。未导入任何内容。</translation>
    </message>
</context>
<context>
    <name>mxw::review::MergeSearch</name>
    <message>
        <source>Removal: %1</source>
        <translation>移除条件：%1</translation>
    </message>
    <message>
        <source>no attribution</source>
        <translation>未归因</translation>
    </message>
    <message>
        <source>reproduced</source>
        <translation>已复现</translation>
    </message>
    <message>
        <source>suspected</source>
        <translation>疑似</translation>
    </message>
</context>
<context>
    <name>mxw::review::PriorReview</name>
    <message>
        <source>The earlier review kept in this session is not the one it names.</source>
        <translation>此会话中保存的先前评审并非其所指明的那一个。</translation>
    </message>
    <message>
        <source>Follow on the earlier review&apos;s own file again.</source>
        <translation>请用先前评审自身的文件重新承接。</translation>
    </message>
    <message>
        <source>The events of the earlier review %1 could not be read.</source>
        <translation>无法读取先前评审 %1 的事件。</translation>
    </message>
    <message>
        <source>Check that its file is there and try again.</source>
        <translation>请确认其文件存在，然后重试。</translation>
    </message>
</context>
<context>
    <name>mxw::review::Rereview</name>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>info</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Found at %1 of its %2 places, such as %3.</source>
        <translation>原有 %2 处，现仍在 %1 处发现，例如 %3。</translation>
    </message>
    <message>
        <source>Left of %1: %2, at %3.</source>
        <translation>%1 中仍剩 %2，位于 %3。</translation>
    </message>
    <message>
        <source>Found at %1, but as %2 instead of %3.</source>
        <translation>在 %1 处发现，但级别由“%3”降为“%2”。</translation>
    </message>
    <message>
        <source>Found at %1 with %2 of the %3 things it listed.</source>
        <translation>在 %1 处发现，原先列出的 %3 项中仍有 %2 项。</translation>
    </message>
    <message>
        <source>Found at %1, and as %2 instead of %3.</source>
        <translation>在 %1 处发现，且级别由“%3”升为“%2”。</translation>
    </message>
    <message>
        <source>Found at %1 under the name %2; it was %3.</source>
        <translation>在 %1 处发现，现名称为 %2，原为 %3。</translation>
    </message>
    <message>
        <source>Found at %1; it was in %2.</source>
        <translation>在 %1 处发现；原在 %2 中。</translation>
    </message>
    <message>
        <source>Found again at %1.</source>
        <translation>在 %1 处再次发现。</translation>
    </message>
    <message>
        <source>The plugin has no such entry any more.</source>
        <translation>插件中已没有该条目。</translation>
    </message>
    <message>
        <source>Not found any more, and its entry is reached as before.</source>
        <translation>已不再出现，且其条目仍与之前一样可到达。</translation>
    </message>
    <message>
        <source>Not found any more, and nothing hides its place.</source>
        <translation>已不再出现，且其所在位置未被掩盖。</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>Partially fixed</source>
        <translation>部分修复</translation>
    </message>
    <message>
        <source>Still present</source>
        <translation>仍存在</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>被掩盖</translation>
    </message>
</context>
<context>
    <name>mxw::review::Session</name>
    <message>
        <source>The session %1 records no scan, so there is nothing to review in it.</source>
        <translation>会话 %1 未记录任何扫描，因此没有可评审的内容。</translation>
    </message>
    <message>
        <source>Start a new review.</source>
        <translation>请新建评审。</translation>
    </message>
    <message>
        <source>The scan recorded in the session %1 cannot be read. %2</source>
        <translation>无法读取会话 %1 中记录的扫描。%2</translation>
    </message>
    <message>
        <source>This review has no entry %1.</source>
        <translation>此评审中没有条目 %1。</translation>
    </message>
    <message>
        <source>“%1” is not a decision for this kind of entry.</source>
        <translation>“%1”不是此类条目可用的处置决定。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>A finding is suppressed with a reason only.</source>
        <translation>抑制发现项必须填写理由。</translation>
    </message>
    <message>
        <source>Say why it does not count here.</source>
        <translation>请说明它在此处为何不算问题。</translation>
    </message>
    <message>
        <source>The run is not over, so it is evidence of nothing yet.</source>
        <translation>运行尚未结束，因此还不能作为任何证据。</translation>
    </message>
    <message>
        <source>This review has no such row of a difference matrix.</source>
        <translation>此评审的差异矩阵中没有这一行。</translation>
    </message>
    <message>
        <source>This review has no such finding.</source>
        <translation>此评审中没有该发现项。</translation>
    </message>
    <message>
        <source>Only a defect that upstream shares is resolved this way.</source>
        <translation>只有上游同样存在的缺陷才能以这种方式解决。</translation>
    </message>
    <message>
        <source>“Reproduced” needs evidence that something was run.</source>
        <translation>“已复现”需要有实际运行过的证据。</translation>
    </message>
    <message>
        <source>Attach a validation run to the entry first, or call the finding suspected.</source>
        <translation>请先将一次验证运行附到该条目，或将该发现项改标为疑似。</translation>
    </message>
    <message>
        <source>This evidence cannot show as much as it claims.</source>
        <translation>此证据不足以证明它所声称的等级。</translation>
    </message>
    <message>
        <source>This evidence does not name what it rests on.</source>
        <translation>此证据未写明其依据。</translation>
    </message>
    <message>
        <source>No entry of the family has evidence of the level “%1”.</source>
        <translation>该模型族中没有条目具有等级为“%1”的证据。</translation>
    </message>
    <message>
        <source>Attach the evidence to the entry first, or record the row at the level that is shown.</source>
        <translation>请先将证据附到条目，或按已证明的等级记录该行。</translation>
    </message>
    <message>
        <source>Something rests on this evidence: %1.</source>
        <translation>此证据仍被以下内容作为依据：%1。</translation>
    </message>
    <message>
        <source>Say less there first, or attach other evidence that shows it.</source>
        <translation>请先降低该处的断言，或附上能够证明它的其他证据。</translation>
    </message>
    <message>
        <source>A review cannot follow on itself.</source>
        <translation>评审不能承接自身。</translation>
    </message>
    <message>
        <source>Choose the session of an earlier review.</source>
        <translation>请选择先前评审的会话。</translation>
    </message>
    <message>
        <source>This review follows on no earlier one.</source>
        <translation>此评审未承接任何先前评审。</translation>
    </message>
    <message>
        <source>%1 (carried from %2: %3, %4)</source>
        <translation>%1（沿用自 %2：%3，%4）</translation>
    </message>
</context>
<context>
    <name>mxw::review::StoredEvents</name>
    <message>
        <source>The earlier review kept in this session was changed by something other than this program: its event %1 does not follow from the one before it, or its content does not match its hash.</source>
        <translation>此会话中保存的先前评审被本程序以外的途径修改过：事件%1与前一事件不衔接，或其内容与哈希值不符。</translation>
    </message>
    <message>
        <source>Do not rely on it. Follow on the earlier review&apos;s own file again.</source>
        <translation>请勿以其为依据。请重新承接先前评审本身的文件。</translation>
    </message>
    <message>
        <source>Event %1 of the earlier review is of a kind that this version does not know: “%2”.</source>
        <translation>先前评审的事件%1属于当前版本无法识别的类型：“%2”。</translation>
    </message>
    <message>
        <source>Open the session with the version that wrote it.</source>
        <translation>请用写入该会话的版本打开它。</translation>
    </message>
    <message>
        <source>The earlier review kept in this session cannot be read.</source>
        <translation>无法读取此会话中保存的先前评审。</translation>
    </message>
    <message>
        <source>Follow on the earlier review&apos;s own file again.</source>
        <translation>请重新承接先前评审本身的文件。</translation>
    </message>
</context>
<context>
    <name>mxw::review::Verification</name>
    <message>
        <source>Event %1 is missing.</source>
        <translation>缺少事件%1。</translation>
    </message>
    <message>
        <source>Event %1 was changed: its content does not match its hash.</source>
        <translation>事件%1被修改过：其内容与哈希值不符。</translation>
    </message>
    <message>
        <source>Event %1 does not follow from the one before it: one of the two was replaced.</source>
        <translation>事件%1与前一事件不衔接：两者之一已被替换。</translation>
    </message>
    <message>
        <source>Event %1 says nothing that this version can read.</source>
        <translation>事件%1中没有当前版本可读取的内容。</translation>
    </message>
    <message>
        <source>The events of the file cannot be read.</source>
        <translation>无法读取文件中的事件。</translation>
    </message>
    <message>
        <source>The events after %1 cannot be read: %2</source>
        <translation>无法读取事件%1之后的事件：%2</translation>
    </message>
    <message>
        <source>The kept files of the session cannot be read.</source>
        <translation>无法读取会话中保存的文件。</translation>
    </message>
    <message>
        <source>The kept file %1 is not what was recorded.</source>
        <translation>所保存的文件 %1 与当初记录的内容不符。</translation>
    </message>
    <message>
        <source>Some kept files cannot be read: %1</source>
        <translation>部分保存的文件无法读取：%1</translation>
    </message>
    <message>
        <source>Event %1 names the kept file %2, which is not there.</source>
        <translation>事件%1引用了所保存的文件 %2，但该文件不存在。</translation>
    </message>
    <message>
        <source>The database is damaged: %1</source>
        <translation>数据库已损坏：%1</translation>
    </message>
    <message>
        <source>The plugin&apos;s files are not those of the scan any more (%1 then, %2 now).</source>
        <translation>插件的文件已与扫描时不同（当时为 %1，现在为 %2）。</translation>
    </message>
    <message>
        <source>A new scan does not find the entry %1.</source>
        <translation>重新扫描未找到条目 %1。</translation>
    </message>
    <message>
        <source>A new scan finds the entry %1 besides.</source>
        <translation>重新扫描多出条目 %1。</translation>
    </message>
    <message>
        <source>A new scan does not find %1 in %2 any more: %3</source>
        <translation>重新扫描已不再得到 %2 中的 %1：%3</translation>
    </message>
    <message>
        <source>A new scan finds %1 in %2 besides: %3</source>
        <translation>重新扫描多得到 %2 中的 %1：%3</translation>
    </message>
</context>
<context>
    <name>mxw::source::CallableFinder</name>
    <message>
        <source>It is not a function of either tree.</source>
        <translation>它不是两个源码树中任何一个的函数。</translation>
    </message>
    <message>
        <source>%1 cannot be looked into.</source>
        <translation>无法查看 %1 的内部。</translation>
    </message>
    <message>
        <source>%1 is decorated by something unknown.</source>
        <translation>%1 带有未知的装饰器。</translation>
    </message>
    <message>
        <source>%1 has only overloads.</source>
        <translation>%1 只有重载声明。</translation>
    </message>
    <message>
        <source>%1 of %2 is not one function.</source>
        <translation>%2 的 %1 不是单一函数。</translation>
    </message>
    <message>
        <source>The fields of %1 cannot be told.</source>
        <translation>无法判断 %1 的字段。</translation>
    </message>
    <message>
        <source>The metaclass of %1 may take other arguments.</source>
        <translation>%1 的元类可能接受其他参数。</translation>
    </message>
    <message>
        <source>The constructor is that of %1.</source>
        <translation>构造函数来自 %1。</translation>
    </message>
    <message>
        <source>The bases of %1 are not known.</source>
        <translation>%1 的基类未知。</translation>
    </message>
    <message>
        <source>%1 is made by __new__.</source>
        <translation>%1 由 __new__ 创建。</translation>
    </message>
    <message>
        <source>%1 cannot be called as is.</source>
        <translation>%1 不能直接调用。</translation>
    </message>
</context>
<context>
    <name>mxw::source::ClassBodyReader</name>
    <message>
        <source>%1 gets attributes by setattr().</source>
        <translation>%1 通过 setattr() 获得属性。</translation>
    </message>
    <message>
        <source>%1 cannot be looked into.</source>
        <translation>无法查看 %1 的内部。</translation>
    </message>
    <message>
        <source>The body of %1 makes names when it runs.</source>
        <translation>%1 的类体在运行时生成名称。</translation>
    </message>
    <message>
        <source>%1 gives attributes at run time.</source>
        <translation>%1 在运行时提供属性。</translation>
    </message>
    <message>
        <source>%1 changes its own class.</source>
        <translation>%1 会修改自身的类。</translation>
    </message>
    <message>
        <source>%1 fills its own __dict__.</source>
        <translation>%1 会填充自身的 __dict__。</translation>
    </message>
</context>
<context>
    <name>mxw::source::ClassHierarchy</name>
    <message>
        <source>The bases of %1 are not known.</source>
        <translation>%1 的基类未知。</translation>
    </message>
    <message>
        <source>A decorator puts something else in the place of %1.</source>
        <translation>%1 被装饰器换成了其他对象。</translation>
    </message>
    <message>
        <source>%1 may inherit %2 from %3.</source>
        <translation>%1 可能从 %3 继承 %2。</translation>
    </message>
    <message>
        <source>%1 may hold any attribute.</source>
        <translation>%1 可能带有任意属性。</translation>
    </message>
    <message>
        <source>A base of %1 is defined in several branches.</source>
        <translation>%1 的某个基类在多个分支中定义。</translation>
    </message>
    <message>
        <source>The metaclass of %1 may give %2.</source>
        <translation>%1 的元类可能提供 %2。</translation>
    </message>
</context>
<context>
    <name>mxw::source::ClassLineBuilder</name>
    <message>
        <source>%1 inherits from itself.</source>
        <translation>%1 继承自身。</translation>
    </message>
    <message>
        <source>The bases of %1 cannot be followed.</source>
        <translation>无法追踪 %1 的基类。</translation>
    </message>
    <message>
        <source>Python cannot order the bases of %1.</source>
        <translation>Python 无法确定 %1 各基类的顺序。</translation>
    </message>
    <message>
        <source>The fields of %1 are given by a call.</source>
        <translation>%1 的字段由一次调用给出。</translation>
    </message>
    <message>
        <source>The base %1 is made when the program runs.</source>
        <translation>基类 %1 在程序运行时才生成。</translation>
    </message>
    <message>
        <source>The base %1 is not there.</source>
        <translation>基类 %1 不存在。</translation>
    </message>
    <message>
        <source>The base %1 cannot be told.</source>
        <translation>无法判断基类 %1 是什么。</translation>
    </message>
    <message>
        <source>The base %1 is not a class.</source>
        <translation>基类 %1 不是类。</translation>
    </message>
    <message>
        <source>The base %1 is %2 in another branch.</source>
        <translation>基类 %1 在另一分支中是 %2。</translation>
    </message>
    <message>
        <source>The base %1 is a variable.</source>
        <translation>基类 %1 是变量。</translation>
    </message>
</context>
<context>
    <name>mxw::source::CodeTree</name>
    <message>
        <source>Reading Python files</source>
        <translation>正在读取 Python 文件</translation>
    </message>
    <message>
        <source>The repository does not hold the content of %1.</source>
        <translation>仓库中没有 %1 的内容。</translation>
    </message>
    <message>
        <source>%1 is too large to be read.</source>
        <translation>%1 过大，无法读取。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
</context>
<context>
    <name>mxw::source::OutsideStores</name>
    <message>
        <source>%1 is too common a name to tell.</source>
        <translation>%1 这个名称太常见，无法判断。</translation>
    </message>
    <message>
        <source>%1:%2 stores %3 on an object that may be one of these.</source>
        <translation>%1:%2 在一个可能属于此类的对象上存储 %3。</translation>
    </message>
</context>
<context>
    <name>mxw::source::Resolver</name>
    <message>
        <source>%1 cannot be looked into.</source>
        <translation>无法查看 %1 的内部。</translation>
    </message>
    <message>
        <source>%1 gives attributes at run time.</source>
        <translation>%1 在运行时动态提供属性。</translation>
    </message>
    <message>
        <source>The metaclass of %1 may give %2.</source>
        <translation>%1 的元类可能提供 %2。</translation>
    </message>
    <message>
        <source>%1 gets attributes by setattr().</source>
        <translation>%1 通过 setattr() 设置属性。</translation>
    </message>
    <message>
        <source>%1 may inherit %2 from %3.</source>
        <translation>%1 可能从 %3 继承 %2。</translation>
    </message>
    <message>
        <source>%1 comes from the build.</source>
        <translation>%1 由构建过程生成。</translation>
    </message>
    <message>
        <source>%1 lies in a folder that is not present in this repository.</source>
        <translation>%1 位于本仓库中不存在的文件夹内。</translation>
    </message>
    <message>
        <source>%1 looks for its modules in further folders.</source>
        <translation>%1 还会在其他文件夹中查找其模块。</translation>
    </message>
    <message>
        <source>%1 is put into sys.modules when the program runs.</source>
        <translation>%1 在程序运行时才放入 sys.modules。</translation>
    </message>
    <message>
        <source>%1 of %2 is defined by way of itself.</source>
        <translation>%2 中的 %1 的定义引用了它自身。</translation>
    </message>
    <message>
        <source>%1 does not parse.</source>
        <translation>%1 无法解析。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>The import in line %1 of %2 leads out of the package.</source>
        <translation>%2 第%1行的导入超出了包的范围。</translation>
    </message>
    <message>
        <source>%1 is a local variable of %2.</source>
        <translation>%1 是 %2 的局部变量。</translation>
    </message>
    <message>
        <source>%1 makes names when it runs.</source>
        <translation>%1 在运行时动态创建名称。</translation>
    </message>
    <message>
        <source>%1 may come from the star import of %2.</source>
        <translation>%1 可能来自 %2 的星号导入。</translation>
    </message>
    <message>
        <source>%1 is given at run time by __getattr__ of %2.</source>
        <translation>%1 在运行时由 %2 的 __getattr__ 提供。</translation>
    </message>
    <message>
        <source>%1 is an attribute of an object that is made when the program runs.</source>
        <translation>%1 是程序运行时所创建对象的属性。</translation>
    </message>
    <message>
        <source>There is no module %1.</source>
        <translation>没有模块 %1。</translation>
    </message>
    <message>
        <source>%1 does not have it.</source>
        <translation>%1 中没有它。</translation>
    </message>
    <message>
        <source>%1 is defined in several branches, and not all have %2.</source>
        <translation>%1 在多个分支中定义，并非每个分支都有 %2。</translation>
    </message>
</context>
<context>
    <name>mxw::source::ValueSearch</name>
    <message>
        <source>It is too far to follow.</source>
        <translation>层次过深，无法追踪。</translation>
    </message>
    <message>
        <source>It is of one of several types.</source>
        <translation>它属于多种类型之一。</translation>
    </message>
    <message>
        <source>Its type is %1.</source>
        <translation>它的类型是 %1。</translation>
    </message>
    <message>
        <source>It is of a type that Self names.</source>
        <translation>它的类型由 Self 指定。</translation>
    </message>
    <message>
        <source>The code asks whether %1 has %2.</source>
        <translation>代码会判断 %1 是否有 %2。</translation>
    </message>
    <message>
        <source>%1 is an attribute of a function.</source>
        <translation>%1 是函数的属性。</translation>
    </message>
    <message>
        <source>%1 is an attribute of data.</source>
        <translation>%1 是数据的属性。</translation>
    </message>
    <message>
        <source>%1 is an attribute of a partial call.</source>
        <translation>%1 是偏函数的属性。</translation>
    </message>
    <message>
        <source>%1 is defined in several branches.</source>
        <translation>%1 在多个分支中定义。</translation>
    </message>
    <message>
        <source>%1 is a property.</source>
        <translation>%1 是 property。</translation>
    </message>
    <message>
        <source>A derived class may set another %1.</source>
        <translation>派生类可能设置另一个 %1。</translation>
    </message>
    <message>
        <source>%1 is stored in several ways.</source>
        <translation>%1 以多种方式存入。</translation>
    </message>
    <message>
        <source>%1 is given by something that is not there.</source>
        <translation>%1 的值来自不存在的对象。</translation>
    </message>
    <message>
        <source>It is the result of calling an object.</source>
        <translation>它是调用某个对象的结果。</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 不存在。</translation>
    </message>
    <message>
        <source>%1 is called.</source>
        <translation>%1 被调用。</translation>
    </message>
    <message>
        <source>It is the type of something.</source>
        <translation>它是某个对象的类型。</translation>
    </message>
    <message>
        <source>It is given by getattr().</source>
        <translation>它由 getattr() 得到。</translation>
    </message>
    <message>
        <source>%1 cannot be looked into.</source>
        <translation>无法查看 %1 的内部。</translation>
    </message>
    <message>
        <source>super() stands outside of a method.</source>
        <translation>super() 位于方法之外。</translation>
    </message>
    <message>
        <source>super() is given something unknown.</source>
        <translation>super() 的参数未知。</translation>
    </message>
    <message>
        <source>It is a partial call of something unknown.</source>
        <translation>它是某个未知对象的偏函数。</translation>
    </message>
    <message>
        <source>It is a partial call with arguments that are given at run time.</source>
        <translation>它是偏函数，其参数在运行时才给出。</translation>
    </message>
    <message>
        <source>%1 has to be awaited.</source>
        <translation>%1 需要 await。</translation>
    </message>
    <message>
        <source>%1 is decorated by something that may give something else.</source>
        <translation>%1 的装饰器可能返回其他对象。</translation>
    </message>
    <message>
        <source>A derived class may write another %1.</source>
        <translation>派生类可能另写一个 %1。</translation>
    </message>
    <message>
        <source>%1 returns several things.</source>
        <translation>%1 可能返回多种结果。</translation>
    </message>
    <message>
        <source>%1 returns something that is not there.</source>
        <translation>%1 返回的对象不存在。</translation>
    </message>
    <message>
        <source>It is an element of something.</source>
        <translation>它是某个对象的元素。</translation>
    </message>
    <message>
        <source>%1 of %2 comes and goes.</source>
        <translation>%2 的 %1 时有时无。</translation>
    </message>
    <message>
        <source>%1 is bound more than once.</source>
        <translation>%1 被多次绑定。</translation>
    </message>
    <message>
        <source>%1 is a local variable.</source>
        <translation>%1 是局部变量。</translation>
    </message>
    <message>
        <source>%1 is decorated by something unknown.</source>
        <translation>%1 带有未知的装饰器。</translation>
    </message>
    <message>
        <source>%1 is a metaclass.</source>
        <translation>%1 是元类。</translation>
    </message>
    <message>
        <source>%1 is a parameter without an annotation.</source>
        <translation>%1 是没有注解的参数。</translation>
    </message>
    <message>
        <source>There is no module %1.</source>
        <translation>没有模块 %1。</translation>
    </message>
    <message>
        <source>%1 does not have %2.</source>
        <translation>%1 没有 %2。</translation>
    </message>
    <message>
        <source>%1 is told by isinstance().</source>
        <translation>%1 的类型由 isinstance() 判断。</translation>
    </message>
    <message>
        <source>It is given by way of itself.</source>
        <translation>它的值取决于自身。</translation>
    </message>
    <message>
        <source>It depends on a condition.</source>
        <translation>它取决于某个条件。</translation>
    </message>
    <message>
        <source>%1 is made when the program runs.</source>
        <translation>%1 在程序运行时才生成。</translation>
    </message>
    <message>
        <source>The plugin assigns %1 to %2.</source>
        <translation>插件把 %1 赋给 %2。</translation>
    </message>
    <message>
        <source>Anything that fits may stand for the protocol %1.</source>
        <translation>任何符合协议 %1 的对象都可能出现在这里。</translation>
    </message>
    <message>
        <source>A class derived from %1 has %2 (%3).</source>
        <translation>派生自 %1 的类有 %2（%3）。</translation>
    </message>
    <message>
        <source>The plugin replaces %1.</source>
        <translation>插件替换了 %1。</translation>
    </message>
    <message>
        <source>It is no class.</source>
        <translation>它不是类。</translation>
    </message>
</context>
<context>
    <name>mxw::source::WorkerPool</name>
    <message>
        <source>The work was cancelled.</source>
        <translation>操作已取消。</translation>
    </message>
    <message>
        <source>Reading %1 took longer than %2 s.</source>
        <translation>读取 %1 的时间超过%2秒。</translation>
    </message>
    <message>
        <source>The file is left out; everything else is reviewed.</source>
        <translation>已跳过该文件，其余内容照常评审。</translation>
    </message>
    <message>
        <source>The parser ended while it read %1.</source>
        <translation>解析器在读取 %1 时退出。</translation>
    </message>
    <message>
        <source>The content of %1 is not there.</source>
        <translation>%1 的内容不存在。</translation>
    </message>
    <message>
        <source>The parser cannot be started.</source>
        <translation>无法启动解析器。</translation>
    </message>
    <message>
        <source>Close other programs, then try again.</source>
        <translation>请关闭其他程序后重试。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>The parser gave no sensible answer for %1.</source>
        <translation>解析器对 %1 返回的结果无效。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::Bundle</name>
    <message>
        <source>The file is no whole result of a bundle.</source>
        <translation>该文件不是完整的离线包结果。</translation>
    </message>
    <message>
        <source>Copy it again from where it was made.</source>
        <translation>请从生成该文件的位置重新复制。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>%1 is no result of a bundle.</source>
        <translation>%1 不是离线包的结果。</translation>
    </message>
    <message>
        <source>Choose the file NAME.mxrun that the bundle left.</source>
        <translation>请选择离线包留下的 NAME.mxrun 文件。</translation>
    </message>
    <message>
        <source>The suite had not ended when its results were packed.</source>
        <translation>打包结果时，测试集尚未结束。</translation>
    </message>
    <message>
        <source>The time limit ended the suite.</source>
        <translation>测试集因达到时限而终止。</translation>
    </message>
    <message>
        <source>The suite was cancelled.</source>
        <translation>测试集已取消。</translation>
    </message>
    <message>
        <source>The results are larger than a run can be.</source>
        <translation>结果大小超出了一次运行的上限。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::DumpPair</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>%1 is larger than 30 MiB.</source>
        <translation>%1 大于 30 MiB。</translation>
    </message>
    <message>
        <source>Dump statistics only, or fewer steps.</source>
        <translation>请只转储统计量，或减少步数。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::ErrorEngine</name>
    <message>
        <source>Comparing elements</source>
        <translation>正在比较元素</translation>
    </message>
    <message>
        <source>Finding exact percentiles</source>
        <translation>正在求精确百分位数</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The shapes differ: %1 of “%2”, %3 of “%4”.</source>
        <translation>形状不同：“%2”为 %1，“%4”为 %3。</translation>
    </message>
    <message>
        <source>Only tensors of one shape can be compared element by element.</source>
        <translation>只有形状相同的张量才能逐元素比较。</translation>
    </message>
    <message>
        <source>A tolerance needs rtol and atol, both finite and not negative.</source>
        <translation>容差需要 rtol 和 atol，二者都必须是有限的非负数。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::ErrorPatterns</name>
    <message>
        <source>NaN or Inf in the first</source>
        <translation>第一操作数含 NaN 或 Inf</translation>
    </message>
    <message>
        <source>NaN or Inf in the second</source>
        <translation>第二操作数含 NaN 或 Inf</translation>
    </message>
    <message>
        <source>NaN or Inf in both</source>
        <translation>两个操作数均含 NaN 或 Inf</translation>
    </message>
    <message>
        <source>All wrong</source>
        <translation>全部错误</translation>
    </message>
    <message>
        <source>Half wrong</source>
        <translation>一半错误</translation>
    </message>
    <message>
        <source>Whole rows</source>
        <translation>整行</translation>
    </message>
    <message>
        <source>Whole columns</source>
        <translation>整列</translation>
    </message>
    <message>
        <source>A block</source>
        <translation>块状区域</translation>
    </message>
    <message>
        <source>Only where about 0</source>
        <translation>仅在接近 0 处</translation>
    </message>
    <message>
        <source>A few by 1–2 ULP</source>
        <translation>少数相差 1–2 个末位单位 (ulp)</translation>
    </message>
    <message>
        <source>Borderline</source>
        <translation>临界</translation>
    </message>
    <message>
        <source>Tolerance far too wide</source>
        <translation>容差过宽</translation>
    </message>
    <message>
        <source>The first operand has NaN or infinities that the second has not: an overflow, a division by 0, or memory that was never written.</source>
        <translation>第一操作数含有第二操作数所没有的 NaN 或无穷大：可能是溢出、除以 0，或内存从未写入。</translation>
    </message>
    <message>
        <source>The second operand has NaN or infinities that the first has not; if it is the reference, the comparison says nothing about those elements.</source>
        <translation>第二操作数含有第一操作数所没有的 NaN 或无穷大；如果它是参考值，则这些元素的比较结果没有意义。</translation>
    </message>
    <message>
        <source>Both operands have NaN or infinities, which may compare as equal and hide what was computed.</source>
        <translation>两个操作数都含有 NaN 或无穷大，它们可能被判为相等，从而掩盖实际的计算结果。</translation>
    </message>
    <message>
        <source>Nearly every element differs: wiring, layout or scale rather than rounding.</source>
        <translation>几乎所有元素都不同：问题出在连线、布局或缩放上，而非舍入。</translation>
    </message>
    <message>
        <source>About half of the elements differ: one half of a packed or interleaved layout in most cases.</source>
        <translation>约一半元素不同：多数情况下是打包或交错布局中的其中一半出错。</translation>
    </message>
    <message>
        <source>Whole rows differ and the others do not: an index, a tail of tokens or a mask.</source>
        <translation>若干整行不同，其余行一致：可能是索引、token 尾部或掩码的问题。</translation>
    </message>
    <message>
        <source>Whole columns differ and the others do not: a tail of the last dimension, a head, or a scale per channel.</source>
        <translation>若干整列不同，其余列一致：可能是最后一维的尾部、某个注意力头，或逐通道缩放的问题。</translation>
    </message>
    <message>
        <source>The mismatches fill a block: a tile that was skipped, masked or written twice.</source>
        <translation>不匹配的元素填满了一个块：某个分块 (tile) 被跳过、被掩码屏蔽或被写了两次。</translation>
    </message>
    <message>
        <source>All mismatches lie where the second operand is about 0: relative errors mean nothing there, and the absolute tolerance decides.</source>
        <translation>所有不匹配都出现在第二操作数接近 0 的位置：相对误差在此没有意义，由绝对容差决定结果。</translation>
    </message>
    <message>
        <source>A few elements are off by one or two representable values: rounding, or another order of summing up.</source>
        <translation>少数元素相差一到两个可表示值：源于舍入，或求和顺序不同。</translation>
    </message>
    <message>
        <source>The worst error is within 10% of what is allowed: the outcome may change from run to run.</source>
        <translation>最大误差与允许值相差不到 10%：每次运行的结论可能不同。</translation>
    </message>
    <message>
        <source>The worst error is less than a hundredth of what is allowed: this tolerance would not notice a much worse result.</source>
        <translation>最大误差不到允许值的百分之一：即使结果差得多，这个容差也察觉不到。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::FileSlice</name>
    <message>
        <source>“%1” cannot be opened.</source>
        <translation>无法打开“%1”。</translation>
    </message>
    <message>
        <source>Check the path and the permissions.</source>
        <translation>请检查路径和权限。</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>“%1”不是文件。</translation>
    </message>
    <message>
        <source>Name a file with a tensor.</source>
        <translation>请指定一个包含张量的文件。</translation>
    </message>
    <message>
        <source>A temporary file in “%1” cannot be made.</source>
        <translation>无法在“%1”中创建临时文件。</translation>
    </message>
    <message>
        <source>Check the space and the permissions there, or set TMPDIR to another folder.</source>
        <translation>请检查该处的可用空间和权限，或将 TMPDIR 设为其他文件夹。</translation>
    </message>
    <message>
        <source>“%1” cannot be read.</source>
        <translation>无法读取“%1”。</translation>
    </message>
    <message>
        <source>“%1” ends too early.</source>
        <translation>“%1”过早结束。</translation>
    </message>
    <message>
        <source>It may be cut off, or still being written. Write it again.</source>
        <translation>文件可能被截断，或仍在写入。请重新写入。</translation>
    </message>
    <message>
        <source>“%1” cannot be written.</source>
        <translation>无法写入“%1”。</translation>
    </message>
    <message>
        <source>Check the space there, or set TMPDIR to another folder.</source>
        <translation>请检查该处的可用空间，或将 TMPDIR 设为其他文件夹。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::LauncherFailure</name>
    <message>
        <source>Start docker on that machine, or name the machine where it runs.</source>
        <translation>请在该机器上启动 docker，或指定运行 docker 的机器。</translation>
    </message>
    <message>
        <source>Docker does not run there.</source>
        <translation>该机器上未运行 Docker。</translation>
    </message>
    <message>
        <source>You may not use docker there.</source>
        <translation>无权在该机器上使用 docker。</translation>
    </message>
    <message>
        <source>Ask for membership in the group docker, or use a host where you have it.</source>
        <translation>请申请加入 docker 组，或使用账号已在该组中的主机。</translation>
    </message>
    <message>
        <source>There is no such container.</source>
        <translation>没有这个容器。</translation>
    </message>
    <message>
        <source>Compare the name with what &quot;docker ps -a&quot; lists there.</source>
        <translation>请将名称与该机器上 &quot;docker ps -a&quot; 列出的内容对照。</translation>
    </message>
    <message>
        <source>The container does not run.</source>
        <translation>该容器未在运行。</translation>
    </message>
    <message>
        <source>Start it with &quot;docker start&quot;.</source>
        <translation>请用 &quot;docker start&quot; 启动它。</translation>
    </message>
    <message>
        <source>kubectl knows no such context.</source>
        <translation>kubectl 中没有这个上下文。</translation>
    </message>
    <message>
        <source>Compare the name with what &quot;kubectl config get-contexts&quot; lists.</source>
        <translation>请将名称与 &quot;kubectl config get-contexts&quot; 列出的内容对照。</translation>
    </message>
    <message>
        <source>There is no such pod, container or namespace.</source>
        <translation>没有这个 pod、容器或命名空间。</translation>
    </message>
    <message>
        <source>Compare the names with what &quot;kubectl get pods&quot; lists.</source>
        <translation>请将名称与 &quot;kubectl get pods&quot; 列出的内容对照。</translation>
    </message>
    <message>
        <source>You may not execute commands in this pod.</source>
        <translation>无权在该 pod 中执行命令。</translation>
    </message>
    <message>
        <source>Ask for the right to &quot;exec&quot; in its namespace.</source>
        <translation>请申请在其命名空间中执行 &quot;exec&quot; 的权限。</translation>
    </message>
    <message>
        <source>The cluster does not answer.</source>
        <translation>集群没有响应。</translation>
    </message>
    <message>
        <source>The host shows another key than it used to.</source>
        <translation>主机出示的密钥与以往不同。</translation>
    </message>
    <message>
        <source>Find out why before anything else. If the machine was set up anew, remove its old key with &quot;ssh-keygen -R HOST&quot; and connect once in a terminal.</source>
        <translation>请务必先查明原因。如果该机器是重新安装的，请用 &quot;ssh-keygen -R HOST&quot; 移除旧密钥，再在终端中连接一次。</translation>
    </message>
    <message>
        <source>The host&apos;s key is not known on this machine.</source>
        <translation>本机不认识该主机的密钥。</translation>
    </message>
    <message>
        <source>Connect once in a terminal with ssh and accept its key; it is then in known_hosts.</source>
        <translation>请在终端中用 ssh 连接一次并接受其密钥；此后密钥就会记录在 known_hosts 中。</translation>
    </message>
    <message>
        <source>The host let nobody in: no key was accepted.</source>
        <translation>主机拒绝登录：没有任何密钥被接受。</translation>
    </message>
    <message>
        <source>Load a key into the agent (ssh-add), name its file, or have it put into authorized_keys over there. Passwords are never asked for and never stored.</source>
        <translation>请将密钥加载到代理 (ssh-add)、指定密钥文件，或请人将其加入对方的 authorized_keys。本程序从不询问密码，也不存储密码。</translation>
    </message>
    <message>
        <source>No host of this name is known.</source>
        <translation>找不到这个名称的主机。</translation>
    </message>
    <message>
        <source>Check the name, or add it to ~/.ssh/config.</source>
        <translation>请检查名称，或将其添加到 ~/.ssh/config。</translation>
    </message>
    <message>
        <source>Host names cannot be looked up now.</source>
        <translation>目前无法解析主机名。</translation>
    </message>
    <message>
        <source>ssh does not accept its settings.</source>
        <translation>ssh 不接受其设置。</translation>
    </message>
    <message>
        <source>Its own words are in the details.</source>
        <translation>ssh 的原始输出见详细信息。</translation>
    </message>
    <message>
        <source>The host does not answer.</source>
        <translation>主机没有响应。</translation>
    </message>
    <message>
        <source>Check the port and the network.</source>
        <translation>请检查端口和网络。</translation>
    </message>
    <message>
        <source>The connection broke.</source>
        <translation>连接已中断。</translation>
    </message>
    <message>
        <source>A program that is needed is not installed there.</source>
        <translation>目标机器上未安装所需的程序。</translation>
    </message>
    <message>
        <source>Its name is in the details.</source>
        <translation>程序名称见详细信息。</translation>
    </message>
    <message>
        <source>No shell could be had with %1 (exit status %2).</source>
        <translation>无法通过 %1 获得 shell（退出状态 %2）。</translation>
    </message>
    <message>
        <source>The program %1 cannot be started on this machine.</source>
        <translation>无法在本机启动程序 %1。</translation>
    </message>
    <message>
        <source>Install it, or choose another launcher.</source>
        <translation>请安装该程序，或选择其他启动方式。</translation>
    </message>
    <message>
        <source>Nothing was heard from over there for %1 s.</source>
        <translation>对方已有 %1 秒没有任何响应。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::LauncherWords</name>
    <message>
        <source>The launcher needs a %1.</source>
        <translation>该启动方式需要指定%1。</translation>
    </message>
    <message>
        <source>The %1 &quot;%2&quot; begins with a dash; a program would take it for an option.</source>
        <translation>%1 &quot;%2&quot; 以连字符开头，程序会将其当作选项。</translation>
    </message>
    <message>
        <source>The %1 has a control character in it.</source>
        <translation>%1中含有控制字符。</translation>
    </message>
    <message>
        <source>host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no host name.</source>
        <translation>&quot;%1&quot; 不是主机名。</translation>
    </message>
    <message>
        <source>file for ssh</source>
        <translation>供 ssh 使用的文件</translation>
    </message>
    <message>
        <source>%1 is no port.</source>
        <translation>%1 不是端口号。</translation>
    </message>
    <message>
        <source>container</source>
        <translation>容器</translation>
    </message>
    <message>
        <source>pod</source>
        <translation>pod</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>namespace</source>
        <translation>命名空间</translation>
    </message>
    <message>
        <source>The command of the launcher has no {cmd}, the place of what is to be run there.</source>
        <translation>启动方式的命令中没有 {cmd}，即待执行内容的占位符。</translation>
    </message>
    <message>
        <source>Write it like: ssh -J jump host {cmd}</source>
        <translation>写法示例：ssh -J jump host {cmd}</translation>
    </message>
    <message>
        <source>The command of the launcher has a control character in it.</source>
        <translation>启动方式的命令中含有控制字符。</translation>
    </message>
    <message>
        <source>interpreter</source>
        <translation>解释器</translation>
    </message>
    <message>
        <source>working folder</source>
        <translation>工作目录</translation>
    </message>
    <message>
        <source>device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>folder for runs</source>
        <translation>运行文件夹</translation>
    </message>
    <message>
        <source>A word of the command has a NUL in it.</source>
        <translation>命令的某个词中含有 NUL。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of an environment variable.</source>
        <translation>&quot;%1&quot; 不是环境变量名。</translation>
    </message>
    <message>
        <source>A value of an environment variable has a NUL in it.</source>
        <translation>某个环境变量的值中含有 NUL。</translation>
    </message>
    <message>
        <source>There is no interpreter to run the suite with.</source>
        <translation>没有用于运行测试集的解释器。</translation>
    </message>
    <message>
        <source>There is nothing to run.</source>
        <translation>没有可运行的内容。</translation>
    </message>
    <message>
        <source>Name tests, test files or a script.</source>
        <translation>请指定测试、测试文件或脚本。</translation>
    </message>
    <message>
        <source>The test &quot;%1&quot; begins with a dash; pytest would take it for an option.</source>
        <translation>测试 &quot;%1&quot; 以连字符开头，pytest 会将其当作选项。</translation>
    </message>
    <message>
        <source>The script &quot;%1&quot; begins with a dash.</source>
        <translation>脚本 &quot;%1&quot; 以连字符开头。</translation>
    </message>
    <message>
        <source>A bundle is carried over by hand; nothing can be started there from here.</source>
        <translation>离线包需要手动传送，无法从本机在目标机器上启动任何内容。</translation>
    </message>
    <message>
        <source>Save the bundle, run it there, and import the file that it makes.</source>
        <translation>请保存离线包，在目标机器上运行，再导入它生成的文件。</translation>
    </message>
    <message>
        <source>A suite can be split into 1 to %1 shards.</source>
        <translation>测试集可拆分为 1 到 %1 个分片。</translation>
    </message>
    <message>
        <source>A script cannot be split into shards.</source>
        <translation>脚本无法拆分为分片。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::LogImport</name>
    <message>
        <source>The log counts %1 tests and names %2 of them. “pytest -rA” names all.</source>
        <translation>日志统计了 %1 个测试，但只列出其中 %2 个的名称。“pytest -rA”会列出全部名称。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::MsprobeImport</name>
    <message>
        <source>The %1 dump.json is larger than %2 MiB.</source>
        <translation>%1 dump.json 大于 %2 MiB。</translation>
    </message>
    <message>
        <source>Dump fewer steps or layers.</source>
        <translation>请减少转储的步数或层数。</translation>
    </message>
    <message>
        <source>The %1 dump.json cannot be read.</source>
        <translation>无法读取%1 dump.json。</translation>
    </message>
    <message>
        <source>It may be cut off, or no file of msprobe.</source>
        <translation>文件可能被截断，或不是 msprobe 的文件。</translation>
    </message>
    <message>
        <source>The %1 file is no dump.json of msprobe: it has no “data”.</source>
        <translation>%1文件不是 msprobe 的 dump.json：其中没有“data”。</translation>
    </message>
    <message>
        <source>Choose the dump.json in the folder of a step and rank.</source>
        <translation>请选择某个 step 和 rank 文件夹中的 dump.json。</translation>
    </message>
    <message>
        <source>first</source>
        <translation>第一个</translation>
    </message>
    <message>
        <source>second</source>
        <translation>第二个</translation>
    </message>
</context>
<context>
    <name>mxw::validation::NpyHeader</name>
    <message>
        <source>The header of “%1” cannot be read.</source>
        <translation>无法读取“%1”的文件头。</translation>
    </message>
    <message>
        <source>Save the array again with numpy.save.</source>
        <translation>请用 numpy.save 重新保存该数组。</translation>
    </message>
    <message>
        <source>records</source>
        <translation>结构化记录</translation>
    </message>
    <message>
        <source>“%1” holds elements of a type that cannot be compared: %2.</source>
        <translation>“%1”的元素类型无法比较：%2。</translation>
    </message>
    <message>
        <source>Save the array as one of the plain number types.</source>
        <translation>请将该数组保存为某种普通数值类型。</translation>
    </message>
    <message>
        <source>“%1” holds Python objects, which are never unpickled.</source>
        <translation>“%1”包含 Python 对象，本程序绝不会对其执行 unpickle。</translation>
    </message>
    <message>
        <source>Save the numbers in them as an array of a plain number type.</source>
        <translation>请将其中的数值保存为普通数值类型的数组。</translation>
    </message>
    <message>
        <source>Several float8 types are written in this way: say which one it is, with “--dtype float8_e4m3fn” or “--dtype float8_e5m2”.</source>
        <translation>有多种 float8 类型都以这种方式写入：请用“--dtype float8_e4m3fn”或“--dtype float8_e5m2”指明是哪一种。</translation>
    </message>
    <message>
        <source>The elements of “%1” (%2) cannot be read as %3.</source>
        <translation>“%1”的元素 (%2) 无法按 %3 读取。</translation>
    </message>
    <message>
        <source>Choose a dtype with as many bytes.</source>
        <translation>请选择字节数相同的 dtype。</translation>
    </message>
    <message>
        <source>“%1” is a .npy file of version %2, which is not known.</source>
        <translation>“%1”是版本 %2 的 .npy 文件，该版本未知。</translation>
    </message>
    <message>
        <source>Versions 1 to 3 are read.</source>
        <translation>可读取版本 1 到 3。</translation>
    </message>
    <message>
        <source>The header claims %1 bytes.</source>
        <translation>文件头声称其长度为 %1 字节。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::RemoteShell</name>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>It printed too much.</source>
        <translation>输出过多。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::RunArchive</name>
    <message>
        <source>These are not the results of a run.</source>
        <translation>这不是一次运行的结果。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::RunComparison</name>
    <message>
        <source>Newly failing</source>
        <translation>新增失败</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>已修复</translation>
    </message>
    <message>
        <source>Still failing</source>
        <translation>仍失败</translation>
    </message>
    <message>
        <source>Still passing</source>
        <translation>仍通过</translation>
    </message>
    <message>
        <source>No longer executed</source>
        <translation>不再执行</translation>
    </message>
    <message>
        <source>Newly executed</source>
        <translation>新增执行</translation>
    </message>
    <message>
        <source>Not executed</source>
        <translation>未执行</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>新增用例</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>已消失</translation>
    </message>
</context>
<context>
    <name>mxw::validation::RunFiles</name>
    <message>
        <source>Copying</source>
        <translation>正在复制</translation>
    </message>
    <message>
        <source>%1 is not in the folder of the run any more.</source>
        <translation>%1 已不在该运行的文件夹中。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>%1 changed while it was copied.</source>
        <translation>%1 在复制过程中发生了变化。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no name of a dumped operand.</source>
        <translation>&quot;%1&quot; 不是已转储操作数的名称。</translation>
    </message>
    <message>
        <source>The run is not over.</source>
        <translation>该运行尚未结束。</translation>
    </message>
    <message>
        <source>Cancel it first.</source>
        <translation>请先取消它。</translation>
    </message>
    <message>
        <source>The folder of the run, %1, was not removed.</source>
        <translation>未删除该运行的文件夹 %1。</translation>
    </message>
    <message>
        <source>It is not the folder of this run.</source>
        <translation>它不是此运行的文件夹。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::RunFollower</name>
    <message>
        <source>The answer was cut off.</source>
        <translation>应答被截断。</translation>
    </message>
    <message>
        <source>The folder of the run, %1, is not there.</source>
        <translation>该运行的文件夹 %1 不存在。</translation>
    </message>
    <message>
        <source>Slurm does not answer: %1</source>
        <translation>Slurm 没有响应：%1</translation>
    </message>
    <message>
        <source>The run was started on another machine than the one that answers under this name.</source>
        <translation>启动该运行的机器与现在以此名称应答的机器不是同一台。</translation>
    </message>
    <message>
        <source>The run died without a result: it was killed from outside, or the machine restarted.</source>
        <translation>运行未产生结果就已终止：它被外部终止，或机器重启了。</translation>
    </message>
    <message>
        <source>Slurm ended the run without a result: %1.</source>
        <translation>Slurm 终止了该运行，未产生结果：%1。</translation>
    </message>
    <message>
        <source>Shard %1 of %2: %3</source>
        <translation>分片 %1/%2：%3</translation>
    </message>
    <message>
        <source>Given up: the machine did not answer, and the run may go on there.</source>
        <translation>已放弃：机器没有响应，该运行可能仍在那台机器上继续。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::RunImport</name>
    <message>
        <source>%1 is too large to be read as a log: more than 60 MiB.</source>
        <translation>%1 过大，无法作为日志读取：超过 60 MiB。</translation>
    </message>
    <message>
        <source>Cut out the part with the failures.</source>
        <translation>请截取包含失败的部分。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取 %1。</translation>
    </message>
    <message>
        <source>Nothing of a test was found in %1.</source>
        <translation>在 %1 中没有找到任何测试内容。</translation>
    </message>
    <message>
        <source>Choose the result file of a bundle (.mxrun), or what pytest printed.</source>
        <translation>请选择离线包的结果文件 (.mxrun)，或 pytest 的输出。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::RunPatterns</name>
    <message>
        <source>Error grows with %1</source>
        <translation>误差随 %1 增大</translation>
    </message>
    <message>
        <source>Only %1 fails</source>
        <translation>仅 %1 失败</translation>
    </message>
    <message>
        <source>Only %1 = %2 fails</source>
        <translation>仅 %1 = %2 失败</translation>
    </message>
    <message>
        <source>The error grows about as the power %1 of %2: errors add up; 0.5 is ordinary for rounding, 1 and more for a bias or an accumulator that is too narrow.</source>
        <translation>误差大致按 %2 的 %1 次幂增长：误差在累积；幂次为 0.5 属于普通舍入，达到 1 及以上则说明存在系统性偏差或累加器过窄。</translation>
    </message>
    <message>
        <source>All failures (%1 of %2 executed) are of this dtype, and others pass: a path of the kernel of its own, or a tolerance that does not fit the dtype.</source>
        <translation>所有失败（已执行 %2 个，失败 %1 个）都属于此 dtype，而其他 dtype 通过：内核对它走了独立路径，或容差不适合该 dtype。</translation>
    </message>
    <message>
        <source>All failures (%1 of %2 executed) are on this kind of device, and others pass.</source>
        <translation>所有失败（已执行 %2 个，失败 %1 个）都出现在此类设备上，而其他设备通过。</translation>
    </message>
    <message>
        <source>All failures (%1 of %2 executed) have this value, and others pass: look at what it selects.</source>
        <translation>所有失败（已执行 %2 个，失败 %1 个）都取此值，而其他取值通过：请查看该值选择了什么。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::RunQueue</name>
    <message>
        <source>A bundle is carried over by hand; nothing can be started there from here.</source>
        <translation>离线包需要手动传送，无法从本机在目标机器上启动任何内容。</translation>
    </message>
    <message>
        <source>This run is started already.</source>
        <translation>该运行已经启动。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::RunReader</name>
    <message>
        <source>%1: a line of more than %2 MiB was left out.</source>
        <translation>%1：有一行超过 %2 MiB，已略去。</translation>
    </message>
    <message>
        <source>%1: the last line is incomplete; the process was cut off there.</source>
        <translation>%1：最后一行不完整，进程在此处中断。</translation>
    </message>
    <message>
        <source>%1: a line is not JSON (%2).</source>
        <translation>%1：有一行不是 JSON (%2)。</translation>
    </message>
    <message>
        <source>The recorder failed in %1: %2</source>
        <translation>记录器在 %1 中出错：%2</translation>
    </message>
    <message>
        <source>%1 was written by a newer capture plugin; what is new in it is left out.</source>
        <translation>%1 由更新版本的捕获插件写入，其中的新内容已略去。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::RunReply</name>
    <message>
        <source>The working folder %1 is not there.</source>
        <translation>工作目录 %1 不存在。</translation>
    </message>
    <message>
        <source>Give its path as it is on the machine where the suite runs.</source>
        <translation>请给出它在运行测试集的机器上的路径。</translation>
    </message>
    <message>
        <source>The interpreter %1 is not there.</source>
        <translation>解释器 %1 不存在。</translation>
    </message>
    <message>
        <source>Give its whole path as it is on the machine where the suite runs.</source>
        <translation>请给出它在运行测试集的机器上的完整路径。</translation>
    </message>
    <message>
        <source>The interpreter %1 is too old.</source>
        <translation>解释器 %1 版本过旧。</translation>
    </message>
    <message>
        <source>The interpreter %1 has no pytest.</source>
        <translation>解释器 %1 中没有 pytest。</translation>
    </message>
    <message>
        <source>Install pytest for it, or choose the interpreter of another environment.</source>
        <translation>请为其安装 pytest，或选择其他环境的解释器。</translation>
    </message>
    <message>
        <source>There is too little room for a run in %1.</source>
        <translation>%1 中的空间不足以进行一次运行。</translation>
    </message>
    <message>
        <source>Free some disk space, or choose another folder for runs.</source>
        <translation>请释放一些磁盘空间，或选择其他运行文件夹。</translation>
    </message>
    <message>
        <source>The folder of the run cannot be made.</source>
        <translation>无法创建运行的文件夹。</translation>
    </message>
    <message>
        <source>Choose another folder for runs.</source>
        <translation>请为运行另选一个文件夹。</translation>
    </message>
    <message>
        <source>%1 belongs to another run.</source>
        <translation>%1 属于另一次运行。</translation>
    </message>
    <message>
        <source>Slurm is not installed there.</source>
        <translation>该处未安装 Slurm。</translation>
    </message>
    <message>
        <source>Name a host from which jobs can be submitted with sbatch.</source>
        <translation>请指定一台可以用 sbatch 提交作业的主机。</translation>
    </message>
    <message>
        <source>Slurm did not take the job.</source>
        <translation>Slurm 未接受该作业。</translation>
    </message>
    <message>
        <source>Its own words are in the details.</source>
        <translation>详细信息中包含其原始输出。</translation>
    </message>
    <message>
        <source>The process that runs the suite could not be started.</source>
        <translation>无法启动运行测试集的进程。</translation>
    </message>
    <message>
        <source>The interpreter %1 does not work.</source>
        <translation>解释器 %1 无法正常工作。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::SafetensorsHeader</name>
    <message>
        <source>The header of “%1” cannot be read.</source>
        <translation>无法读取“%1”的文件头。</translation>
    </message>
    <message>
        <source>It may be cut off, or no safetensors file. Write it again.</source>
        <translation>文件可能被截断，或不是 safetensors 文件。请重新写出该文件。</translation>
    </message>
    <message>
        <source>The header of “%1” is larger than %2 MiB.</source>
        <translation>“%1”的文件头超过 %2 MiB。</translation>
    </message>
    <message>
        <source>Save the tensors to compare in a file of their own.</source>
        <translation>请将要比较的张量单独保存到一个文件中。</translation>
    </message>
    <message>
        <source>“%1” holds no tensor.</source>
        <translation>“%1”不包含任何张量。</translation>
    </message>
    <message>
        <source>“%1” holds no tensor “%2”.</source>
        <translation>“%1”不包含张量“%2”。</translation>
    </message>
    <message>
        <source>It holds: %1.</source>
        <translation>其中包含：%1。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” holds %n tensor(s).</source>
        <translation>
            <numerusform>“%1”包含 %n 个张量。</numerusform>
        </translation>
    </message>
    <message>
        <source>Say which one, as in “%1:%2”. It holds: %3.</source>
        <translation>请指明是哪一个，写法如“%1:%2”。其中包含：%3。</translation>
    </message>
    <message>
        <source>“%1” of “%2” has elements of a type that cannot be compared: %3.</source>
        <translation>“%2”中“%1”的元素类型无法比较：%3。</translation>
    </message>
    <message>
        <source>Save the tensor as one of the plain number types.</source>
        <translation>请将该张量保存为普通的数值类型。</translation>
    </message>
    <message>
        <source>The elements of “%1” (%2) cannot be read as %3.</source>
        <translation>“%1”的元素（%2）无法按 %3 读取。</translation>
    </message>
    <message>
        <source>Choose a dtype with as many bytes.</source>
        <translation>请选择字节数相同的 dtype。</translation>
    </message>
    <message>
        <source>“%1” does not lie where the header says.</source>
        <translation>“%1”的数据位置与文件头所述不符。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::ShellWords</name>
    <message>
        <source>The command ends inside a quotation: %1</source>
        <translation>命令结束时引号尚未闭合：%1</translation>
    </message>
    <message>
        <source>Close the quotation mark, or write a backslash before it.</source>
        <translation>请补上闭合引号，或在该引号前加反斜杠。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::TensorFile</name>
    <message>
        <source>“%1” is a Python pickle, which is never unpickled.</source>
        <translation>“%1”是 Python pickle 文件，本程序从不对其反序列化。</translation>
    </message>
    <message>
        <source>Save the tensor as .npy or .safetensors.</source>
        <translation>请将该张量保存为 .npy 或 .safetensors。</translation>
    </message>
    <message>
        <source>“%1” is no .npy, .npz or .safetensors file.</source>
        <translation>“%1”不是 .npy、.npz 或 .safetensors 文件。</translation>
    </message>
    <message>
        <source>Save the tensor in one of these formats.</source>
        <translation>请将该张量保存为上述格式之一。</translation>
    </message>
    <message>
        <source>“%1” was written by torch.save, whose pickles are never unpickled.</source>
        <translation>“%1”由 torch.save 写出，本程序从不反序列化其中的 pickle。</translation>
    </message>
    <message>
        <source>“%1” holds no array.</source>
        <translation>“%1”不包含任何数组。</translation>
    </message>
    <message numerus="yes">
        <source>“%1” holds %n array(s).</source>
        <translation>
            <numerusform>“%1”包含 %n 个数组。</numerusform>
        </translation>
    </message>
    <message>
        <source>Say which one, as in “%1:%2”. It holds: %3.</source>
        <translation>请指明是哪一个，写法如“%1:%2”。其中包含：%3。</translation>
    </message>
    <message>
        <source>“%1” holds no array “%2”.</source>
        <translation>“%1”不包含数组“%2”。</translation>
    </message>
    <message>
        <source>It holds: %1.</source>
        <translation>其中包含：%1。</translation>
    </message>
    <message>
        <source>“%1” claims the impossible shape %2.</source>
        <translation>“%1”声明的形状 %2 不可能存在。</translation>
    </message>
    <message>
        <source>The file is damaged. Write it again.</source>
        <translation>文件已损坏。请重新写出该文件。</translation>
    </message>
    <message>
        <source>“%1” ends too early: shape %2 of %3 needs %4 bytes, and there are %5.</source>
        <translation>“%1”提前结束：%3 类型、形状 %2 需要 %4 字节，实际只有 %5 字节。</translation>
    </message>
    <message>
        <source>It may be cut off, or still being written. Write it again.</source>
        <translation>文件可能被截断，或仍在写入。请重新写出该文件。</translation>
    </message>
</context>
<context>
    <name>mxw::validation::ZipArchive</name>
    <message>
        <source>The archive “%1” is damaged.</source>
        <translation>归档文件“%1”已损坏。</translation>
    </message>
    <message>
        <source>It may be cut off, or still being written. Write it again.</source>
        <translation>文件可能被截断，或仍在写入。请重新写出该文件。</translation>
    </message>
    <message>
        <source>It has no list of members.</source>
        <translation>归档文件缺少成员列表。</translation>
    </message>
    <message>
        <source>Its list of members lies outside.</source>
        <translation>成员列表超出文件范围。</translation>
    </message>
    <message>
        <source>The archive “%1” has too many members.</source>
        <translation>归档文件“%1”的成员过多。</translation>
    </message>
    <message>
        <source>Save the arrays to compare in an archive of their own.</source>
        <translation>请将要比较的数组单独保存到一个归档文件中。</translation>
    </message>
    <message>
        <source>“%1” is not where it should be.</source>
        <translation>“%1”不在应在的位置。</translation>
    </message>
    <message>
        <source>“%1” reaches beyond the end.</source>
        <translation>“%1”超出文件末尾。</translation>
    </message>
    <message>
        <source>“%1” cannot be as large as it claims.</source>
        <translation>“%1”不可能有其声明的那么大。</translation>
    </message>
    <message>
        <source>“%1” of “%2” needs %3 MiB of disk to be unpacked, and “%4” has no room for it.</source>
        <translation>解压“%2”中的“%1”需要 %3 MiB 磁盘空间，但“%4”空间不足。</translation>
    </message>
    <message>
        <source>Set TMPDIR to a folder with room, or save without compression.</source>
        <translation>请将 TMPDIR 设为空间充足的文件夹，或以不压缩方式保存。</translation>
    </message>
    <message>
        <source>“%1” does not unpack to what the archive says.</source>
        <translation>“%1”解压后的内容与归档文件的记录不符。</translation>
    </message>
    <message>
        <source>Its list of members is cut off.</source>
        <translation>成员列表被截断。</translation>
    </message>
    <message>
        <source>“%1” of “%2” is packed in a way that is not read.</source>
        <translation>“%2”中的“%1”采用了不支持读取的打包方式。</translation>
    </message>
    <message>
        <source>Save it with numpy.savez or numpy.savez_compressed.</source>
        <translation>请用 numpy.savez 或 numpy.savez_compressed 保存。</translation>
    </message>
    <message>
        <source>“%1” has two sizes.</source>
        <translation>“%1”的两处大小记录不一致。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::CaseTable</name>
    <message>
        <source>Filter: outcome:failed, param:K=4096 …</source>
        <translation>筛选：outcome:failed、param:K=4096 …</translation>
    </message>
    <message>
        <source>outcome: param:NAME=VALUE dtype: device: pattern: form: file: change: or any text</source>
        <translation>outcome: param:NAME=VALUE dtype: device: pattern: form: file: change: 或任意文本</translation>
    </message>
    <message>
        <source>Filter the cases</source>
        <translation>筛选用例</translation>
    </message>
    <message>
        <source>Group the cases</source>
        <translation>对用例分组</translation>
    </message>
    <message>
        <source>Compare with another run</source>
        <translation>与另一次运行对比</translation>
    </message>
    <message>
        <source>Compares the cases with those of another run</source>
        <translation>将这些用例与另一次运行的用例对比</translation>
    </message>
    <message>
        <source>Swap the operands</source>
        <translation>交换操作数</translation>
    </message>
    <message>
        <source>Swap the operands: which one is the reference is not recorded. What would have to be computed again is shown as unknown.</source>
        <translation>交换操作数：未记录哪一个是参考值。需要重新计算的内容显示为未知。</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>用例</translation>
    </message>
    <message>
        <source>none failed</source>
        <translation>无失败</translation>
    </message>
    <message>
        <source>Copy test id</source>
        <translation>复制测试 ID</translation>
    </message>
    <message>
        <source>Use as evidence</source>
        <translation>用作证据</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>对比对象…</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n 个用例</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>显示 %1 项，共 %2 项</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>没有匹配项</translation>
    </message>
    <message>
        <source>No case passes this filter.</source>
        <translation>没有符合此筛选条件的用例。</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>No cases</source>
        <translation>没有用例</translation>
    </message>
    <message>
        <source>The run ended without a test being collected. Its log may say why.</source>
        <translation>运行结束时未收集到任何测试。其日志中可能有原因。</translation>
    </message>
    <message>
        <source>No cases yet</source>
        <translation>尚无用例</translation>
    </message>
    <message>
        <source>They appear here while the run goes on.</source>
        <translation>运行过程中，用例会陆续显示在此处。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainBar</name>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>后退（Alt+Left）</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>前进（Alt+Right）</translation>
    </message>
    <message>
        <source>Zoom to fit (F)</source>
        <translation>缩放至适合窗口（F）</translation>
    </message>
    <message>
        <source>&amp;Hops</source>
        <translation>跳数(&amp;H)</translation>
    </message>
    <message>
        <source>Hops shown around the focus</source>
        <translation>焦点周围显示的跳数</translation>
    </message>
    <message>
        <source>How many hops around the focus are shown, both ways</source>
        <translation>在焦点前后两个方向上各显示多少跳</translation>
    </message>
    <message>
        <source>This entry</source>
        <translation>此条目</translation>
    </message>
    <message>
        <source>The chain of the selected entry</source>
        <translation>所选条目的调度链</translation>
    </message>
    <message>
        <source>Whole plugin</source>
        <translation>整个插件</translation>
    </message>
    <message>
        <source>The chains of all entries in one picture</source>
        <translation>在一张图中显示所有条目的调度链</translation>
    </message>
    <message>
        <source>Export the picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>As SVG…</source>
        <translation>导出为 SVG…</translation>
    </message>
    <message>
        <source>As PNG…</source>
        <translation>导出为 PNG…</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainImage</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation>请选择有写入权限的文件夹。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainLegend</name>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message>
        <source>What the signs mean</source>
        <translation>各符号的含义</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>code of the plugin</source>
        <translation>插件代码</translation>
    </message>
    <message>
        <source>upstream code</source>
        <translation>上游代码</translation>
    </message>
    <message>
        <source>outside both trees</source>
        <translation>两个源码树之外</translation>
    </message>
    <message>
        <source>has findings</source>
        <translation>有发现项</translation>
    </message>
    <message>
        <source>entry of the review</source>
        <translation>评审条目</translation>
    </message>
    <message>
        <source>bundle; Enter opens it</source>
        <translation>节点组；按 Enter 展开</translation>
    </message>
    <message>
        <source>neighbours not shown</source>
        <translation>未显示的相邻节点</translation>
    </message>
    <message>
        <source>Hops</source>
        <translation>跳</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainMinimap</name>
    <message>
        <source>The whole chain, small</source>
        <translation>整个调度链的缩略图</translation>
    </message>
    <message>
        <source>The whole chain. Drag to move the view.</source>
        <translation>整个调度链。拖动可移动视图。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainOutline</name>
    <message>
        <source>Find in the chain</source>
        <translation>在调度链中查找</translation>
    </message>
    <message>
        <source>Words of names, files, signatures and findings (Ctrl+F); F3 and Shift+F3 go through them</source>
        <translation>名称、文件、签名和发现项中的词（Ctrl+F）；按 F3 和 Shift+F3 在匹配项间切换</translation>
    </message>
    <message>
        <source>The chain as a list</source>
        <translation>以列表显示的调度链</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), none in the picture now</source>
        <translation>
            <numerusform>%n处匹配，当前均不在图中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n处匹配</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第%1处，共%2处</translation>
    </message>
    <message numerus="yes">
        <source>, %n more not in the picture</source>
        <translation>
            <numerusform>，另有%n处不在图中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainPane</name>
    <message>
        <source>Dispatch chain</source>
        <translation>调度链</translation>
    </message>
    <message>
        <source>No chain yet</source>
        <translation>尚无调度链</translation>
    </message>
    <message>
        <source>The way from plugin start to the installed kernel appears here for the selected entry.</source>
        <translation>此处显示所选条目从插件启动到已安装内核的路径。</translation>
    </message>
    <message>
        <source>No chain</source>
        <translation>没有调度链</translation>
    </message>
    <message>
        <source>Nothing in the code leads to this entry or away from it.</source>
        <translation>代码中没有通往此条目或从此条目出发的路径。</translation>
    </message>
    <message>
        <source>Show fewer hops</source>
        <translation>减少显示的跳数</translation>
    </message>
    <message>
        <source>Show this entry only</source>
        <translation>仅显示此条目</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 nodes</source>
        <translation>显示 %1 个节点，共 %2 个</translation>
    </message>
    <message>
        <source>around %1</source>
        <translation>以 %1 为中心</translation>
    </message>
    <message>
        <source>Laying out…</source>
        <translation>正在布局…</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG 图片 (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>Export the chain</source>
        <translation>导出调度链</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainPictureText</name>
    <message>
        <source>outside both trees</source>
        <translation>不在两棵代码树中</translation>
    </message>
    <message numerus="yes">
        <source>▸ %n more</source>
        <translation>
            <numerusform>▸ 另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChainView</name>
    <message>
        <source>Dispatch chain</source>
        <translation>调度链</translation>
    </message>
    <message>
        <source>Arrow keys walk along the hops.</source>
        <translation>使用方向键沿各跳移动。</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes in one bundle, Enter opens it</source>
        <translation>
            <numerusform>由 %n 个节点组成的节点组，按 Enter 展开</numerusform>
        </translation>
    </message>
    <message>
        <source>Dispatch chain: %1</source>
        <translation>调度链：%1</translation>
    </message>
    <message>
        <source>%1 hops in, %2 hops out, %3 neighbours not shown</source>
        <translation>%1 个入向跳，%2 个出向跳，%3 个相邻节点未显示</translation>
    </message>
    <message>
        <source>Open the bundle	+</source>
        <translation>展开节点组	+</translation>
    </message>
    <message>
        <source>Open its code	Enter</source>
        <translation>打开代码	Enter</translation>
    </message>
    <message>
        <source>Put it in the middle of the picture	Space</source>
        <translation>置于图中央	Space</translation>
    </message>
    <message>
        <source>Show its neighbours	+</source>
        <translation>显示相邻节点	+</translation>
    </message>
    <message>
        <source>Hide them again	-</source>
        <translation>重新隐藏相邻节点	-</translation>
    </message>
    <message>
        <source>Go to its entry	Ctrl+Enter</source>
        <translation>转到对应条目	Ctrl+Enter</translation>
    </message>
    <message>
        <source>Go to entry %1</source>
        <translation>转到条目 %1</translation>
    </message>
    <message>
        <source>Copy its name</source>
        <translation>复制名称</translation>
    </message>
    <message>
        <source>Copy its place</source>
        <translation>复制位置</translation>
    </message>
    <message numerus="yes">
        <source>%n nodes of the same kind; Enter shows them one by one</source>
        <translation>
            <numerusform>%n 个同类节点；按 Enter 逐个显示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s) not shown; + shows them</source>
        <translation>
            <numerusform>%n 个相邻节点未显示；按 + 显示</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 另有 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ChartPane</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Error over allowed</source>
        <translation>误差/允许值</translation>
    </message>
    <message>
        <source>Histogram of errors</source>
        <translation>误差直方图</translation>
    </message>
    <message>
        <source>Error against magnitude</source>
        <translation>误差与量级</translation>
    </message>
    <message>
        <source>Map of errors</source>
        <translation>误差图</translation>
    </message>
    <message>
        <source>Trend over runs</source>
        <translation>历次运行趋势</translation>
    </message>
    <message>
        <source>Before and now</source>
        <translation>前后对比</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Laid out by</source>
        <translation>排列依据</translation>
    </message>
    <message>
        <source>What the cases are laid out by</source>
        <translation>用例的排列依据</translation>
    </message>
    <message>
        <source>Export the chart or the table</source>
        <translation>导出图表或表格</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Picture of the chart…</source>
        <translation>图表图片…</translation>
    </message>
    <message>
        <source>Table of the cases (CSV)…</source>
        <translation>用例表格 (CSV)…</translation>
    </message>
    <message>
        <source>By order</source>
        <translation>按顺序</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>按 %1</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::CommitBatch</name>
    <message>
        <source>Reason for all selected commits</source>
        <translation>所有选中提交的理由</translation>
    </message>
    <message>
        <source>One reason for all of them</source>
        <translation>所有提交共用一个理由</translation>
    </message>
    <message numerus="yes">
        <source>%n commits selected</source>
        <translation>
            <numerusform>已选中 %n 个提交</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them decided</source>
        <translation>
            <numerusform>其中 %n 个已处置</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::CommitDetails</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1，原为 %2</translation>
    </message>
    <message>
        <source>%1 lines added, %2 removed</source>
        <translation>新增 %1 行，删除 %2 行</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>修改了 %1</translation>
    </message>
    <message>
        <source>Show what it changed there</source>
        <translation>显示它在该处的改动</translation>
    </message>
    <message>
        <source>Shows the selected file before and after the commit in the Diff tab (Enter)</source>
        <translation>在“差异”选项卡中显示所选文件在该提交前后的内容（Enter）</translation>
    </message>
    <message>
        <source>Files of the commit</source>
        <translation>提交涉及的文件</translation>
    </message>
    <message>
        <source>Upstream file</source>
        <translation>上游文件</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Hunks</source>
        <translation>改动块</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>In the plugin</source>
        <translation>插件中的位置</translation>
    </message>
    <message>
        <source>Select a commit to see its files.</source>
        <translation>选择一个提交以查看其文件。</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>a merge</source>
        <translation>合并提交</translation>
    </message>
    <message numerus="yes">
        <source>Changes %n other module(s):</source>
        <translation>
            <numerusform>修改了另外 %n 个模块：</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::CommitsPane</name>
    <message>
        <source>Filter: words, hash, file:path …</source>
        <translation>筛选：文字、哈希、file:path …</translation>
    </message>
    <message>
        <source>Filter the commits</source>
        <translation>筛选提交</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>所有状态</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>All ties</source>
        <translation>所有关联</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未处置</translation>
    </message>
    <message>
        <source>Shows only commits without a decision</source>
        <translation>仅显示未处置的提交</translation>
    </message>
    <message>
        <source>Upstream commits</source>
        <translation>上游提交</translation>
    </message>
    <message numerus="yes">
        <source>%n commit(s)</source>
        <translation>
            <numerusform>%n 个提交</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n commit(s)</source>
        <translation>
            <numerusform>%1 / %n 个提交</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decided</source>
        <translation>
            <numerusform>%n 个已处置</numerusform>
        </translation>
    </message>
    <message>
        <source>No commit matches</source>
        <translation>没有匹配的提交</translation>
    </message>
    <message>
        <source>Every commit is hidden by the filter above.</source>
        <translation>所有提交均被上方的筛选条件隐藏。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ConfigList</name>
    <message>
        <source>Load config.json…</source>
        <translation>加载 config.json…</translation>
    </message>
    <message>
        <source>Gives the review the config.json of a checkpoint, and scans again.</source>
        <translation>为评审提供检查点的 config.json，并重新扫描。</translation>
    </message>
    <message>
        <source>Checkpoint configurations</source>
        <translation>检查点配置</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>模型族</translation>
    </message>
    <message>
        <source>none: no model of the plugin is registered for these architectures</source>
        <translation>无：插件没有为这些架构注册模型</translation>
    </message>
    <message>
        <source>Backbone layers</source>
        <translation>主干层</translation>
    </message>
    <message>
        <source>%1 (%2), ids 0–%3</source>
        <translation>%1（%2），编号 0–%3</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>Draft layers</source>
        <translation>草稿层</translation>
    </message>
    <message>
        <source>%1 (%2), ids %3–%4</source>
        <translation>%1（%2），编号 %3–%4</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%n entries: %1</source>
        <translation>
            <numerusform>%n 项：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Config class</source>
        <translation>配置类</translation>
    </message>
    <message>
        <source>evidence gap: model type “%1” is not in upstream&apos;s registry; an installed package makes its class</source>
        <translation>证据缺口：模型类型“%1”不在上游的注册表中；其类由某个已安装的软件包创建</translation>
    </message>
    <message>
        <source>Evidence gap: no config.json was given. How the checkpoint lays out its layers is not known; defaults of config classes say nothing of it.</source>
        <translation>证据缺口：未提供 config.json。无从得知检查点的层布局；配置类的默认值并不能说明这一点。</translation>
    </message>
    <message>
        <source>Evidence gap: none of the config.json files given belongs to %1.</source>
        <translation>证据缺口：所提供的 config.json 文件均不属于 %1。</translation>
    </message>
    <message>
        <source>Raw values of the checkpoint, before any class or platform rewrites them.</source>
        <translation>检查点的原始值，尚未经任何类或平台改写。</translation>
    </message>
    <message>
        <source>The next scan reads %1.</source>
        <translation>下次扫描将读取 %1。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::CounterpartDialog</name>
    <message>
        <source>Counterpart</source>
        <translation>对应文件</translation>
    </message>
    <message>
        <source>Mirrors the &amp;upstream file:</source>
        <translation>所镜像的上游文件(&amp;U)：</translation>
    </message>
    <message>
        <source>Empty: look for it by path, inheritance and content</source>
        <translation>留空：按路径、继承关系和内容查找</translation>
    </message>
    <message>
        <source>The mapping is recorded in the review, and a new scan uses it.</source>
        <translation>此映射会记录到评审中，并用于新的扫描。</translation>
    </message>
    <message>
        <source>Set and scan</source>
        <translation>设置并扫描</translation>
    </message>
    <message>
        <source>Neither the base nor the target revision has this file.</source>
        <translation>基线版本和目标版本中均没有此文件。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::DecidedBar</name>
    <message>
        <source>%1 of %2 decided, %3 done</source>
        <translation>已处置%1项，共%2项，已完成%3项</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::DecisionEditor</name>
    <message>
        <source>Not decided yet.</source>
        <translation>尚未处置。</translation>
    </message>
    <message>
        <source>%1, recorded %2 by %3 (event %4).</source>
        <translation>%1，由 %3 于 %2 记录（事件%4）。</translation>
    </message>
    <message>
        <source>It replaces the decision of event %1.</source>
        <translation>它取代了事件%1中的处置决定。</translation>
    </message>
    <message>
        <source>Changed, not recorded yet: leaving the field records it.</source>
        <translation>已更改，尚未记录：离开该字段时会自动记录。</translation>
    </message>
    <message>
        <source>Kept here; recorded together with the decision you choose.</source>
        <translation>内容保留在此，将与您选择的处置决定一并记录。</translation>
    </message>
    <message>
        <source>Look again: the code or the findings changed after this decision.</source>
        <translation>请重新查看：作出此处置决定后，代码或发现项有变化。</translation>
    </message>
    <message>
        <source>Why, with what you looked at</source>
        <translation>理由以及查看过的内容</translation>
    </message>
    <message>
        <source>When this difference can go</source>
        <translation>何时可以去掉此差异</translation>
    </message>
    <message>
        <source>Reason category</source>
        <translation>理由类别</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Removal condition</source>
        <translation>移除条件</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::DiffDocument</name>
    <message>
        <source>Not in this tree</source>
        <translation>不在此目录树中</translation>
    </message>
    <message>
        <source>Object not present in this repository</source>
        <translation>对象不存在于本仓库</translation>
    </message>
    <message>
        <source>Too large, cut after %1 lines</source>
        <translation>内容过大，在%1行后截断</translation>
    </message>
    <message>
        <source>Could not be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Not text</source>
        <translation>非文本内容</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>This side has no lines.</source>
        <translation>此侧没有任何行。</translation>
    </message>
    <message>
        <source>There is no such file or definition on this side.</source>
        <translation>此侧没有该文件或定义。</translation>
    </message>
    <message>
        <source>The tree lists the file, but the repository does not hold its content, as in a partial clone. Fetch it there, then open the comparison again.</source>
        <translation>目录树中列有该文件，但仓库中没有其内容，部分克隆（partial clone）即属此种情况。请在该仓库中获取内容，然后重新打开比较。</translation>
    </message>
    <message>
        <source>Too large</source>
        <translation>内容过大</translation>
    </message>
    <message>
        <source>The file is over the size that is shown.</source>
        <translation>文件超过可显示的大小。</translation>
    </message>
    <message>
        <source>The system refused to read the file. Check its permissions.</source>
        <translation>系统拒绝读取该文件。请检查其访问权限。</translation>
    </message>
    <message>
        <source>Binary content is not compared line by line.</source>
        <translation>二进制内容不逐行比较。</translation>
    </message>
    <message>
        <source>⋯ %1 unchanged lines</source>
        <translation>⋯ %1行未更改</translation>
    </message>
    <message>
        <source>%1 · inside %2</source>
        <translation>%1 · 位于 %2 内</translation>
    </message>
    <message>
        <source> ⋯ line cut after %1 characters</source>
        <translation> ⋯ 此行在%1个字符后截断</translation>
    </message>
    <message>
        <source>comments and docstrings only</source>
        <translation>仅注释和文档字符串不同</translation>
    </message>
    <message>
        <source>executable code differs</source>
        <translation>可执行代码不同</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::DiffOrigin</name>
    <message>
        <source>missed upstream change</source>
        <translation>遗漏的上游改动</translation>
    </message>
    <message>
        <source>local, annotated</source>
        <translation>本地，已注记</translation>
    </message>
    <message>
        <source>local, not annotated</source>
        <translation>本地，未注记</translation>
    </message>
    <message>
        <source>changed on both sides</source>
        <translation>双方均有改动</translation>
    </message>
    <message>
        <source>1 missed upstream change</source>
        <translation>1 处遗漏的上游改动</translation>
    </message>
    <message>
        <source>%1 missed upstream changes</source>
        <translation>%1 处遗漏的上游改动</translation>
    </message>
    <message>
        <source>%1 local</source>
        <translation>%1 处本地</translation>
    </message>
    <message>
        <source>%1 not annotated</source>
        <translation>%1 处未注记</translation>
    </message>
    <message>
        <source>%1 both</source>
        <translation>%1 处双方改动</translation>
    </message>
    <message>
        <source>The target changed these lines since base; the plugin still has what base had.</source>
        <translation>目标版本自基线版本以来修改了这些行；插件仍保留基线版本的内容。</translation>
    </message>
    <message>
        <source>The plugin differs from base, the target does not, and a modification mark covers it.</source>
        <translation>插件与基线版本不同，目标版本则与基线版本相同，且有修改标记覆盖此处。</translation>
    </message>
    <message>
        <source>The plugin differs from base, the target does not, and no modification mark says why.</source>
        <translation>插件与基线版本不同，目标版本则与基线版本相同，且没有修改标记说明原因。</translation>
    </message>
    <message>
        <source>Plugin and target both changed these lines since base, each in its own way.</source>
        <translation>自基线版本以来，插件和目标版本都修改了这些行，且改法各不相同。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::DiffOriginBar</name>
    <message>
        <source>Where the differences come from</source>
        <translation>差异的来源</translation>
    </message>
    <message>
        <source>Click for the next one (Shift+F8)</source>
        <translation>单击转到下一处（Shift+F8）</translation>
    </message>
    <message>
        <source>Click for the next one</source>
        <translation>单击转到下一处</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::DiffOverview</name>
    <message>
        <source>Overview of differences</source>
        <translation>差异概览</translation>
    </message>
    <message>
        <source>Difference %1 of %2</source>
        <translation>第%1处差异，共%2处</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::DiffPane</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::DiffToolBar</name>
    <message>
        <source>What is compared</source>
        <translation>比较内容</translation>
    </message>
    <message>
        <source>Previous difference (F7, Alt+Up)</source>
        <translation>上一处差异（F7，Alt+Up）</translation>
    </message>
    <message>
        <source>Next difference (F8, Alt+Down)</source>
        <translation>下一处差异（F8，Alt+Down）</translation>
    </message>
    <message>
        <source>Fold unchanged lines (Z)</source>
        <translation>折叠未更改的行（Z）</translation>
    </message>
    <message>
        <source>Swap sides (X)</source>
        <translation>交换两侧（X）</translation>
    </message>
    <message>
        <source>Find in both panes (Ctrl+F)</source>
        <translation>在两侧窗格中查找（Ctrl+F）</translation>
    </message>
    <message>
        <source>Whitespace (W)</source>
        <translation>空白（W）</translation>
    </message>
    <message>
        <source>Compare whitespace exactly</source>
        <translation>精确比较空白</translation>
    </message>
    <message>
        <source>Ignore whitespace at line ends</source>
        <translation>忽略行尾空白</translation>
    </message>
    <message>
        <source>Ignore all whitespace, indentation too</source>
        <translation>忽略所有空白（包括缩进）</translation>
    </message>
    <message>
        <source>Show unchanged lines (Z)</source>
        <translation>显示未更改的行（Z）</translation>
    </message>
    <message>
        <source>line ends ignored</source>
        <translation>忽略行尾</translation>
    </message>
    <message>
        <source>all ignored</source>
        <translation>全部忽略</translation>
    </message>
    <message>
        <source>Whitespace (W): %1</source>
        <translation>空白（W）：%1</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::DiffView</name>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>尚无可比较的内容</translation>
    </message>
    <message>
        <source>The comparison of the selected entry appears here.</source>
        <translation>所选条目的比较结果将显示在此处。</translation>
    </message>
    <message>
        <source>Left side: %1</source>
        <translation>左侧：%1</translation>
    </message>
    <message>
        <source>Right side: %1</source>
        <translation>右侧：%1</translation>
    </message>
    <message>
        <source>No difference</source>
        <translation>无差异</translation>
    </message>
    <message>
        <source>No difference in the lines shown</source>
        <translation>所显示的行中无差异</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>未比较</translation>
    </message>
    <message>
        <source>1 difference</source>
        <translation>1处差异</translation>
    </message>
    <message>
        <source>%1 differences</source>
        <translation>%1处差异</translation>
    </message>
    <message>
        <source>1 of 1 difference</source>
        <translation>第1处差异，共1处</translation>
    </message>
    <message>
        <source>%1 of %2 differences</source>
        <translation>第%1处差异，共%2处</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::DispositionButton</name>
    <message>
        <source>Stays as it is: it fits the target and is still needed.</source>
        <translation>保持原样：补丁与目标版本相符，且仍有必要。</translation>
    </message>
    <message>
        <source>Still needed, but upstream changed: the required difference is applied anew.</source>
        <translation>仍有必要，但上游已更改：需重新应用所需的差异。</translation>
    </message>
    <message>
        <source>A registry, hook or other extension point can do this now: it moves there.</source>
        <translation>注册表、钩子或其他扩展点现已能实现：将补丁迁移至该处。</translation>
    </message>
    <message>
        <source>Upstream fixed it, or the affected path is gone: it is taken out.</source>
        <translation>上游已修复，或受影响的路径已不存在：去掉该补丁。</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1（按键 %2）</translation>
    </message>
    <message>
        <source>This combination is not supported: it is refused early, with words.</source>
        <translation>不支持这种组合：及早拒绝并给出说明。</translation>
    </message>
    <message>
        <source>Upstream&apos;s behavior is what runs here: nothing of its own to keep.</source>
        <translation>此处运行的就是上游的行为：没有需要保留的自有内容。</translation>
    </message>
    <message>
        <source>A difference that MACA needs, for a known reason.</source>
        <translation>MACA 出于已知原因而需要的差异。</translation>
    </message>
    <message>
        <source>The reason for the difference is gone: the override can go.</source>
        <translation>该差异的理由已不存在：可以移除此覆盖。</translation>
    </message>
    <message>
        <source>The adaptation is wrong or lacks an upstream change: it must be mended.</source>
        <translation>该适配有误或缺少上游改动：必须修正。</translation>
    </message>
    <message>
        <source>An assumption that nothing shows yet.</source>
        <translation>尚无任何依据支持的假设。</translation>
    </message>
    <message>
        <source>Its change belongs into the plugin&apos;s copy.</source>
        <translation>其改动应合入插件的副本。</translation>
    </message>
    <message>
        <source>Other files or components must change together with it.</source>
        <translation>其他文件或组件必须随之一并修改。</translation>
    </message>
    <message>
        <source>It concerns another platform; MACA differs on purpose.</source>
        <translation>它涉及其他平台；MACA 有意与之不同。</translation>
    </message>
    <message>
        <source>It belongs to a model or feature that MACA does not support yet.</source>
        <translation>它属于 MACA 尚不支持的模型或功能。</translation>
    </message>
    <message>
        <source>Nothing of it reaches the plugin.</source>
        <translation>其中没有任何内容影响到插件。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::EntryFacts</name>
    <message>
        <source>Target</source>
        <translation>补丁目标</translation>
    </message>
    <message>
        <source>outside the reviewed upstream</source>
        <translation>在所评审的上游之外</translation>
    </message>
    <message>
        <source>not found at the target revision</source>
        <translation>在目标版本中未找到</translation>
    </message>
    <message>
        <source>Registered as</source>
        <translation>注册为</translation>
    </message>
    <message>
        <source>for platform %1</source>
        <translation>用于平台 %1</translation>
    </message>
    <message>
        <source>Stands for</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>nothing that upstream has under this key</source>
        <translation>上游在该键下没有内容</translation>
    </message>
    <message>
        <source>Parents</source>
        <translation>父类</translation>
    </message>
    <message>
        <source>Registered</source>
        <translation>注册的实现</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>替换实现</translation>
    </message>
    <message>
        <source>its definition cannot be told</source>
        <translation>无法确定其定义</translation>
    </message>
    <message>
        <source>defined upstream</source>
        <translation>定义于上游</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>the same on both sides</source>
        <translation>两侧相同</translation>
    </message>
    <message>
        <source>Signature at target</source>
        <translation>目标版本中的签名</translation>
    </message>
    <message>
        <source>Signature of replacement</source>
        <translation>替换实现的签名</translation>
    </message>
    <message>
        <source>cannot be told</source>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Missing target</source>
        <translation>目标缺失</translation>
    </message>
    <message>
        <source>allowed by the patch (allow_missing)</source>
        <translation>补丁允许（allow_missing）</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>生效情况</translation>
    </message>
    <message>
        <source>Reached through</source>
        <translation>可达路径</translation>
    </message>
    <message>
        <source>set by hand</source>
        <translation>手动设置</translation>
    </message>
    <message>
        <source>found by its path</source>
        <translation>按路径找到</translation>
    </message>
    <message>
        <source>found by inheritance</source>
        <translation>按继承关系找到</translation>
    </message>
    <message>
        <source>found by its content</source>
        <translation>按内容找到</translation>
    </message>
    <message>
        <source>Counterpart</source>
        <translation>对应文件</translation>
    </message>
    <message>
        <source>no file of upstream resembles it</source>
        <translation>没有与之相似的上游文件</translation>
    </message>
    <message>
        <source>gone at the target revision</source>
        <translation>目标版本中已不存在</translation>
    </message>
    <message>
        <source>%1 % of the lines: a copy</source>
        <translation>相同行占 %1%：副本</translation>
    </message>
    <message>
        <source>%1 % of the lines: no copy</source>
        <translation>相同行占 %1%：非副本</translation>
    </message>
    <message numerus="yes">
        <source>%n of the plugin, followed</source>
        <translation>
            <numerusform>%n 个属于插件，已继续追踪</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n upstream, changed since base</source>
        <translation>
            <numerusform>%n 个属于上游，自基线版本以来有更改</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n upstream, the same as at base</source>
        <translation>
            <numerusform>%n 个属于上游，与基线版本相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at the boundary of a component</source>
        <translation>
            <numerusform>%n 个位于组件边界</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be resolved</source>
        <translation>
            <numerusform>%n 个无法解析</numerusform>
        </translation>
    </message>
    <message>
        <source>the walk was cut short</source>
        <translation>追踪提前中止</translation>
    </message>
    <message>
        <source>At base</source>
        <translation>基线中的位置</translation>
    </message>
    <message>
        <source>not found at the base revision</source>
        <translation>在基线版本中未找到</translation>
    </message>
    <message>
        <source>In common</source>
        <translation>共有内容</translation>
    </message>
    <message>
        <source>Resembles also</source>
        <translation>另外相似于</translation>
    </message>
    <message>
        <source>Changed since base</source>
        <translation>自基线以来有更改</translation>
    </message>
    <message>
        <source>Models that reach it</source>
        <translation>可到达它的模型</translation>
    </message>
    <message>
        <source>Depends on</source>
        <translation>依赖</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>By</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>涉及</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>此前：%1</translation>
    </message>
    <message>
        <source>Changes also</source>
        <translation>还修改了</translation>
    </message>
    <message>
        <source>Registered at</source>
        <translation>注册位置</translation>
    </message>
    <message>
        <source>Patched at</source>
        <translation>打补丁位置</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::EntryPane</name>
    <message>
        <source>Facts</source>
        <translation>基本信息</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>检查清单</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>处置决定</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Anything worth keeping; it never changes the decision</source>
        <translation>值得留存的任何内容；备注不会改变处置决定</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>未选择任何条目</translation>
    </message>
    <message>
        <source>Select an entry in the inventory to see what is known of it and to decide.</source>
        <translation>请在清单中选择一个条目，以查看其已知信息并作出处置决定。</translation>
    </message>
    <message>
        <source>Not in this analysis</source>
        <translation>不在此次分析中</translation>
    </message>
    <message>
        <source>The selected entry is not among those of the last scan. What was recorded for it is kept.</source>
        <translation>所选条目不在上次扫描的结果中。已为其记录的内容会予以保留。</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>发现项（%1）</translation>
    </message>
    <message>
        <source>conditional</source>
        <translation>有条件</translation>
    </message>
    <message>
        <source>outside upstream</source>
        <translation>上游之外</translation>
    </message>
    <message>
        <source>Checklist (%1 of %2)</source>
        <translation>检查清单（%1/%2）</translation>
    </message>
    <message>
        <source>Written %1 by %2.</source>
        <translation>由 %2 于 %1 写入。</translation>
    </message>
    <message>
        <source>Read only.</source>
        <translation>只读。</translation>
    </message>
    <message>
        <source>Read only: %1</source>
        <translation>只读：%1</translation>
    </message>
    <message>
        <source>Evidence (%1)</source>
        <translation>证据 (%1)</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::EvidenceBar</name>
    <message>
        <source>%1 (level %2 of %3). %4</source>
        <translation>%1（等级%2，共%3级）。%4</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::EvidenceDialog</name>
    <message>
        <source>Attach as evidence</source>
        <translation>附为证据</translation>
    </message>
    <message>
        <source>To the entry %1</source>
        <translation>附到条目 %1</translation>
    </message>
    <message>
        <source>Ran on %1.</source>
        <translation>运行于 %1。</translation>
    </message>
    <message>
        <source>&amp;What it does not show:</source>
        <translation>未能证明的内容(&amp;W)：</translation>
    </message>
    <message>
        <source>Attach</source>
        <translation>附加</translation>
    </message>
    <message>
        <source>What is attached to which entry</source>
        <translation>附加的内容及所附到的条目</translation>
    </message>
    <message>
        <source>What is kept with it</source>
        <translation>随之保存的内容</translation>
    </message>
    <message>
        <source>What it &amp;shows:</source>
        <translation>所证明的内容(&amp;S)：</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::EvidenceList</name>
    <message>
        <source>Not tested: %1</source>
        <translation>未测试：%1</translation>
    </message>
    <message>
        <source>Attached %1 by %2.</source>
        <translation>由 %2 于 %1 附加。</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>显示该运行</translation>
    </message>
    <message>
        <source>Detach</source>
        <translation>取消附加</translation>
    </message>
    <message>
        <source>%1, level “%2”</source>
        <translation>%1，等级“%2”</translation>
    </message>
    <message>
        <source>%1, level “%2”, on %3</source>
        <translation>%1，等级“%2”，运行于 %3</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>As it was attached</source>
        <translation>附加时的内容</translation>
    </message>
    <message>
        <source>Say what is untested…</source>
        <translation>说明未测试的内容…</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ExportDialog</name>
    <message>
        <source>&amp;Draft: says on every page that it is one</source>
        <translation>草稿(&amp;D)：每一页均标明为草稿</translation>
    </message>
    <message>
        <source>&amp;Final</source>
        <translation>正式版(&amp;F)</translation>
    </message>
    <message>
        <source>Export audit record</source>
        <translation>导出审计记录</translation>
    </message>
    <message>
        <source>HTML: one page for any browser, with charts and chains</source>
        <translation>HTML：单个页面，可用任意浏览器查看，含图表和调度链</translation>
    </message>
    <message>
        <source>PDF: the same on paper</source>
        <translation>PDF：内容相同，用于打印</translation>
    </message>
    <message>
        <source>Markdown: for the repository</source>
        <translation>Markdown：用于代码仓库</translation>
    </message>
    <message>
        <source>JSON: for other programs</source>
        <translation>JSON：供其他程序使用</translation>
    </message>
    <message>
        <source>SARIF: findings for code hosts</source>
        <translation>SARIF：供代码托管平台使用的发现项</translation>
    </message>
    <message>
        <source>What stands against a final record</source>
        <translation>尚不能导出正式版记录的原因</translation>
    </message>
    <message>
        <source>F&amp;ormat:</source>
        <translation>格式(&amp;O)：</translation>
    </message>
    <message>
        <source>Record:</source>
        <translation>记录：</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>F&amp;ile:</source>
        <translation>文件(&amp;I)：</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message numerus="yes">
        <source>A final record cannot be written yet: %n point(s) are open. Choose one to go there.</source>
        <translation>
            <numerusform>还不能写出正式版记录：有 %n 处未决。选择其中一处即可转到。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::FactsView</name>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>Change: %1</source>
        <translation>更改：%1</translation>
    </message>
    <message>
        <source>Say which upstream file this file mirrors</source>
        <translation>指定此文件所镜像的上游文件</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::FindingCard</name>
    <message>
        <source>Moved to: %1</source>
        <translation>已移至：%1</translation>
    </message>
    <message>
        <source>Upstream: %1</source>
        <translation>上游：%1</translation>
    </message>
    <message>
        <source>Copy finding</source>
        <translation>复制发现项</translation>
    </message>
    <message numerus="yes">
        <source>Details: %n line(s)</source>
        <translation>
            <numerusform>详情：%n行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s); &quot;Copy finding&quot; takes all</source>
        <translation>
            <numerusform>…还有%n行；“复制发现项”会复制全部内容</numerusform>
        </translation>
    </message>
    <message>
        <source>Upstream commit: %1</source>
        <translation>上游提交：%1</translation>
    </message>
    <message>
        <source>Explain check</source>
        <translation>查看检查说明</translation>
    </message>
    <message>
        <source>Explain check %1</source>
        <translation>查看检查 %1 的说明</translation>
    </message>
    <message>
        <source>Unsuppress</source>
        <translation>取消抑制</translation>
    </message>
    <message>
        <source>Suppress…</source>
        <translation>抑制…</translation>
    </message>
    <message>
        <source>Suppressed %1 by %2 (event %3): %4</source>
        <translation>%2 于 %1 抑制（事件 %3）：%4</translation>
    </message>
    <message>
        <source>Attribute…</source>
        <translation>归因…</translation>
    </message>
    <message>
        <source>Says whose defect this is, suspected or reproduced</source>
        <translation>指明这是谁的缺陷，以及是疑似还是已复现</translation>
    </message>
    <message>
        <source>Answered by the decision.</source>
        <translation>已由处置决定作出回应。</translation>
    </message>
    <message>
        <source>%1 (event %2, %3)</source>
        <translation>%1（事件 %2，%3）</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::FindingDetails</name>
    <message>
        <source>Details of the finding</source>
        <translation>发现项的详情</translation>
    </message>
    <message>
        <source>Select a finding to read what it means.</source>
        <translation>请选择一个发现项，以查看其含义。</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>后果</translation>
    </message>
    <message>
        <source>Moved to</source>
        <translation>已移至</translation>
    </message>
    <message>
        <source>In the plugin</source>
        <translation>插件中的位置</translation>
    </message>
    <message>
        <source>Upstream</source>
        <translation>上游</translation>
    </message>
    <message>
        <source>Upstream commit</source>
        <translation>上游提交</translation>
    </message>
    <message>
        <source>Evidence level</source>
        <translation>证据等级</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Suppressed %1 by %2</source>
        <translation>%2 于 %1 抑制</translation>
    </message>
    <message>
        <source>Attributed %1 by %2</source>
        <translation>%2 于 %1 归因</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::FindingDetailsPane</name>
    <message>
        <source>Explain check</source>
        <translation>查看检查说明</translation>
    </message>
    <message>
        <source>Unsuppress</source>
        <translation>取消抑制</translation>
    </message>
    <message>
        <source>Suppress…</source>
        <translation>抑制…</translation>
    </message>
    <message>
        <source>Attribute…</source>
        <translation>归因…</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::FindingList</name>
    <message numerus="yes">
        <source>%n suppressed</source>
        <translation>
            <numerusform>已抑制 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No check found anything here. That is no proof that it still works.</source>
        <translation>没有检查在此发现问题。这并不证明它仍然有效。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::FindingsView</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>严重程度</translation>
    </message>
    <message>
        <source>Filter the findings</source>
        <translation>筛选发现项</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现项</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Copy finding</source>
        <translation>复制发现项</translation>
    </message>
    <message>
        <source>Nothing scanned yet</source>
        <translation>尚未扫描</translation>
    </message>
    <message>
        <source>What the checks find in the plugin is listed here after a scan.</source>
        <translation>扫描后，各项检查在插件中的发现将列在此处。</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>没有发现项</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>没有匹配项</translation>
    </message>
    <message>
        <source>No finding passes this filter.</source>
        <translation>没有符合此筛选条件的发现项。</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n个警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n个提示</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1 of %2 shown · %3</source>
        <translation>显示%1项，共%2项 · %3</translation>
    </message>
    <message>
        <source>Explain check</source>
        <translation>查看检查说明</translation>
    </message>
    <message>
        <source>Suppress or unsuppress…</source>
        <translation>抑制或取消抑制…</translation>
    </message>
    <message>
        <source>Every finding is suppressed</source>
        <translation>所有发现项均已抑制</translation>
    </message>
    <message>
        <source>Each has a recorded reason. The button above shows them.</source>
        <translation>每项都记录了理由。可用上方按钮显示它们。</translation>
    </message>
    <message numerus="yes">
        <source>%n suppressed</source>
        <translation>
            <numerusform>已抑制 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>No check found anything. That is no proof that everything still works.</source>
        <translation>没有检查发现问题。这并不证明一切仍然有效。</translation>
    </message>
    <message>
        <source>Filter: check, text, path, attribution: …</source>
        <translation>筛选：检查、文本、路径、attribution: …</translation>
    </message>
    <message>
        <source>Shows the findings that do not count, too</source>
        <translation>同时显示不计入的发现项</translation>
    </message>
    <message>
        <source>Attribute…</source>
        <translation>归因…</translation>
    </message>
    <message>
        <source>No finding is open</source>
        <translation>没有未解决的发现项</translation>
    </message>
    <message>
        <source>Each is suppressed or answered by a decision. The button above shows them.</source>
        <translation>每项都已抑制，或已由处置决定作出回应。可用上方按钮显示它们。</translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>已回应 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::FoldedChain</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::GateView</name>
    <message>
        <source>What a decision needs is listed here once there is one.</source>
        <translation>作出处置决定后，其所需内容将列在此处。</translation>
    </message>
    <message>
        <source>“%1” has all that it needs: done.</source>
        <translation>“%1”所需内容已齐全：已完成。</translation>
    </message>
    <message>
        <source>Needed for “%1”: %2 of %3 missing</source>
        <translation>“%1”所需内容：共%3项，尚缺%2项</translation>
    </message>
    <message>
        <source>There: %1</source>
        <translation>已具备：%1</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>尚缺：%1</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::InventoryView</name>
    <message>
        <source>Filter: is:open, check:P03, text …</source>
        <translation>筛选：is:open、check:P03、文本…</translation>
    </message>
    <message>
        <source>Words are joined with &quot;and&quot;:
is:open, is:decided, is:active, is:inactive, is:stale
check:P03 · decision:remove · file:part of a path
and any text of the name, the target or the path</source>
        <translation>各筛选词之间为“与”关系：
is:open、is:decided、is:active、is:inactive、is:stale
check:P03 · decision:remove · file:路径片段
以及名称、目标或路径中的任意文本</translation>
    </message>
    <message>
        <source>Filter the inventory</source>
        <translation>筛选清单</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>清单</translation>
    </message>
    <message>
        <source>No review is open</source>
        <translation>未打开评审</translation>
    </message>
    <message>
        <source>The patches of the plugin are listed here once two revisions are compared.</source>
        <translation>比较两个版本后，插件的补丁将列在此处。</translation>
    </message>
    <message>
        <source>Nothing to decide on</source>
        <translation>没有需要处置的内容</translation>
    </message>
    <message>
        <source>The scan found no patch in this tree. If there should be some, check the profile and the subject of the review.</source>
        <translation>扫描在此目录树中未发现补丁。如果本应有补丁，请检查配置方案和评审对象。</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>没有匹配项</translation>
    </message>
    <message>
        <source>No row has all of: %1</source>
        <translation>没有同时满足以下条件的行：%1</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::JudgementEditor</name>
    <message>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Whose defect it is</source>
        <translation>缺陷归属</translation>
    </message>
    <message>
        <source>Not attributed</source>
        <translation>未归因</translation>
    </message>
    <message>
        <source>How it is known</source>
        <translation>判断依据</translation>
    </message>
    <message>
        <source>Suspected: read in the source</source>
        <translation>疑似：通过阅读源码得出</translation>
    </message>
    <message>
        <source>Reproduced: something was run</source>
        <translation>已复现：经实际运行得出</translation>
    </message>
    <message>
        <source>What is done about it here</source>
        <translation>此处的处理方式</translation>
    </message>
    <message>
        <source>No resolution yet</source>
        <translation>尚无处理方式</translation>
    </message>
    <message>
        <source>Explanation of the attribution</source>
        <translation>归因说明</translation>
    </message>
    <message>
        <source>Trigger, known workaround, repair plan</source>
        <translation>触发条件、已知的临时绕过措施、修复计划</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::MatrixPane</name>
    <message>
        <source>Family of models</source>
        <translation>模型族</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>仅显示差异</translation>
    </message>
    <message>
        <source>Difference matrix</source>
        <translation>差异矩阵</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 rows classified · %3 differ · %n file(s)</source>
        <translation>
            <numerusform>已分类 %1/%2 行 · %3 行有差异 · %n 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::MatrixRowEditor</name>
    <message>
        <source>Upstream</source>
        <translation>上游</translation>
    </message>
    <message>
        <source>What upstream does</source>
        <translation>上游的做法</translation>
    </message>
    <message>
        <source>MACA</source>
        <translation>MACA</translation>
    </message>
    <message>
        <source>What the MACA path does</source>
        <translation>MACA 路径的做法</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>What says so: a place, a run, a record</source>
        <translation>依据：代码位置、运行或记录</translation>
    </message>
    <message>
        <source>Evidence level</source>
        <translation>证据等级</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>Untested</source>
        <translation>未测试</translation>
    </message>
    <message>
        <source>What nobody has tried</source>
        <translation>尚无人试过的内容</translation>
    </message>
    <message>
        <source>Record the words</source>
        <translation>记录文字</translation>
    </message>
    <message>
        <source>No row selected</source>
        <translation>未选择行</translation>
    </message>
    <message>
        <source>Choose a contract above to say what its difference is.</source>
        <translation>在上方选择一个契约，以说明其差异。</translation>
    </message>
    <message>
        <source>Choose a classification first; it records the words, too.</source>
        <translation>请先选择分类；选择分类时也会一并记录文字。</translation>
    </message>
    <message>
        <source>No stronger than the evidence that is attached to the family&apos;s entries</source>
        <translation>不得高于该模型族各条目所附证据的等级</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::MergeDialog</name>
    <message>
        <source>Decision on %1</source>
        <translation>%1 的处置</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>%1 的备注</translation>
    </message>
    <message>
        <source>Attribution of %1, %2</source>
        <translation>%1 的归因，%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation>导入处置</translation>
    </message>
    <message>
        <source>%1 differs from this review in what is below; say for each what counts. Taken over without a question: %2. Nothing is recorded before all is said.</source>
        <translation>%1 与此评审在以下各处不同，请逐项指明以哪一方为准。无需确认即可导入的项数：%2。全部指明之前不会记录任何内容。</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>对方的</translation>
    </message>
    <message>
        <source>Mine counts</source>
        <translation>以我的为准</translation>
    </message>
    <message>
        <source>Theirs counts</source>
        <translation>以对方的为准</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>两者都保留</translation>
    </message>
    <message>
        <source>All is said.</source>
        <translation>已全部指明。</translation>
    </message>
    <message numerus="yes">
        <source>%n still open</source>
        <translation>
            <numerusform>还有 %n 项未指明</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mxw::widgets::MessagePane</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the message with its details</source>
        <translation>复制消息及其详情</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::NewReviewDialog</name>
    <message>
        <source>Choose one to fill in the form</source>
        <translation>选择一项以填写表单</translation>
    </message>
    <message>
        <source>Folder of the upstream repository</source>
        <translation>上游仓库的文件夹</translation>
    </message>
    <message>
        <source>Choose the upstream repository</source>
        <translation>选择上游仓库</translation>
    </message>
    <message>
        <source>Tag, branch or commit the plugin was made for</source>
        <translation>插件当前所适配的标签、分支或提交</translation>
    </message>
    <message>
        <source>Tag, branch or commit to move to</source>
        <translation>要升级到的标签、分支或提交</translation>
    </message>
    <message>
        <source>Folder of the plugin repository</source>
        <translation>插件仓库的文件夹</translation>
    </message>
    <message>
        <source>Choose the plugin repository</source>
        <translation>选择插件仓库</translation>
    </message>
    <message>
        <source>Worktree</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>Staged snapshot (index)</source>
        <translation>已暂存的快照（暂存区）</translation>
    </message>
    <message>
        <source>Revision…</source>
        <translation>版本…</translation>
    </message>
    <message>
        <source>Installed package…</source>
        <translation>已安装的软件包…</translation>
    </message>
    <message>
        <source>Tag, branch or commit of the plugin</source>
        <translation>插件的标签、分支或提交</translation>
    </message>
    <message>
        <source>Folder of the installed package, or its Python interpreter</source>
        <translation>已安装软件包的文件夹，或其 Python 解释器</translation>
    </message>
    <message>
        <source>Choose the installed package</source>
        <translation>选择已安装的软件包</translation>
    </message>
    <message>
        <source>File that will hold the review</source>
        <translation>用于保存评审的文件</translation>
    </message>
    <message>
        <source>Where to keep the review</source>
        <translation>评审的保存位置</translation>
    </message>
    <message>
        <source>Reviews (*.mxreview)</source>
        <translation>评审 (*.mxreview)</translation>
    </message>
    <message>
        <source>&amp;Recent:</source>
        <translation>最近使用(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Upstream repository:</source>
        <translation>上游仓库(&amp;U)：</translation>
    </message>
    <message>
        <source>&amp;Base:</source>
        <translation>基线(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Target:</source>
        <translation>目标版本(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Plugin repository:</source>
        <translation>插件仓库(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;What is judged:</source>
        <translation>评审对象(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Session file:</source>
        <translation>会话文件(&amp;S)：</translation>
    </message>
    <message>
        <source>Start review</source>
        <translation>开始评审</translation>
    </message>
    <message>
        <source>%1: %2 → %3, %4 (%5)</source>
        <translation>%1: %2 → %3, %4 (%5)</translation>
    </message>
    <message>
        <source>Checking the repositories…</source>
        <translation>正在检查仓库…</translation>
    </message>
    <message>
        <source>Choose the upstream repository.</source>
        <translation>请选择上游仓库。</translation>
    </message>
    <message>
        <source>Name the base: the upstream revision that the plugin represents now.</source>
        <translation>请指定基线，即插件当前对应的上游版本。</translation>
    </message>
    <message>
        <source>Name the target: the upstream revision to move to.</source>
        <translation>请指定目标版本，即要升级到的上游版本。</translation>
    </message>
    <message>
        <source>Choose the plugin repository.</source>
        <translation>请选择插件仓库。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name the revision of the plugin that is judged.</source>
        <translation>请指定要评审的插件版本。</translation>
    </message>
    <message>
        <source>“%1” is a choice of the list above, not a revision.</source>
        <translation>“%1”是上方列表中的选项，不是版本。</translation>
    </message>
    <message>
        <source>There is no such file or folder.</source>
        <translation>没有该文件或文件夹。</translation>
    </message>
    <message>
        <source>Choose the folder of the installed package, or its Python interpreter.</source>
        <translation>请选择已安装软件包的文件夹，或其 Python 解释器。</translation>
    </message>
    <message>
        <source>Proposed once the plugin and the target are named.</source>
        <translation>指定插件和目标版本后会自动给出建议。</translation>
    </message>
    <message>
        <source>Choose the file that will hold the review.</source>
        <translation>请选择用于保存评审的文件。</translation>
    </message>
    <message>
        <source>Session file: %1</source>
        <translation>会话文件：%1</translation>
    </message>
    <message>
        <source>Repository found</source>
        <translation>已找到仓库</translation>
    </message>
    <message>
        <source>No commit yet</source>
        <translation>尚无提交</translation>
    </message>
    <message>
        <source>HEAD %1</source>
        <translation>HEAD %1</translation>
    </message>
    <message>
        <source>%1 · staged changes</source>
        <translation>%1 · 有已暂存的更改</translation>
    </message>
    <message>
        <source>%1 · worktree changed</source>
        <translation>%1 · 工作区有更改</translation>
    </message>
    <message>
        <source>%1 · clean</source>
        <translation>%1 · 无更改</translation>
    </message>
    <message>
        <source>Base and target are the same commit. The review will show the plugin against it, without changes between.</source>
        <translation>基线与目标版本是同一个提交。评审将以该提交对照插件，两者之间没有更改。</translation>
    </message>
    <message>
        <source>Everything is there. The review can start.</source>
        <translation>所需信息已齐全，可以开始评审。</translation>
    </message>
    <message>
        <source>New review</source>
        <translation>新建评审</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.
Choose another place for the session file.</source>
        <translation>无法创建文件夹 %1。
请为会话文件另选位置。</translation>
    </message>
    <message>
        <source>Session of an earlier review; may be empty</source>
        <translation>先前评审的会话，可留空</translation>
    </message>
    <message>
        <source>Choose the earlier review</source>
        <translation>选择先前评审</translation>
    </message>
    <message>
        <source>&amp;Follows on:</source>
        <translation>承接自(&amp;F)：</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有该文件。</translation>
    </message>
    <message>
        <source>Earlier review: %1</source>
        <translation>先前评审：%1</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::PlotImage</name>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation>请选择有写入权限的文件夹。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::PriorDecisionCard</name>
    <message>
        <source>Decide the same again</source>
        <translation>再次作出相同处置</translation>
    </message>
    <message>
        <source>Decides as the earlier review did, as your own decision on the code as it is now</source>
        <translation>以您本人针对当前代码的处置决定，沿用先前评审的处置方式</translation>
    </message>
    <message>
        <source>Earlier review: %1</source>
        <translation>先前评审：%1</translation>
    </message>
    <message>
        <source>%1 by %2 · %3</source>
        <translation>%2 于 %1 处置 · %3</translation>
    </message>
    <message>
        <source>Remove when: %1</source>
        <translation>移除条件：%1</translation>
    </message>
    <message>
        <source>Stale, because: %1</source>
        <translation>已过时，原因：%1</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Replay: nothing can be changed</source>
        <translation>回放：无法作任何更改</translation>
    </message>
    <message>
        <source>Leave replay</source>
        <translation>退出回放</translation>
    </message>
    <message>
        <source>Back to the review as it is (Escape)</source>
        <translation>返回评审的当前状态（Escape）</translation>
    </message>
    <message>
        <source>First event</source>
        <translation>第一个事件</translation>
    </message>
    <message>
        <source>Event before</source>
        <translation>上一个事件</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Next event</source>
        <translation>下一个事件</translation>
    </message>
    <message>
        <source>Last event</source>
        <translation>最后一个事件</translation>
    </message>
    <message>
        <source>Position in the journal</source>
        <translation>在事件日志中的位置</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 events/s</source>
        <translation>%1 事件/秒</translation>
    </message>
    <message>
        <source>Steps stop at these events</source>
        <translation>单步停在这些事件处</translation>
    </message>
    <message>
        <source>Steps stop at events of this person</source>
        <translation>单步停在此人的事件处</translation>
    </message>
    <message>
        <source>All events</source>
        <translation>所有事件</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>The journal is empty.</source>
        <translation>事件日志为空。</translation>
    </message>
    <message>
        <source>Event %1 of %2 · %3 · %4 · %5</source>
        <translation>事件 %1/%2 · %3 · %4 · %5</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::RereviewView</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>后续情况</translation>
    </message>
    <message>
        <source>Filter: check, text, path …</source>
        <translation>筛选：检查、文本、路径…</translation>
    </message>
    <message>
        <source>Filter the findings of the earlier review</source>
        <translation>筛选先前评审的发现项</translation>
    </message>
    <message>
        <source>Findings of the earlier review</source>
        <translation>先前评审的发现项</translation>
    </message>
    <message>
        <source>No earlier review</source>
        <translation>没有先前评审</translation>
    </message>
    <message>
        <source>What became of the findings of an earlier review is listed here, and its decisions on unchanged code are carried forward.</source>
        <translation>先前评审各发现项的后续情况将列在此处；该评审针对未改动代码的处置会被沿用。</translation>
    </message>
    <message>
        <source>Follow on an earlier review…</source>
        <translation>承接先前评审…</translation>
    </message>
    <message>
        <source>Nothing to follow up</source>
        <translation>没有需要跟进的内容</translation>
    </message>
    <message>
        <source>The earlier review had no findings.</source>
        <translation>先前评审没有发现项。</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>没有匹配项</translation>
    </message>
    <message>
        <source>No finding passes this filter.</source>
        <translation>没有符合此筛选条件的发现项。</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ReviewField</name>
    <message>
        <source>Browse…</source>
        <translation>浏览…</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ReviewPaths</name>
    <message>
        <source>This folder does not exist.</source>
        <translation>此文件夹不存在。</translation>
    </message>
    <message>
        <source>This is a file. Choose the folder of the repository.</source>
        <translation>这是一个文件。请选择仓库的文件夹。</translation>
    </message>
    <message>
        <source>This is a folder. Add a file name.</source>
        <translation>这是一个文件夹。请加上文件名。</translation>
    </message>
    <message>
        <source>This file exists already. Choose another name, or open it instead.</source>
        <translation>此文件已存在。请另选名称，或直接打开该文件。</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder.</source>
        <translation>%1 是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>No file can be written in %1.</source>
        <translation>无法在 %1 中写入文件。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::RulePageDialog</name>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::RunDetails</name>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>用例</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Open source</source>
        <translation>打开源码</translation>
    </message>
    <message>
        <source>Shows the comparison in the test&apos;s source</source>
        <translation>在测试源码中显示此处比较</translation>
    </message>
    <message>
        <source>Use as evidence</source>
        <translation>用作证据</translation>
    </message>
    <message>
        <source>Attaches this case to the selected entry as evidence</source>
        <translation>将此用例附为所选条目的证据</translation>
    </message>
    <message>
        <source>Compare dumps</source>
        <translation>比较转储</translation>
    </message>
    <message>
        <source>Compares the operands that were kept of this comparison</source>
        <translation>将此项比较保留的两个操作数相互比较</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Select a case to read what it compared.</source>
        <translation>请选择一个用例，查看它比较了什么。</translation>
    </message>
    <message>
        <source>[The beginning was cut.]</source>
        <translation>[开头部分已截去。]</translation>
    </message>
    <message>
        <source>Nothing was printed yet.</source>
        <translation>尚无输出。</translation>
    </message>
    <message>
        <source>It compared nothing that is known.</source>
        <translation>该用例没有已知的比较。</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::RunDialog</name>
    <message>
        <source>Test files, folders or ids, one per line: tests/kernels/test_activation.py</source>
        <translation>测试文件、文件夹或 ID，每行一个：tests/kernels/test_activation.py</translation>
    </message>
    <message>
        <source>Further words for pytest, one per line: --confcutdir=tests/kernels</source>
        <translation>传给 pytest 的其他参数，每行一个：--confcutdir=tests/kernels</translation>
    </message>
    <message>
        <source>NAME=value, one per line</source>
        <translation>NAME=value，每行一个</translation>
    </message>
    <message>
        <source>Keep the tensors of comparisons that fail (.npy)</source>
        <translation>保留失败比较的张量 (.npy)</translation>
    </message>
    <message>
        <source>What is bypassed, stubbed or mocked in this run, one per line; it goes into the record</source>
        <translation>本次运行中绕过、打桩或模拟 (mock) 的内容，每行一项；会写入记录</translation>
    </message>
    <message>
        <source>Python interpreter</source>
        <translation>Python 解释器</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>工作目录</translation>
    </message>
    <message>
        <source>all, or 0 or 0,1</source>
        <translation>全部，或 0 或 0,1</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>none</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>&amp;Where:</source>
        <translation>运行位置(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Interpreter:</source>
        <translation>解释器(&amp;I)：</translation>
    </message>
    <message>
        <source>Working &amp;folder:</source>
        <translation>工作目录(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Tests:</source>
        <translation>测试(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Keyword (-k):</source>
        <translation>关键字 (-k)(&amp;K)：</translation>
    </message>
    <message>
        <source>&amp;Markers (-m):</source>
        <translation>标记 (-m)(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Arguments:</source>
        <translation>参数(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Environment:</source>
        <translation>环境变量(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>设备(&amp;D)：</translation>
    </message>
    <message>
        <source>Device &amp;variable:</source>
        <translation>设备变量(&amp;V)：</translation>
    </message>
    <message>
        <source>Time &amp;limit:</source>
        <translation>时间限制(&amp;L)：</translation>
    </message>
    <message>
        <source>W&amp;orkarounds:</source>
        <translation>临时绕过措施(&amp;O)：</translation>
    </message>
    <message>
        <source>Start run</source>
        <translation>开始运行</translation>
    </message>
    <message>
        <source>Nothing is written into the checkout. The run goes on when this window is closed.</source>
        <translation>不会向检出的代码目录写入任何内容。关闭此窗口后，运行仍会继续。</translation>
    </message>
    <message>
        <source>New validation run</source>
        <translation>新建验证运行</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::RunList</name>
    <message>
        <source>Start a new run</source>
        <translation>开始新的运行</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>新建运行</translation>
    </message>
    <message>
        <source>Import a result bundle, a log or dumps</source>
        <translation>导入离线包结果、日志或转储</translation>
    </message>
    <message>
        <source>Run it again in the same way</source>
        <translation>以相同方式重新运行</translation>
    </message>
    <message>
        <source>Cancel the run</source>
        <translation>取消运行</translation>
    </message>
    <message>
        <source>Use the whole run as evidence of the selected entry</source>
        <translation>将整个运行用作所选条目的证据</translation>
    </message>
    <message>
        <source>Validation runs</source>
        <translation>验证运行</translation>
    </message>
    <message>
        <source>Run %1 · %2 · %3</source>
        <translation>运行 %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::RunPlaceForm</name>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Another machine, by ssh</source>
        <translation>另一台机器（通过 ssh）</translation>
    </message>
    <message>
        <source>A running container (docker exec)</source>
        <translation>运行中的容器 (docker exec)</translation>
    </message>
    <message>
        <source>A pod (kubectl exec)</source>
        <translation>Pod (kubectl exec)</translation>
    </message>
    <message>
        <source>A cluster (Slurm)</source>
        <translation>集群 (Slurm)</translation>
    </message>
    <message>
        <source>By a command of my own</source>
        <translation>使用自定义命令</translation>
    </message>
    <message>
        <source>Elsewhere: write a bundle to carry over</source>
        <translation>在别处运行：写出离线包，自行带过去</translation>
    </message>
    <message>
        <source>Command:</source>
        <translation>命令：</translation>
    </message>
    <message>
        <source>Pod:</source>
        <translation>Pod：</translation>
    </message>
    <message>
        <source>Container:</source>
        <translation>容器：</translation>
    </message>
    <message>
        <source>Namespace:</source>
        <translation>命名空间：</translation>
    </message>
    <message>
        <source>the current one</source>
        <translation>使用当前设置</translation>
    </message>
    <message>
        <source>Context:</source>
        <translation>上下文：</translation>
    </message>
    <message>
        <source>Host:</source>
        <translation>主机：</translation>
    </message>
    <message>
        <source>user@host, or a name of ~/.ssh/config</source>
        <translation>user@host，或 ~/.ssh/config 中的名称</translation>
    </message>
    <message>
        <source>as ssh knows it</source>
        <translation>按 ssh 的配置</translation>
    </message>
    <message>
        <source>Port:</source>
        <translation>端口：</translation>
    </message>
    <message>
        <source>Key file:</source>
        <translation>密钥文件：</translation>
    </message>
    <message>
        <source>the agent&apos;s, or as ssh knows it</source>
        <translation>由 ssh-agent 提供，或按 ssh 的配置</translation>
    </message>
    <message>
        <source>Options of sbatch:</source>
        <translation>sbatch 选项：</translation>
    </message>
    <message>
        <source>Shards of the suite:</source>
        <translation>测试集分片数：</translation>
    </message>
    <message>
        <source>Folder for results:</source>
        <translation>结果文件夹：</translation>
    </message>
    <message>
        <source>this machine, or user@host to go there by ssh</source>
        <translation>本机，或填 user@host 以通过 ssh 连接</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::SearchBar</name>
    <message>
        <source>Find in both panes</source>
        <translation>在两侧窗格中查找</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>上一处匹配（Shift+F3）</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>下一处匹配（F3）</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>1 match</source>
        <translation>1处匹配</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1处匹配</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第%1处，共%2处</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::SetupBar</name>
    <message>
        <source>%1 %2 → %3</source>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source> (%1 → %2)</source>
        <translation> (%1 → %2)</translation>
    </message>
    <message>
        <source>plugin %1</source>
        <translation>插件 %1</translation>
    </message>
    <message>
        <source>plugin %1 @ %2</source>
        <translation>插件 %1 @ %2</translation>
    </message>
    <message>
        <source>Upstream: %1</source>
        <translation>上游：%1</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标版本</translation>
    </message>
    <message>
        <source>Plugin: %1</source>
        <translation>插件：%1</translation>
    </message>
    <message>
        <source>The index differs from the last commit.</source>
        <translation>暂存区与上次提交不同。</translation>
    </message>
    <message>
        <source>The work tree differs from the index.</source>
        <translation>工作区与暂存区不同。</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>配置方案：%1</translation>
    </message>
    <message>
        <source>Upstream version under review: %1</source>
        <translation>所评审的上游版本：%1</translation>
    </message>
    <message>
        <source>The environment is not recorded: nothing here was seen in a running process.</source>
        <translation>未记录运行环境：此处内容均非在运行中的进程里观察所得。</translation>
    </message>
    <message>
        <source>No review is open</source>
        <translation>未打开评审</translation>
    </message>
    <message>
        <source>environment not recorded</source>
        <translation>未记录运行环境</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::SuppressionEditor</name>
    <message>
        <source>Suppress finding</source>
        <translation>抑制发现项</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Why does this finding not count here? The reason is recorded in the session.</source>
        <translation>这个发现项在此处为何不算问题？理由会记录到会话中。</translation>
    </message>
    <message>
        <source>Reason of the suppression</source>
        <translation>抑制的理由</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
</context>
<context>
    <name>mxw::widgets::ValidationPane</name>
    <message>
        <source>No validation runs yet</source>
        <translation>尚无验证运行</translation>
    </message>
    <message>
        <source>A run executes tests with the target interpreter and records every comparison they make: what differs, by how much, and what was allowed.</source>
        <translation>一次运行会用目标解释器执行测试，并记录测试所做的每一项比较：哪里不同、相差多少、允许值是多少。</translation>
    </message>
    <message>
        <source>New run…</source>
        <translation>新建运行…</translation>
    </message>
    <message>
        <source>With run %1</source>
        <translation>与运行 %1 对比</translation>
    </message>
    <message>
        <source>Not known with swapped operands</source>
        <translation>交换操作数后未知</translation>
    </message>
    <message>
        <source>What is allowed is relative to the second operand, and was computed only for the order of the test.</source>
        <translation>允许值相对于第二个操作数，且只按测试中的顺序计算过。</translation>
    </message>
    <message>
        <source>No run to compare with</source>
        <translation>没有可对比的运行</translation>
    </message>
    <message>
        <source>Choose another run in the box above the cases: each case gets a point at its error before and now.</source>
        <translation>请在用例上方的下拉框中选择另一次运行：每个用例对应一个点，位置由其此前和当前的误差决定。</translation>
    </message>
    <message>
        <source>No comparison is selected</source>
        <translation>未选择比较</translation>
    </message>
    <message>
        <source>Select a case that compared something: this chart is of one comparison.</source>
        <translation>请选择一个做过比较的用例：此图表针对单项比较。</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>用例</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation>请选择有写入权限的文件夹。</translation>
    </message>
</context>
</TS>
