import type { Catalogue } from './catalogue';

/** What can be wrong with a store, its keys and its content. */
export const storeErrors = {
  store: {
    STORE_EMPTY: {
      en: '{store} is empty, though revision {revision} of it was live: nothing was changed | Mount its drive, or name the right store by --store. If it was made anew on purpose, remove {file}.',
      zh: '{store} 是空的，但它的第 {revision} 版曾在线上，没有做任何更改 | 请挂载它所在的磁盘，或用 --store 指定正确的仓库。如果是有意重建，请删除 {file}。',
    },
    UPLOAD_BROKEN: {
      en: '{path} did not arrive whole in the store | Nothing that is live was touched: publish again.',
      zh: '{path} 没有完整上传 | 线上内容没有受到影响，请重新发布。',
    },
    METADATA_EXPIRED: {
      en: "the store's metadata has expired ({fault}) | Start the judge again, which renews it; or run any command with the online key at hand.",
      zh: '仓库的元数据已过期（{fault}） | 请重新启动会续签它的 judge；或在有在线密钥的机器上运行任意命令。',
    },
    STORE_MISSING: {
      en: 'there is no folder {path} | Mount its drive, or name the right store by --store. For a new store make the folder first: mkdir -p {path}',
      zh: '没有 {path} 这个文件夹 | 请挂载它所在的磁盘，或用 --store 指定正确的仓库。要新建仓库，请先建文件夹：mkdir -p {path}',
    },
    STORE_FULL: {
      en: 'no space is left to write {path} | Free some: npm run release -- gc (--keep 1 --days 0 frees the most), or make the disk larger. Then run the same command again. Nothing that is live was touched.',
      zh: '空间不足，无法写入 {path} | 请运行 npm run release -- gc 释放空间（加 --keep 1 --days 0 释放最多），或给磁盘扩容，再重新运行同一条命令。线上内容没有受到影响。',
    },
    STORE_DENIED: {
      en: 'the store does not permit {path} | Check the owner of the folder, or the rights of the access key.',
      zh: '没有权限访问仓库中的 {path} | 请检查目录的所有者，或访问密钥的权限。',
    },
    STORE_READ_ONLY: {
      en: 'the store can only be read: {path} | Mount it for writing, or name another store.',
      zh: '仓库是只读的：{path} | 请以可写方式挂载，或换一个仓库。',
    },
    STORE_FAILED: {
      en: 'the store failed at {path}: {fault} | Check that the store can be reached, then try again.',
      zh: '仓库在 {path} 处出错：{fault} | 请确认仓库可以访问，然后重试。',
    },
    STORE_SILENT: {
      en: 'the store does not answer | Check that it runs and can be reached from here (address, network, firewall), then try again.',
      zh: '仓库没有应答 | 请确认存储服务在运行、从这里能连上（地址、网络、防火墙），然后重试。',
    },
    STORE_UNCONDITIONAL: {
      en: 'the endpoint of {path} does not keep the conditions of writes ({fault}) | Two publishers would overwrite each other. Add ?conditions=oss or ?conditions=cos to the address if it is one of these.',
      zh: '{path} 所在的存储服务不遵守条件写入（{fault}） | 两个人同时发布会互相覆盖。如果是 OSS 或 COS，请在地址后加 ?conditions=oss 或 ?conditions=cos。',
    },
  },
  keys: {
    KEY_MISSING: {
      en: '{role} has to be signed by {threshold} of {ids}, and {known} of these private keys are at hand | Name key files by --key or RELEASE_KEY. If one is lost: shared/release/docs/operations.md, “When a key is lost or stolen”.',
      zh: '{role} 要有 {ids} 中 {threshold} 个密钥的签名，手头只有 {known} 个 | 请用 --key 或 RELEASE_KEY 指定私钥文件。丢了怎么办见 shared/release/docs/operations.zh-CN.md 的“密钥丢失或被盗”。',
    },
    KEY_WRONG: {
      en: '{path} holds no Ed25519 private key | Make one: npm run release -- keys create --out FILE.',
      zh: '{path} 不是 Ed25519 私钥 | 生成密钥：npm run release -- keys create --out 文件。',
    },
    KEY_EXPOSED: {
      en: 'others may read the private key {path} | Run chmod 600 {path}.',
      zh: '其他用户可以读取私钥 {path} | 运行 chmod 600 {path}。',
    },
    KEY_IN_STORE: {
      en: '{path} lies in the store | Keep the private key in another folder.',
      zh: '{path} 位于仓库内 | 请把私钥放到其他目录。',
    },
    KEY_EXISTS: {
      en: '{path} is there already | Name another file by --out; no key is ever overwritten.',
      zh: '{path} 已存在 | 请用 --out 指定其他文件，密钥不会被覆盖。',
    },
    KEY_UNWRITABLE: {
      en: 'the private key {path} cannot be written: {fault} | Name a folder of your own that can be written to: --out FILE.',
      zh: '私钥 {path} 无法写入：{fault} | 请用 --out 文件 指定一个您自己可以写入的文件夹。',
    },
    KEY_UNKNOWN: {
      en: 'no key {id} may sign for this role | Trusted are: {known}.',
      zh: '这个角色不信任密钥 {id} | 受信任的密钥：{known}。',
    },
    KEY_LAST: {
      en: 'without {id} too few keys are left for {role}: it needs {threshold} | Trust another one first: npm run release -- keys trust {role} FILE.pub.',
      zh: '去掉 {id} 之后 {role} 的密钥不够，它需要 {threshold} 个 | 请先信任另一个：npm run release -- keys trust {role} 文件.pub。',
    },
    TRUST_WRONG: {
      en: '{path} holds no Ed25519 public key, or no root metadata, or cannot be read | Name the .pub file that keys create wrote, or the root.json that init wrote.',
      zh: '{path} 中没有可用的 Ed25519 公钥或根元数据，或无法读取 | 请指定 keys create 写出的 .pub 文件，或 init 写出的 root.json。',
    },
    METADATA_REFUSED: {
      en: "the store's metadata is not signed as the root of trust demands ({fault}): nothing was changed | Find out who wrote to the store. A key that was taken: npm run release -- keys retire ROLE ID.",
      zh: '仓库的元数据没有按信任根的要求签名（{fault}），未做任何更改 | 请查清谁写过仓库。密钥被人拿走时：npm run release -- keys retire 角色 ID。',
    },
    REPOSITORY_MISSING: {
      en: 'the store has no root of trust yet | Make its keys and its first root: npm run release -- init --keys DIR.',
      zh: '仓库还没有信任根 | 请生成密钥和第一份根：npm run release -- init --keys 文件夹。',
    },
    REPOSITORY_EXISTS: {
      en: 'the store has a root of trust already | Keys are changed by npm run release -- keys trust and keys retire.',
      zh: '仓库已经有信任根 | 更换密钥请用 npm run release -- keys trust 和 keys retire。',
    },
    THRESHOLD_WRONG: {
      en: '{threshold} of {roots} root keys cannot sign | Give a threshold from 1 to the number of root keys.',
      zh: '{roots} 个根密钥中的 {threshold} 个无法签名 | 门限应在 1 和根密钥个数之间。',
    },
    ROLE_UNKNOWN: {
      en: 'the store has no role {role} | Roles are root, targets, ops, snapshot, timestamp, and the name of each app: npm run release -- keys.',
      zh: '仓库中没有角色 {role} | 角色有 root、targets、ops、snapshot、timestamp 和各应用的名字：npm run release -- keys。',
    },
  },
  damage: {
    LOG_EDITED: {
      en: 'the record of revision {revision} is gone or is not the one that was signed | Find out who wrote to the store. Roll the apps back one by one: each is checked on its own.',
      zh: '第 {revision} 版的变更记录不见了，或不是签名时的那一条 | 先查谁写过仓库。可以逐个应用回滚：每个都会单独核对。',
    },
    RELEASE_BROKEN: {
      en: '{app} {version} is damaged in the store: {path} | Publish a new version; npm run release -- verify shows all damage.',
      zh: '仓库中的 {app} {version} 已损坏：{path} | 请发布新版本；运行 npm run release -- verify 查看全部损坏。',
    },
    METADATA_OLD: {
      en: 'the store shows older metadata than was seen before ({fault}): nothing was changed | Somebody has put an older state back. Restore the newest one; after a restore from a backup see shared/release/docs/operations.md, “Restore”.',
      zh: '仓库中的元数据比见过的旧（{fault}），未做任何更改 | 有人放回了旧的状态，请恢复最新的；从备份恢复见 shared/release/docs/operations.zh-CN.md 的“恢复”。',
    },
    METADATA_GONE: {
      en: '{path} is gone from the store, though changes were made: nothing was changed | Gateways go on with what they have. Put it back from a backup, or see shared/release/docs/operations.md, “Restore”.',
      zh: '仓库中的 {path} 不见了，而它曾有过变更；没有做任何更改 | 网关会沿用已有内容。请从备份放回，或见 shared/release/docs/operations.zh-CN.md 的“恢复”。',
    },
    TARGET_BROKEN: {
      en: '{path} in the store is not what was signed: {fault} | Publish the release again from its build, or roll back; npm run release -- verify shows all damage.',
      zh: '仓库中的 {path} 与签名时的内容不一致：{fault} | 请从构建产物重新发布，或回滚；运行 npm run release -- verify 查看全部损坏。',
    },
    FILE_LARGE: {
      en: '{path} in the store is larger than was signed ({most} bytes) | Find out who wrote to the store; npm run release -- verify shows all damage.',
      zh: '仓库中的 {path} 比签名时的大（{most} 字节） | 请查清谁写过仓库；运行 npm run release -- verify 查看全部损坏。',
    },
  },
} as const satisfies Catalogue;
