import type { Sentence } from './catalogue';
import type { en } from './en';

/** The messages and hints in Chinese. */
export const zh: Record<keyof typeof en, Sentence> = {
  MANIFEST_MISSING: ['没有 {where}：请先构建应用', '运行 npm run build -- {app}。'],
  APP_NOT_HERE: ['{where} 中没有应用 {app}', '这里的应用：{known}；也可以用 --dist 指定构建产物。'],
  MANIFEST_WRONG: ['{where} 格式不对：{fault}', '请用当前版本的构建包重新构建。'],
  FILE_MISSING: ['{app}：{where} 中缺少 {path}', '请重新构建，不要改动构建产物。'],
  FILE_CHANGED: ['{app}：{path} 与构建时的内容不一致', '请重新构建，不要改动构建产物。'],
  ENTRY_MISSING: ['{app}：构建产物不完整（{fault}）', '请用当前版本的构建包重新构建。'],
  EXPOSED_MISSING: [
    '{app}：没有暴露路由表（{fault}）',
    'src/routes.ts 必须存在，并由 webpack.config.mjs 暴露为 ./routes。',
  ],
  DOCUMENT_WRONG: ['host：页面模板不完整（{fault}）', '请恢复宿主 src/index.html 中的占位元素。'],
  ROUTE_TAKEN: ['{app}：{what} 已属于 {owner}', '请换一个，或把两个应用一起发布。'],
  ROUTE_LOST: [
    '{app} {version} 不再包含 {paths}，指向它的链接会失效',
    '如果确实要去掉，请声明：--drop-route {paths}，或在 release.json 中写明 "lost"。',
  ],
  ROUTE_LINKED: [
    '{app} {version} 不再包含 {path}，而 {linking} 仍链接到它',
    '请先发布去掉该链接的 {by}（它可回退到的版本也算）；如果确实要去掉，请加 --drop-route {path}。',
  ],
  CONTAINER_TAKEN: [
    '{app}：容器名 {container} 已属于 {owner}，容器名必须包含应用名和版本号',
    '请以新版本号重新构建。',
  ],
  SHARED_INCOMPATIBLE: [
    '{app} {version} 构建时依赖 {module} {needs}，而宿主 {host}（{track}）提供的是 {has}',
    '请按该宿主的版本重新构建，或先发布满足要求的宿主。',
  ],
  SIZE_OVER: [
    '{app}：{what} 传输体积 {size} KB，上限 {limit} KB',
    '把首屏用不到的内容改用 import() 按需加载。',
  ],
  SYNTAX_ABOVE_FLOOR: [
    '{app}：{path} 的语法高于最低支持的引擎（{floor}）：{fault}',
    '请使用套件的构建，它会转换输出的每一个脚本。',
  ],
  STYLE_WIDE: [
    '{app}：{path} 中的 {selector} 会影响所有应用的页面',
    '请以本应用自己的类名开头；库的样式可以在构建时统一加上一个类名前缀。',
  ],
  SITE_WRONG: ['站点配置 {setting} 缺失或格式不对', '请更正环境配置。'],
  SITE_MISSING: [
    '仓库里还没有环境设置，宿主不能上线',
    '运行 npm run release -- publish {apps} --site 文件.json，以后的发布沿用；例子见 shared/release/docs/site.example.json。',
  ],
  APP_TWICE: ['{app} 重复出现', '每个应用只写一次。'],
  APP_UNKNOWN: ['仓库中从未发布过 {app}', '已发布的应用：{known}。'],
  HOST_MISSING: [
    '宿主必须最先发布，或与远程应用一起发布',
    '运行 npm run release -- publish host {apps} --site 文件.json，环境设置的例子见 shared/release/docs/site.example.json。',
  ],
  NOT_PUBLISHED: [
    '{store} 中还没有发布任何内容',
    '请先运行 npm run build 和 npm run release -- publish --all --site 文件.json。如果里面本该有版本，请挂载它所在的磁盘，或用 --store 指定其他仓库。',
  ],
  NOT_LIVE: [
    '{store} 中有版本，但没有 registry.json：还没有上线过，或 registry.json 被删除了',
    '请运行 npm run release -- publish --all --site 文件.json。如果上线过，请不要发布，而是把 registry.json 放回去：仍在运行的网关会发送它。',
  ],
  STORE_EMPTY: [
    '{store} 是空的，但它的第 {revision} 版曾在线上，没有做任何更改',
    '请挂载它所在的磁盘，或用 --store 指定正确的仓库。如果是有意重建，请删除 {file}。',
  ],
  VERSION_EXISTS: [
    '{app} {version} 已在仓库中且内容不同：已发布的版本不能更改',
    '请用 RELEASE_VERSION=… 构建新版本再发布。',
  ],
  FILE_TAKEN: [
    '{app}：{path} 已在仓库中且内容不同，其他版本要用它',
    '请改动构建出它的源文件；如果 npm run release -- verify 指出它已损坏，请重新发布损坏的那一版。',
  ],
  VERSION_NOT_BUILT: [
    '{where} 中的 {app} 是 {found}，仓库中也没有 {version}',
    '请构建：RELEASE_VERSION={version} npm run build -- {app}。',
  ],
  BUILD_OLD: [
    '{app} {version} 已在线上，而源代码在构建之后又改过',
    '请运行 npm run build -- {app}，再发布。',
  ],
  VERSION_MISSING: ['仓库中没有 {app} {version}', '仓库中有：{known}。'],
  REVISION_UNKNOWN: [
    '变更记录中没有第 {revision} 版的版本',
    '有记录的版次：{known}，见 npm run release -- history。',
  ],
  LOG_EDITED: [
    '变更记录中第 {revision} 版的一行不是 registry 担保的那一行',
    '先查谁写过仓库。可以逐个应用回滚：每个都会单独核对。',
  ],
  VERSION_WITHDRAWN: [
    '{app} {version} 曾被撤回',
    '请发布新版本；如果当时是误撤：npm run release -- publish {app} --version {version} --again。',
  ],
  RELEASE_BROKEN: [
    '仓库中的 {app} {version} 已损坏：{path}',
    '请发布新版本；运行 npm run release -- verify 查看全部损坏。',
  ],
  RELEASE_CONDEMNED: ['{app} {version} 正在从仓库中清除', '请运行 npm run release -- gc 完成清除后重试。'],
  UPLOAD_BROKEN: ['{path} 没有完整上传', '线上内容没有受到影响，请重新发布。'],
  NOTHING_TO_ROLL_BACK: ['{app} 没有可以回退的版本', '请用 --to 指定版本，或发布修复后的版本。'],
  VERSION_OVERTAKEN: [
    '操作期间有人发布了 {app} {version}，没有做任何更改',
    '先看 npm run release -- status；如果对 {version} 也要这样做，请再运行一次。',
  ],
  CANARY_MISSING: ['{app} 没有灰度版本', '开始灰度：npm run release -- publish {app} --canary 5。'],
  CANARY_OR_LIVE: [
    '{app} 正在灰度（{percent}% 的访客使用 {canary}，其余使用 {live}），要撤回哪一个？',
    '撤回灰度：npm run release -- rollback {app} --canary-only；回退线上版本：npm run release -- rollback {app} --live。',
  ],
  CANARY_WITHOUT_LIVE: ['{app} 还没有上线的版本，无法灰度对比', '请去掉 --canary 直接发布。'],
  PERCENT_WRONG: ['{percent} 不是有效的访客比例', '请填写 0 到 100 之间、最多两位小数的数字。'],
  RAMP_WRONG: ['{fault}', '写出递增的百分比和每一步的时间：--steps 1,5,25,100 --every 10m。'],
  RAMP_MISSING: [
    '{app} 没有自动放大：灰度比例不会自己变',
    '要开始：npm run release -- canary {app} --steps 1,5,25,100 --every 10m。',
  ],
  OVERRIDES_WRONG: ['{fault}', '版本形如 "*-pr*"，来源形如 https://preview.example。'],
  KEY_MISSING: [
    'registry 必须签名，但找不到密钥 {ids} 的私钥',
    '请用 --key 或 RELEASE_KEY 指定私钥文件，或把它放到 {folder}。丢了怎么办见 shared/release/docs/operations.zh-CN.md 的“出了问题时”。',
  ],
  KEY_WRONG: ['{path} 不是 P-256 私钥', '生成密钥：npm run release -- keys create。'],
  KEY_EXPOSED: ['其他用户可以读取私钥 {path}', '运行 chmod 600 {path}。'],
  KEY_IN_STORE: ['{path} 位于仓库内，会被网关对外提供', '请把私钥放到其他目录。'],
  KEY_EXISTS: ['{path} 已存在', '请用 --out 指定其他文件，密钥不会被覆盖。'],
  KEY_UNWRITABLE: ['私钥 {path} 无法写入：{fault}', '请用 --out 文件 指定一个您自己可以写入的文件夹。'],
  KEY_UNKNOWN: ['registry 不信任密钥 {id}', '受信任的密钥：{known}。'],
  KEY_LIMIT: ['已有两个受信任的密钥', '请先停用旧密钥：npm run release -- keys retire ID。'],
  KEY_LAST: ['{id} 是唯一受信任的密钥', '请先生成新密钥：npm run release -- keys create。'],
  REGISTRY_BROKEN: [
    '仓库中的 {path} 已损坏，未做任何更改',
    '从仍在运行的网关取回（/registry.json），或把仓库里的 {copies} 复制为 registry.json，再运行 npm run release -- verify。',
  ],
  REGISTRY_GONE: [
    '仓库里的 registry.json 不见了，而第 {revision} 版上过线；没有做任何更改',
    '网关内存里还有，已打开的服务不受影响。从仍在运行的网关取回（/registry.json），或把 {copies} 复制为 registry.json，再运行 npm run release -- verify。',
  ],
  REGISTRY_UNTRUSTED: [
    '仓库中的 registry 没有受信任密钥（{ids}）的签名，未做任何更改',
    '请查清谁写过仓库，再把 revisions/ 中最新的签名副本放回去。受信任的密钥来自 --trust、SUITE_TRUST 或 {file}。',
  ],
  REGISTRY_OLD: [
    '仓库中的 registry 是第 {revision} 版，而第 {newest} 版已经上线过：有人放回了旧的',
    '请把 revisions/ 中最新一版的副本放回去；如果是有意重建仓库，请删除 {file}。',
  ],
  STATE_WRONG: ['记着上一版 registry 的 {path} 无法读取', '请修复或删除它；删除后会重新相信一次仓库的现状。'],
  TRUST_WRONG: ['{path} 中没有可用的 P-256 公钥', '请指定 keys create 写出的 .pub 文件。'],
  DOCUMENT_LATE: [
    '改动已经生效，但首页没能更新：仓库中线上宿主的 {path} 已损坏',
    '页面会从 registry 得到这次改动。请发布新版宿主，或回滚宿主；运行 npm run release -- verify 查看全部损坏。',
  ],
  DOCUMENT_FOREIGN: ['{path} 与 registry 担保的首页不一致', '仓库中的宿主被改动过：请重新发布宿主，或回滚。'],
  RELEASE_UNPROVEN: [
    '{app} {version} 从未上线，无法证明仓库中的就是当时构建的',
    '请从构建产物发布，或给出上传时打印的校验值：--hash 校验值。',
  ],
  REGISTRY_WRONG: ['此更改会产生无法使用的 registry，已放弃', '这是命令自身的缺陷，请反馈。'],
  REGISTRY_BUSY: ['registry 一直在被其他人更改', '请稍后重试。'],
  CONFLICT: ['{path} 已被其他人更改', '请重试。'],
  EXISTS: ['仓库中已有 {path}', '请以新版本号发布。'],
  STORE_MISSING: [
    '没有 {path} 这个文件夹',
    '请挂载它所在的磁盘，或用 --store 指定正确的仓库。要新建仓库，请先建文件夹：mkdir -p {path}',
  ],
  STORE_BUSY: ['仓库 {path} 被其他进程锁定', '请等它结束后重试。'],
  STORE_FULL: [
    '空间不足，无法写入 {path}',
    '请运行 npm run release -- gc 释放空间（加 --keep 1 --days 0 释放最多），或给磁盘扩容，再重新运行同一条命令。线上内容没有受到影响。',
  ],
  STORE_DENIED: ['没有权限访问仓库中的 {path}', '请检查目录的所有者，或访问密钥的权限。'],
  STORE_READ_ONLY: ['仓库是只读的：{path}', '请以可写方式挂载，或换一个仓库。'],
  STORE_FAILED: ['仓库在 {path} 处出错：{fault}', '请确认仓库可以访问，然后重试。'],
  STORE_SILENT: ['仓库没有应答', '请确认存储服务在运行、从这里能连上（地址、网络、防火墙），然后重试。'],
  STORE_UNCONDITIONAL: [
    '{path} 所在的存储服务不遵守条件写入（{fault}）',
    '两个人同时发布会互相覆盖。如果是 OSS 或 COS，请在地址后加 ?conditions=oss 或 ?conditions=cos。',
  ],
  STORE_WRONG: ['{address} 不是有效的仓库地址', '请填写目录，或 s3://bucket/prefix。'],
  PORT_TAKEN: ['端口已被占用（{detail}）', '请结束占用端口的程序，或换一个端口。'],
  VERIFY_FAILED: [
    '仓库中发现 {count} 处问题',
    '运行 npm run release -- verify 查看是哪些；请以新版本重新发布受损的应用，或回退。',
  ],
  STACK_FOREIGN: [
    '堆栈里没有一行是发布过的脚本',
    '请给出完整的堆栈，其中有 https://…/releases/remote-exams/1.5.0/Exam.1a2b3c4d.js:1:2345 这样的地址。',
  ],
  USAGE: ['{fault}', '查看用法：npm run release -- help{command}。'],
};
