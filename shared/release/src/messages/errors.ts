import type { Catalogue } from './catalogue';
import { storeErrors } from './store-errors';

/** Every refusal and failure, in groups of one exit code. Codes never change, because scripts and CI rely on them. */
export const errors = {
  usage: {
    APP_TWICE: {
      en: '{app} is given twice | Give each app once.',
      zh: '{app} 重复出现 | 每个应用只写一次。',
    },
    PERCENT_WRONG: {
      en: '{percent} is no share of visitors | Give a number from 0 to 100 with at most two decimals.',
      zh: '{percent} 不是有效的访客比例 | 请填写 0 到 100 之间、最多两位小数的数字。',
    },
    RAMP_WRONG: {
      en: '{fault} | Give growing shares in percent and the time of each: --steps 1,5,25,100 --every 10m.',
      zh: '{fault} | 写出递增的百分比和每一步的时间：--steps 1,5,25,100 --every 10m。',
    },
    OVERRIDES_WRONG: {
      en: '{fault} | Versions are forms such as "*-pr*", origins such as https://preview.example.',
      zh: '{fault} | 版本形如 "*-pr*"，来源形如 https://preview.example。',
    },
    STORE_WRONG: {
      en: '{address} is no address of a store | Give a folder, or s3://bucket/prefix.',
      zh: '{address} 不是有效的仓库地址 | 请填写目录，或 s3://bucket/prefix。',
    },
    STACK_FOREIGN: {
      en: 'no line of the stack names a script of a release | Give the whole stack, with addresses such as https://…/releases/remote-exams/1.5.0/Exam.1a2b3c4d.js:1:2345.',
      zh: '堆栈里没有一行是发布过的脚本 | 请给出完整的堆栈，其中有 https://…/releases/remote-exams/1.5.0/Exam.1a2b3c4d.js:1:2345 这样的地址。',
    },
    USAGE: {
      en: '{fault} | See npm run release -- help{command}.',
      zh: '{zh} | 查看用法：npm run release -- help{command}。',
    },
  },
  gate: {
    MANIFEST_MISSING: {
      en: '{where} is not there: build the app first | Run npm run build -- {app}.',
      zh: '没有 {where}：请先构建应用 | 运行 npm run build -- {app}。',
    },
    APP_NOT_HERE: {
      en: 'there is no app {app} in {where} | Apps here are: {known}. Or name a build by --dist.',
      zh: '{where} 中没有应用 {app} | 这里的应用：{known}；也可以用 --dist 指定构建产物。',
    },
    MANIFEST_WRONG: {
      en: '{where}: {fault} | Build the app again with this version of the build package.',
      zh: '{where} 格式不对：{fault} | 请用当前版本的构建包重新构建。',
    },
    FILE_MISSING: {
      en: '{app}: {path} is not in {where} | Build the app again; never edit what a build wrote.',
      zh: '{app}：{where} 中缺少 {path} | 请重新构建，不要改动构建产物。',
    },
    FILE_CHANGED: {
      en: '{app}: {path} is not the file that was built | Build the app again; never edit what a build wrote.',
      zh: '{app}：{path} 与构建时的内容不一致 | 请重新构建，不要改动构建产物。',
    },
    ENTRY_MISSING: {
      en: '{app}: {fault} | Build the app again with this version of the build package.',
      zh: '{app}：构建产物不完整（{fault}） | 请用当前版本的构建包重新构建。',
    },
    EXPOSED_MISSING: {
      en: '{app}: {fault} | src/routes.ts must exist and be exposed as ./routes by webpack.config.mjs.',
      zh: '{app}：没有暴露路由表（{fault}） | src/routes.ts 必须存在，并由 webpack.config.mjs 暴露为 ./routes。',
    },
    DOCUMENT_WRONG: {
      en: "host: {fault} | Put the place back into the host's src/index.html.",
      zh: 'host：页面模板不完整（{fault}） | 请恢复宿主 src/index.html 中的占位元素。',
    },
    ROUTE_TAKEN: {
      en: '{app}: {what} belongs to {owner} | Choose another one, or publish both apps together.',
      zh: '{app}：{what} 已属于 {owner} | 请换一个，或把两个应用一起发布。',
    },
    ROUTE_LOST: {
      en: '{app} {version} no longer has {paths}: links to it would break | If that is wanted, declare it: --drop-route {paths}, or "lost" in release.json.',
      zh: '{app} {version} 不再包含 {paths}，指向它的链接会失效 | 如果确实要去掉，请声明：--drop-route {paths}，或在 release.json 中写明 "lost"。',
    },
    ROUTE_LINKED: {
      en: '{app} {version} no longer has {path}, to which {linking} links | Publish {by} without that link first, its rollback target included; or, if it is meant: --drop-route {path}.',
      zh: '{app} {version} 不再包含 {path}，而 {linking} 仍链接到它 | 请先发布去掉该链接的 {by}（它可回退到的版本也算）；如果确实要去掉，请加 --drop-route {path}。',
    },
    CONTAINER_TAKEN: {
      en: '{app}: the container name {container} belongs to {owner}; it must carry app and version | Build the app again under a new version.',
      zh: '{app}：容器名 {container} 已属于 {owner}，容器名必须包含应用名和版本号 | 请以新版本号重新构建。',
    },
    SHARED_INCOMPATIBLE: {
      en: '{app} {version} was built against {module} {needs}, and the {track} host {host} has {has} | Build against the versions of that host, or publish a host that has them first.',
      zh: '{app} {version} 构建时依赖 {module} {needs}，而宿主 {host}（{track}）提供的是 {has} | 请按该宿主的版本重新构建，或先发布满足要求的宿主。',
    },
    SIZE_OVER: {
      en: '{app}: {what} takes {size} KB over the wire, and may take {limit} KB | Load what is not needed at once by import().',
      zh: '{app}：{what} 传输体积 {size} KB，上限 {limit} KB | 把首屏用不到的内容改用 import() 按需加载。',
    },
    SYNTAX_ABOVE_FLOOR: {
      en: "{app}: {path} is above the engine floor ({floor}): {fault} | Let the suite's build emit every script; it lowers all of them.",
      zh: '{app}：{path} 的语法高于最低支持的引擎（{floor}）：{fault} | 请使用套件的构建，它会转换输出的每一个脚本。',
    },
    STYLE_WIDE: {
      en: "{app}: {selector} in {path} hits the pages of every app | Begin it with a class of the app's own; a build can put one before the styles of a library.",
      zh: '{app}：{path} 中的 {selector} 会影响所有应用的页面 | 请以本应用自己的类名开头；库的样式可以在构建时统一加上一个类名前缀。',
    },
    SITE_WRONG: {
      en: "the site's setting {setting} is missing or malformed | Correct the settings of the environment.",
      zh: '站点配置 {setting} 缺失或格式不对 | 请更正环境配置。',
    },
    VERSION_EXISTS: {
      en: '{app} {version} is in the store with other content: publish it under a new version | Build with RELEASE_VERSION=… and publish that.',
      zh: '{app} {version} 已在仓库中且内容不同：已发布的版本不能更改 | 请用 RELEASE_VERSION=… 构建新版本再发布。',
    },
    FILE_TAKEN: {
      en: '{app}: {path} belongs to {version} with other content: its name must carry the hash of its content | Build the app again.',
      zh: '{app}：{path} 已属于 {version} 且内容不同：文件名应带有内容的校验值 | 请重新构建。',
    },
  },
  state: {
    SITE_MISSING: {
      en: 'the store has no settings of the environment, without which no host can go live | Run npm run release -- publish {apps} --site FILE; they hold for later releases. An example to copy: shared/release/docs/site.example.json.',
      zh: '仓库里还没有环境设置，宿主不能上线 | 运行 npm run release -- publish {apps} --site 文件.json，以后的发布沿用；例子见 shared/release/docs/site.example.json。',
    },
    APP_UNKNOWN: {
      en: '{app} has never been published to this store | Published are: {known}.',
      zh: '仓库中从未发布过 {app} | 已发布的应用：{known}。',
    },
    HOST_MISSING: {
      en: 'the host must be published first or together with the remotes | Run npm run release -- publish host {apps} --site FILE. An example of the settings: shared/release/docs/site.example.json.',
      zh: '宿主必须最先发布，或与远程应用一起发布 | 运行 npm run release -- publish host {apps} --site 文件.json，环境设置的例子见 shared/release/docs/site.example.json。',
    },
    NOT_PUBLISHED: {
      en: 'nothing was published to {store} yet | Run npm run build, then npm run release -- publish --all --site FILE. If releases should be there, mount its drive or name another store by --store.',
      zh: '{store} 中还没有发布任何内容 | 请先运行 npm run build 和 npm run release -- publish --all --site 文件.json。如果里面本该有版本，请挂载它所在的磁盘，或用 --store 指定其他仓库。',
    },
    NOT_LIVE: {
      en: 'nothing in {store} was made live yet | Run npm run release -- publish --all --site FILE.',
      zh: '{store} 中还没有任何版本上线 | 请运行 npm run release -- publish --all --site 文件.json。',
    },
    VERSION_NOT_BUILT: {
      en: '{where} holds {app} {found}, and {version} is not in the store either | Build it: RELEASE_VERSION={version} npm run build -- {app}.',
      zh: '{where} 中的 {app} 是 {found}，仓库中也没有 {version} | 请构建：RELEASE_VERSION={version} npm run build -- {app}。',
    },
    BUILD_OLD: {
      en: '{app} {version} was live already, and the source has changed since it was built | Run npm run build -- {app}, then publish again.',
      zh: '{app} {version} 已在线上，而源代码在构建之后又改过 | 请运行 npm run build -- {app}，再发布。',
    },
    VERSION_MISSING: {
      en: '{app} {version} is not in the store | In the store are: {known}.',
      zh: '仓库中没有 {app} {version} | 仓库中有：{known}。',
    },
    REVISION_UNKNOWN: {
      en: 'the log knows no versions of a revision {revision} | It knows {known}: npm run release -- history.',
      zh: '变更记录中没有第 {revision} 版的版本 | 有记录的版次：{known}，见 npm run release -- history。',
    },
    VERSION_WITHDRAWN: {
      en: '{app} {version} was taken back before | Publish a new version; or, if it was taken back by mistake: npm run release -- publish {app} --version {version} --again.',
      zh: '{app} {version} 曾被撤回 | 请发布新版本；如果当时是误撤：npm run release -- publish {app} --version {version} --again。',
    },
    NOTHING_TO_ROLL_BACK: {
      en: '{app} has no earlier version that could be live | Name one by --to, or publish a corrected version.',
      zh: '{app} 没有可以回退的版本 | 请用 --to 指定版本，或发布修复后的版本。',
    },
    CANARY_MISSING: {
      en: '{app} has no canary | Begin one: npm run release -- publish {app} --canary 5.',
      zh: '{app} 没有灰度版本 | 开始灰度：npm run release -- publish {app} --canary 5。',
    },
    CANARY_OR_LIVE: {
      en: '{app} has a canary, {canary} for {percent} % of the visitors, beside {live}: which of them is bad? | The canary: npm run release -- rollback {app} --canary-only. The live version: npm run release -- rollback {app} --live.',
      zh: '{app} 正在灰度（{percent}% 的访客使用 {canary}，其余使用 {live}），要撤回哪一个？ | 撤回灰度：npm run release -- rollback {app} --canary-only；回退线上版本：npm run release -- rollback {app} --live。',
    },
    CANARY_WITHOUT_LIVE: {
      en: '{app} is not live yet, so there is nothing to compare a canary with | Publish it without --canary.',
      zh: '{app} 还没有上线的版本，无法灰度对比 | 请去掉 --canary 直接发布。',
    },
    RAMP_MISSING: {
      en: '{app} has no ramp: its canary does not grow by itself | Begin one: npm run release -- canary {app} --steps 1,5,25,100 --every 10m.',
      zh: '{app} 没有自动放大：灰度比例不会自己变 | 要开始：npm run release -- canary {app} --steps 1,5,25,100 --every 10m。',
    },
  },
  busy: {
    VERSION_OVERTAKEN: {
      en: '{app} {version} was published while this was on its way, so nothing was changed | See npm run release -- status, and type it again if {version} is meant too.',
      zh: '操作期间有人发布了 {app} {version}，没有做任何更改 | 先看 npm run release -- status；如果对 {version} 也要这样做，请再运行一次。',
    },
    REGISTRY_BUSY: {
      en: 'others kept changing the store; try again | Try again.',
      zh: '仓库一直在被其他人更改 | 请稍后重试。',
    },
    CONFLICT: {
      en: '{path} was changed by somebody else | Try again.',
      zh: '{path} 已被其他人更改 | 请重试。',
    },
    STORE_BUSY: {
      en: 'another process keeps the store {path} locked | Wait for it to end, then try again.',
      zh: '仓库 {path} 被其他进程锁定 | 请等它结束后重试。',
    },
    PORT_TAKEN: {
      en: '{detail} | End the other program, or choose another port.',
      zh: '端口已被占用（{detail}） | 请结束占用端口的程序，或换一个端口。',
    },
  },
  unexpected: {
    COUNTS_SILENT: {
      en: 'the loads cannot be read from {address}: {fault} | Check the address of --prometheus or --metrics, and METRICS_TOKEN if it needs one.',
      zh: '从 {address} 读不到加载次数：{fault} | 检查 --prometheus 或 --metrics 的地址；需要口令时，检查 METRICS_TOKEN。',
    },
  },
  ...storeErrors,
} as const satisfies Catalogue;
