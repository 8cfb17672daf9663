import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { table } from '../messages/catalogue';
import { hashPassword, isLongPassword, isName } from '../ops/people';
import {
  createKey,
  initStore,
  listRoles,
  recoverStore,
  refuseInStore,
  retireKey,
  trustKey,
} from '../publish/keys';
import { usage } from '../release-error';
import { readPublicKey } from '../repository/keys';
import { trustIn } from '../repository/trust';
import { command, type Answer, type Command, type Context, type Say } from './command';

const init = command(
  `Give a new store its root of trust: makes the keys of all roles, and the root.json that gateways begin with.
  为新仓库建立信任根：生成各角色的密钥，以及网关起步用的 root.json。
  init --store s3://releases/suite --keys ~/suite-keys --roots 3 --threshold 2
  --keys DIR  where the private keys are put, outside the store | 私钥放在哪里（不能在仓库内）
  --roots N  how many root keys; 2 otherwise | 根密钥个数，默认 2
  --threshold N  how many of them sign a root; all otherwise | 其中几个才能签发根，默认全部
  --revision N  the first revision, above the last of an older store | 第一版的版次，要大于旧仓库的最后一版`,
  { takes: '--keys DIR' },
  async ({ store, by, given, cwd }) => {
    const keys = resolve(cwd, given.needed('keys', usage`init needs --keys DIR | init 需要 --keys 文件夹`));
    const [roots, threshold, revision] = ['roots', 'threshold', 'revision'].map((name) => given.count(name));
    if (revision === 0) throw usage`--revision is 1 or more | --revision 至少是 1`;
    const root = join(keys, 'root.json');
    await refuseInStore(root, store);
    const result = await initStore(store, { ...by, create: { keys, roots, threshold, revision } });
    if (!by.dryRun) await writeFile(root, trustIn(store).remembered('root') ?? '');
    return {
      data: { ...result, keys, root },
      lines: (say) => [
        say`keys and root.json are in ${keys} | 密钥和 root.json 在 ${keys}`,
        say`root-*.pem and targets.pem belong offline; ops.pem is for people on call, online.pem for servers too | root-*.pem 和 targets.pem 应离线保存；ops.pem 给值班的人，online.pem 也给服务器`,
        say`give root.json to every gateway and command by --trust | 用 --trust 把 root.json 交给每个网关和每条命令`,
      ],
    };
  },
);

/** The beginning of a key's id is enough for people, also to name it. */
const shortId = (id: string) => id.slice(0, 16);

const keyAnswer = (data: { role: string; id: string }, words: (say: Say, id: string) => string): Answer => ({
  data,
  lines: (say) => [words(say, shortId(data.id))],
});

/** What can be done with keys: `keys ACT …`. */
const acts: Record<string, (context: Context) => Promise<Answer>> = {
  async list({ store }) {
    const roles = await listRoles(store);
    return {
      data: { roles },
      lines: (say) =>
        table([
          [say`role | 角色`, say`needs | 需要`, say`keys | 密钥`],
          ...roles.map(({ role, threshold, keys }) => [role, String(threshold), keys.map(shortId).join(' ')]),
        ]),
    };
  },
  async create({ store, given, cwd }) {
    const out = given.needed('out', usage`keys create needs --out FILE | keys create 需要 --out 文件`);
    const result = await createKey(resolve(cwd, out), store);
    const { id, file } = result;
    const next = 'npm run release -- keys trust';
    return {
      data: result,
      lines: (say) => [
        say`key ${id}: nobody trusts it yet; keep a copy of it | 密钥 ${id}：还没有被信任，请备份`,
        say`next: ${next} ROLE ${file}.pub | 下一步：${next} 角色 ${file}.pub`,
      ],
    };
  },
  async trust({ store, by, names: [, role, file], cwd }) {
    if (!role || !file) throw usage`keys trust ROLE FILE.pub | keys trust 角色 文件.pub`;
    const key = await readPublicKey(resolve(cwd, file));
    const result = await trustKey({ ...by, store, role, key });
    return keyAnswer(
      { ...result, role, id: key.keyID },
      (say, id) =>
        say`key ${id} may sign for ${role} from revision ${result.revision} on | 从第 ${result.revision} 版起，密钥 ${id} 可以为 ${role} 签名`,
    );
  },
  async retire({ store, by, names: [, role, id] }) {
    if (!role || !id) throw usage`keys retire ROLE ID | keys retire 角色 ID`;
    const result = await retireKey({ ...by, store, role, id });
    return keyAnswer(
      { ...result, role, id },
      (say, short) =>
        say`key ${short} is not trusted any more for ${role} | 密钥 ${short} 不再受 ${role} 信任`,
    );
  },
  /** Makes a store good again that readers refuse, by another online key. */
  async recover({ store, by, given, names: [, file], cwd }) {
    if (!file) throw usage`keys recover ONLINE.pub | keys recover 在线密钥.pub`;
    const key = await readPublicKey(resolve(cwd, file));
    const result = await recoverStore({ ...by, store, key, revision: given.count('revision') });
    return keyAnswer(
      { ...result, role: 'timestamp', id: key.keyID },
      (say, id) =>
        say`the store is signed anew with the online key ${id}, at revision ${result.revision} | 仓库已改用在线密钥 ${id} 重新签名，现为第 ${result.revision} 版`,
    );
  },
};

const keys = command(
  `Manage which keys sign what: root, targets, ops, snapshot, timestamp, and a role for each app.
  管理各角色的签名密钥：root、targets、ops、snapshot、timestamp，以及每个应用一个角色。
  keys trust remote-exams exams.pem.pub
  --out FILE  the private key's new file, outside the store | 私钥保存位置（不能在仓库内）
  --revision N  recover: go on above what pages have seen | recover：从页面见过的版次之后继续`,
  {
    takes: '[list | create | trust ROLE FILE.pub | retire ROLE ID | recover ONLINE.pub]',
    names: [0, 3],
  },
  async (context) => {
    const [act = 'list'] = context.names;
    const work = Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (!work) throw usage`keys ${act}: unknown | keys ${act}：没有这个操作`;
    return work(context);
  },
);

const password = command(
  `Make the line by which somebody logs in to the ops pages, for --ops-users of the gateway.
  生成某人登录发布台用的一行，放进网关的 --ops-users 文件。
  password Ann
  --stdin  take the password from the first line of the input instead of making one | 从输入的第一行读取密码，而不是生成一个`,
  { takes: 'NAME', names: [1, 1] },
  async ({ names: [name = ''], given }) => {
    if (!isName(name))
      throw usage`"${name}" cannot be the name of a user of ops | “${name}”不能作为发布台的用户名`;
    const typed = given.flag('stdin') ? (await text(process.stdin)).split(/\r?\n/, 1)[0] : undefined;
    if (typed !== undefined && !isLongPassword(typed))
      throw usage`a password has at least 12 characters | 密码至少 12 个字符`;
    const made = typed ?? randomBytes(15).toString('base64url');
    const line = `${name}:${hashPassword(made)}`;
    const shown = typed === undefined && { password: made };
    return {
      data: { line, ...shown },
      lines: (say) => [
        ...(shown ? [say`password, shown only now: ${made} | 密码，只显示这一次：${made}`] : []),
        line,
      ],
    };
  },
);

export const commands: Readonly<Record<string, Command>> = { init, keys, password };
