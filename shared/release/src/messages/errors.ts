/**
 * Every refusal and failure, in groups of one exit code: in English and below in Chinese, each what happened and what to do
 * about it. Names in braces are facts. Codes never change, because scripts and CI rely on them.
 */
export const errors = {
  usage: {
    APP_TWICE: `{app} is given twice | Give each app once.
      {app} 重复出现 | 每个应用只写一次。`,
    PERCENT_WRONG: `{percent} is no share of visitors | Give a number from 0 to 100 with at most two decimals; 0 is the staff alone.
      {percent} 不是有效的访客比例 | 请填写 0 到 100 之间、最多两位小数的数字，0 表示只给内部设备。`,
    RAMP_WRONG: `{fault} | Give the staff, one course line, then growing shares in percent, and the time of each: --steps staff,management,5,25,100 --every 10m.
      {fault} | 依次写内部设备、一条产品线和递增的百分比，以及每一步的时间：--steps staff,management,5,25,100 --every 10m。`,
    FREEZE_WRONG: `no freeze: {fault} | Give times of Shanghai and a reason: npm run release -- freeze --from "2026-12-01 00:00" --to "2026-12-03 09:00" --why "exam days".
      没有冻结：{fault} | 写北京时间和原因：npm run release -- freeze --from "2026-12-01 00:00" --to "2026-12-03 09:00" --why "考试期间"。`,
    OVERRIDES_WRONG: `{fault} | Versions are forms such as "*-pr*", origins such as https://preview.example.
      {fault} | 版本形如 "*-pr*"，来源形如 https://preview.example。`,
    STORE_WRONG: `{address} is no address of a store | Give a folder, or s3://bucket/prefix.
      {address} 不是有效的仓库地址 | 请填写目录，或 s3://bucket/prefix。`,
    STACK_FOREIGN: `no line of the stack names a script of a release | Give the whole stack, with addresses such as https://…/releases/remote-exams/1.5.0/Exam.1a2b3c4d.js:1:2345.
      堆栈里没有一行是发布过的脚本 | 请给出完整的堆栈，其中有 https://…/releases/remote-exams/1.5.0/Exam.1a2b3c4d.js:1:2345 这样的地址。`,
    USAGE: `{fault} | See npm run release -- help{command}.
      {zh} | 查看用法：npm run release -- help{command}。`,
  },
  gate: {
    MANIFEST_MISSING: `{where} is not there: build the app first | Run npm run build -- {app}.
      没有 {where}：请先构建应用 | 运行 npm run build -- {app}。`,
    APP_NOT_HERE: `there is no app {app} in {where} | Apps here are: {known}. Or name a build by --dist.
      {where} 中没有应用 {app} | 这里的应用：{known}；也可以用 --dist 指定构建产物。`,
    MANIFEST_WRONG: `{where}: {fault} | Build the app again with this version of the build package.
      {where} 格式不对：{fault} | 请用当前版本的构建包重新构建。`,
    FILE_MISSING: `{app}: {path} is not in {where} | Build the app again; never edit what a build wrote.
      {app}：{where} 中缺少 {path} | 请重新构建，不要改动构建产物。`,
    FILE_CHANGED: `{app}: {path} is not the file that was built | Build the app again; never edit what a build wrote.
      {app}：{path} 与构建时的内容不一致 | 请重新构建，不要改动构建产物。`,
    ENTRY_MISSING: `{app}: {fault} | Build the app again with this version of the build package.
      {app}：构建产物不完整（{fault}） | 请用当前版本的构建包重新构建。`,
    EXPOSED_MISSING: `{app}: {fault} | src/routes.ts must exist and be exposed as ./routes by webpack.config.mjs.
      {app}：没有暴露路由表（{fault}） | src/routes.ts 必须存在，并由 webpack.config.mjs 暴露为 ./routes。`,
    DOCUMENT_WRONG: `host: {fault} | Put the place back into the host's src/index.html.
      host：页面模板不完整（{fault}） | 请恢复宿主 src/index.html 中的占位元素。`,
    ROUTE_TAKEN: `{app}: {what} belongs to {owner} | Choose another one, or publish both apps together.
      {app}：{what} 已属于 {owner} | 请换一个，或把两个应用一起发布。`,
    NAME_TAKEN: `{app}: {owner} has the {kind} {name} already | Give it another name.
      {app}：{owner} 已有 {kind}“{name}” | 请换一个名字。`,
    ROUTE_LOST: `{app} {version} no longer has {paths}: links to it would break | Is this branch older than what is live? Then merge and build again. If the route is to go, declare it: --drop-route {paths}, or "lost" in release.json.
      {app} {version} 不再包含 {paths}，指向它的链接会失效 | 如果这个分支比线上的旧，请先合并再构建；如果确实要去掉，请声明：--drop-route {paths}，或在 release.json 中写明 "lost"。`,
    ROUTE_LINKED: `{app} {version} no longer has {path}, to which {linking} links | Publish {by} without that link first, its rollback target included; or, if it is meant: --drop-route {path}.
      {app} {version} 不再包含 {path}，而 {linking} 仍链接到它 | 请先发布去掉该链接的 {by}（它可回退到的版本也算）；如果确实要去掉，请加 --drop-route {path}。`,
    CONTAINER_TAKEN: `{app}: the container name {container} belongs to {owner}; it must carry app and version | Build the app again under a new version.
      {app}：容器名 {container} 已属于 {owner}，容器名必须包含应用名和版本号 | 请以新版本号重新构建。`,
    SHARED_INCOMPATIBLE: `{app} {version} was built against {module} {needs}, and the {track} host {host} has {has} | Build against the versions of that host, or publish a host that has them first.
      {app} {version} 构建时依赖 {module} {needs}，而宿主 {host}（{track}）提供的是 {has} | 请按该宿主的版本重新构建，或先发布满足要求的宿主。`,
    NAME_LACKING: `{app} {version} uses {name} of {module}, which the {track} host {host} does not offer | Publish a host that offers it first, or build without it.
      {app} {version} 用到 {module} 的 {name}，而宿主 {host}（{track}）没有提供 | 请先发布提供它的宿主，或去掉这个用法后重新构建。`,
    SIZE_OVER: `{app}: {what} takes {size} KB over the wire, and may take {limit} KB | Load what is not needed at once by import().
      {app}：{what} 传输体积 {size} KB，上限 {limit} KB | 把首屏用不到的内容改用 import() 按需加载。`,
    SYNTAX_ABOVE_FLOOR: `{app}: {path} is above the engine floor ({floor}): {fault} | Let the suite's build emit every script; it lowers all of them.
      {app}：{path} 的语法高于最低支持的引擎（{floor}）：{fault} | 请使用套件的构建，它会转换输出的每一个脚本。`,
    STYLE_WIDE: `{app}: {selector} in {path} hits the pages of every app | Begin it with a class of the app's own; a build can put one before the styles of a library.
      {app}：{path} 中的 {selector} 会影响所有应用的页面 | 请以本应用自己的类名开头；库的样式可以在构建时统一加上一个类名前缀。`,
    SITE_WRONG: `the site's setting {setting} is missing or malformed | Correct the settings of the environment.
      站点配置 {setting} 缺失或格式不对 | 请更正环境配置。`,
    VERSION_EXISTS: `{app} {version} is in the store with other content: publish it under a new version | Build with RELEASE_VERSION=… and publish that.
      {app} {version} 已在仓库中且内容不同：已发布的版本不能更改 | 请用 RELEASE_VERSION=… 构建新版本再发布。`,
    FILE_TAKEN: `{app}: {path} belongs to {version} with other content: its name must carry the hash of its content | Build the app again.
      {app}：{path} 已属于 {version} 且内容不同：文件名应带有内容的校验值 | 请重新构建。`,
  },
  state: {
    SITE_MISSING: `the store has no settings of the environment, without which no host can go live | Run npm run release -- publish {apps} --site FILE; they hold for later releases. An example to copy: shared/release/docs/site.example.json.
      仓库里还没有环境设置，宿主不能上线 | 运行 npm run release -- publish {apps} --site 文件.json，以后的发布沿用；例子见 shared/release/docs/site.example.json。`,
    APP_UNKNOWN: `{app} has never been published to this store | Published are: {known}.
      仓库中从未发布过 {app} | 已发布的应用：{known}。`,
    FROZEN: `changes are frozen from {begins} to {ends} (Shanghai time): {why} (set by {who}) | Rollback, restore, stop, pause and flags go on. A release that repairs something: npm run release -- publish APP --despite-freeze "why"; its canary: canary APP --promote --despite-freeze "why". To end the freeze: npm run release -- freeze --lift {id}.
      {begins} 至 {ends}（北京时间）冻结发布：{why}（{who} 设置） | 回滚、恢复、停止和暂停灰度、开关不受影响。修复问题的版本：npm run release -- publish 应用 --despite-freeze "原因"；它的灰度：canary 应用 --promote --despite-freeze "原因"；提前解除：npm run release -- freeze --lift {id}。`,
    FREEZE_UNKNOWN: `there is no freeze {id} | There are: {known}. See npm run release -- freeze.
      没有编号 {id} 的冻结 | 现有：{known}，见 npm run release -- freeze。`,
    FLAG_UNKNOWN: `no release that is live has a flag {flag} | Known are: {known}. A flag is declared in the src/flags.ts of its app.
      线上没有哪个版本有开关 {flag} | 现有的开关：{known}。开关写在应用的 src/flags.ts 里。`,
    HOST_MISSING: `the host must be published first or together with the remotes | Run npm run release -- publish host {apps} --site FILE. An example of the settings: shared/release/docs/site.example.json.
      宿主必须最先发布，或与远程应用一起发布 | 运行 npm run release -- publish host {apps} --site 文件.json，环境设置的例子见 shared/release/docs/site.example.json。`,
    NOT_PUBLISHED: `nothing was published to {store} yet | Run npm run build, then npm run release -- publish --all --site FILE. If releases should be there, mount its drive or name another store by --store.
      {store} 中还没有发布任何内容 | 请先运行 npm run build 和 npm run release -- publish --all --site 文件.json。如果里面本该有版本，请挂载它所在的磁盘，或用 --store 指定其他仓库。`,
    NOT_LIVE: `nothing in {store} was made live yet | Run npm run release -- publish --all --site FILE.
      {store} 中还没有任何版本上线 | 请运行 npm run release -- publish --all --site 文件.json。`,
    VERSION_NOT_BUILT: `{where} holds {app} {found}, and {version} is not in the store either | Build it: RELEASE_VERSION={version} npm run build -- {app}.
      {where} 中的 {app} 是 {found}，仓库中也没有 {version} | 请构建：RELEASE_VERSION={version} npm run build -- {app}。`,
    BUILD_OLD: `{app} {version} was live already, and the source has changed since it was built | Run npm run build -- {app}, then publish again.
      {app} {version} 已在线上，而源代码在构建之后又改过 | 请运行 npm run build -- {app}，再发布。`,
    VERSION_MISSING: `{app} {version} is not in the store | In the store are: {known}.
      仓库中没有 {app} {version} | 仓库中有：{known}。`,
    REVISION_UNKNOWN: `the log knows no versions of a revision {revision} | It knows {known}: npm run release -- history.
      变更记录中没有第 {revision} 版的版本 | 有记录的版次：{known}，见 npm run release -- history。`,
    VERSION_WITHDRAWN: `{app} {version} was taken back before | Publish a new version; or, if it was taken back by mistake: npm run release -- publish {app} --version {version} --again.
      {app} {version} 曾被撤回 | 请发布新版本；如果当时是误撤：npm run release -- publish {app} --version {version} --again。`,
    NOTHING_TO_ROLL_BACK: `{app} has no earlier version that could be live | Name one by --to, or publish a corrected version.
      {app} 没有可以回退的版本 | 请用 --to 指定版本，或发布修复后的版本。`,
    CANARY_MISSING: `{app} has no canary | Begin one: npm run release -- publish {app} --canary 5.
      {app} 没有灰度版本 | 开始灰度：npm run release -- publish {app} --canary 5。`,
    CANARY_OR_LIVE: `{app} has a canary, {canary}, beside {live}: which of them is bad? | The canary: npm run release -- rollback {app} --canary-only. The live version: npm run release -- rollback {app} --live.
      {app} 正在灰度 {canary}，其余访客使用 {live}，要撤回哪一个？ | 撤回灰度：npm run release -- rollback {app} --canary-only；回退线上版本：npm run release -- rollback {app} --live。`,
    CANARY_WITHOUT_LIVE: `{app} is not live yet, so there is nothing to compare a canary with | Publish it without --canary.
      {app} 还没有上线的版本，无法灰度对比 | 请去掉 --canary 直接发布。`,
    RAMP_MISSING: `{app} has no ramp: its canary does not grow by itself | Begin one: npm run release -- canary {app} --steps 1,5,25,100 --every 10m.
      {app} 没有自动放大：灰度比例不会自己变 | 要开始：npm run release -- canary {app} --steps 1,5,25,100 --every 10m。`,
  },
  busy: {
    VERSION_OVERTAKEN: `{app} {version} was published while this was on its way, so nothing was changed | See npm run release -- status, and type it again if {version} is meant too.
      操作期间有人发布了 {app} {version}，没有做任何更改 | 先看 npm run release -- status；如果对 {version} 也要这样做，请再运行一次。`,
    REGISTRY_BUSY: `others kept changing the store; try again | Try again.
      仓库一直在被其他人更改 | 请稍后重试。`,
    CONFLICT: `{path} was changed by somebody else | Try again.
      {path} 已被其他人更改 | 请重试。`,
    STORE_BUSY: `another process keeps the store {path} locked | Wait for it to end, then try again.
      仓库 {path} 被其他进程锁定 | 请等它结束后重试。`,
    PORT_TAKEN: `{detail} | End the other program, or choose another port.
      端口已被占用（{detail}） | 请结束占用端口的程序，或换一个端口。`,
  },
  unexpected: {
    COUNTS_SILENT: `the loads cannot be read from {address}: {fault} | Check the address of --prometheus or --metrics, and METRICS_TOKEN if it needs one.
      从 {address} 读不到加载次数：{fault} | 检查 --prometheus 或 --metrics 的地址；需要口令时，检查 METRICS_TOKEN。`,
  },
  store: {
    STORE_EMPTY: `{store} is empty, though revision {revision} of it was live: nothing was changed | Mount its drive, or name the right store by --store. If it was made anew on purpose, remove {file}.
      {store} 是空的，但它的第 {revision} 版曾在线上，没有做任何更改 | 请挂载它所在的磁盘，或用 --store 指定正确的仓库。如果是有意重建，请删除 {file}。`,
    UPLOAD_BROKEN: `{path} did not arrive whole in the store | Nothing that is live was touched: publish again.
      {path} 没有完整上传 | 线上内容没有受到影响，请重新发布。`,
    METADATA_EXPIRED: `the store's metadata has expired ({fault}) | Start the judge again, which renews it; or run any command with the online key at hand.
      仓库的元数据已过期（{fault}） | 请重新启动会续签它的 judge；或在有在线密钥的机器上运行任意命令。`,
    STORE_MISSING: `there is no folder {path} | Mount its drive, or name the right store by --store. For a new store make the folder first: mkdir -p {path}
      没有 {path} 这个文件夹 | 请挂载它所在的磁盘，或用 --store 指定正确的仓库。要新建仓库，请先建文件夹：mkdir -p {path}`,
    STORE_FULL: `no space is left to write {path} | Free some: npm run release -- gc (--keep 1 --days 0 frees the most), or make the disk larger. Then run the same command again. Nothing that is live was touched.
      空间不足，无法写入 {path} | 请运行 npm run release -- gc 释放空间（加 --keep 1 --days 0 释放最多），或给磁盘扩容，再重新运行同一条命令。线上内容没有受到影响。`,
    STORE_DENIED: `the store does not permit {path} | Check the owner of the folder, or the rights of the access key.
      没有权限访问仓库中的 {path} | 请检查目录的所有者，或访问密钥的权限。`,
    STORE_READ_ONLY: `the store can only be read: {path} | Mount it for writing, or name another store.
      仓库是只读的：{path} | 请以可写方式挂载，或换一个仓库。`,
    STORE_FAILED: `the store failed at {path}: {fault} | Check that the store can be reached, then try again.
      仓库在 {path} 处出错：{fault} | 请确认仓库可以访问，然后重试。`,
    STORE_SILENT: `the store does not answer | Check that it runs and can be reached from here (address, network, firewall), then try again.
      仓库没有应答 | 请确认存储服务在运行、从这里能连上（地址、网络、防火墙），然后重试。`,
    STORE_UNCONDITIONAL: `the endpoint of {path} does not keep the conditions of writes ({fault}) | Two publishers would overwrite each other. Add ?conditions=oss or ?conditions=cos to the address if it is one of these.
      {path} 所在的存储服务不遵守条件写入（{fault}） | 两个人同时发布会互相覆盖。如果是 OSS 或 COS，请在地址后加 ?conditions=oss 或 ?conditions=cos。`,
  },
  keys: {
    KEY_MISSING: `{role} has to be signed by {threshold} of {ids}, and {known} of these private keys are at hand | Name key files by --key or RELEASE_KEY. If one is lost: shared/release/docs/operations.md, “When a key is lost or stolen”.
      {role} 要有 {ids} 中 {threshold} 个密钥的签名，手头只有 {known} 个 | 请用 --key 或 RELEASE_KEY 指定私钥文件。丢了怎么办见 shared/release/docs/operations.zh-CN.md 的“密钥丢失或被盗”。`,
    KEY_WRONG: `{path} holds no Ed25519 private key | Make one: npm run release -- keys create --out FILE.
      {path} 不是 Ed25519 私钥 | 生成密钥：npm run release -- keys create --out 文件。`,
    KEY_EXPOSED: `others may read the private key {path} | Run chmod 600 {path}.
      其他用户可以读取私钥 {path} | 运行 chmod 600 {path}。`,
    KEY_IN_STORE: `{path} lies in the store | Keep the private key in another folder.
      {path} 位于仓库内 | 请把私钥放到其他目录。`,
    KEY_EXISTS: `{path} is there already | Name another file by --out; no key is ever overwritten.
      {path} 已存在 | 请用 --out 指定其他文件，密钥不会被覆盖。`,
    KEY_UNWRITABLE: `the private key {path} cannot be written: {fault} | Name a folder of your own that can be written to: --out FILE.
      私钥 {path} 无法写入：{fault} | 请用 --out 文件 指定一个您自己可以写入的文件夹。`,
    KEY_UNKNOWN: `no key {id} may sign for this role | Trusted are: {known}.
      这个角色不信任密钥 {id} | 受信任的密钥：{known}。`,
    KEY_LAST: `without {id} too few keys are left for {role}: it needs {threshold} | Trust another one first: npm run release -- keys trust {role} FILE.pub.
      去掉 {id} 之后 {role} 的密钥不够，它需要 {threshold} 个 | 请先信任另一个：npm run release -- keys trust {role} 文件.pub。`,
    TRUST_WRONG: `{path} holds no Ed25519 public key, or no root metadata, or cannot be read | Name the .pub file that keys create wrote, or the root.json that init wrote.
      {path} 中没有可用的 Ed25519 公钥或根元数据，或无法读取 | 请指定 keys create 写出的 .pub 文件，或 init 写出的 root.json。`,
    METADATA_REFUSED: `the store's metadata is not signed as the root of trust demands ({fault}): nothing was changed | Find out who wrote to the store. A key that was taken: npm run release -- keys retire ROLE ID.
      仓库的元数据没有按信任根的要求签名（{fault}），未做任何更改 | 请查清谁写过仓库。密钥被人拿走时：npm run release -- keys retire 角色 ID。`,
    REPOSITORY_MISSING: `the store has no root of trust yet | Make its keys and its first root: npm run release -- init --keys DIR.
      仓库还没有信任根 | 请生成密钥和第一份根：npm run release -- init --keys 文件夹。`,
    REPOSITORY_EXISTS: `the store has a root of trust already | Keys are changed by npm run release -- keys trust and keys retire.
      仓库已经有信任根 | 更换密钥请用 npm run release -- keys trust 和 keys retire。`,
    THRESHOLD_WRONG: `{threshold} of {roots} root keys cannot sign | Give a threshold from 1 to the number of root keys.
      {roots} 个根密钥中的 {threshold} 个无法签名 | 门限应在 1 和根密钥个数之间。`,
    ROLE_UNKNOWN: `the store has no role {role} | Roles are root, targets, ops, snapshot, timestamp, and the name of each app: npm run release -- keys.
      仓库中没有角色 {role} | 角色有 root、targets、ops、snapshot、timestamp 和各应用的名字：npm run release -- keys。`,
  },
  damage: {
    LOG_EDITED: `the record of revision {revision} is gone or is not the one that was signed | Find out who wrote to the store. Roll the apps back one by one: each is checked on its own.
      第 {revision} 版的变更记录不见了，或不是签名时的那一条 | 先查谁写过仓库。可以逐个应用回滚：每个都会单独核对。`,
    RELEASE_BROKEN: `{app} {version} is damaged in the store: {path} | Publish a new version; npm run release -- verify shows all damage.
      仓库中的 {app} {version} 已损坏：{path} | 请发布新版本；运行 npm run release -- verify 查看全部损坏。`,
    METADATA_OLD: `the store shows older metadata than was seen before ({fault}): nothing was changed | Somebody has put an older state back. Restore the newest one; after a restore from a backup see shared/release/docs/operations.md, “Restore”.
      仓库中的元数据比见过的旧（{fault}），未做任何更改 | 有人放回了旧的状态，请恢复最新的；从备份恢复见 shared/release/docs/operations.zh-CN.md 的“恢复”。`,
    METADATA_GONE: `{path} is gone from the store, though changes were made: nothing was changed | Gateways go on with what they have. Put it back from a backup, or see shared/release/docs/operations.md, “Restore”.
      仓库中的 {path} 不见了，而它曾有过变更；没有做任何更改 | 网关会沿用已有内容。请从备份放回，或见 shared/release/docs/operations.zh-CN.md 的“恢复”。`,
    TARGET_BROKEN: `{path} in the store is not what was signed: {fault} | Publish the release again from its build, or roll back; npm run release -- verify shows all damage.
      仓库中的 {path} 与签名时的内容不一致：{fault} | 请从构建产物重新发布，或回滚；运行 npm run release -- verify 查看全部损坏。`,
    FILE_LARGE: `{path} in the store is larger than was signed ({most} bytes) | Find out who wrote to the store; npm run release -- verify shows all damage.
      仓库中的 {path} 比签名时的大（{most} 字节） | 请查清谁写过仓库；运行 npm run release -- verify 查看全部损坏。`,
  },
};
