import { resolve } from 'node:path';
import { createKey, listRoles, recoverStore, retireKey, trustKey } from '../../publish/keys';
import { readPublicKey } from '../../repository/keys';
import { option, usage, type Answer, type Command, type Context } from '../command';
import { table } from '../table';

/** The beginning of a key's id is enough for people, also to name it. */
const shortId = (id: string) => id.slice(0, 16);

const keyAnswer = (
  data: { role: string; id: string },
  words: (id: string) => [en: string, zh: string],
): Answer => ({
  data,
  lines: (say) => [say(...words(shortId(data.id)))],
});

async function create({ folder, given, cwd }: Context): Promise<Answer> {
  const out = given.text('out');
  if (!out) throw usage('keys create needs --out FILE', 'keys create 需要 --out 文件');
  const result = await createKey({ out: resolve(cwd, out), folder });
  const { id, file } = result;
  return {
    data: result,
    lines: (say) => [
      say(`key ${id}: nobody trusts it yet; keep a copy of it`, `密钥 ${id}：还没有被信任，请备份`),
      say(
        `next: npm run release -- keys trust ROLE ${file}.pub`,
        `下一步：npm run release -- keys trust 角色 ${file}.pub`,
      ),
    ],
  };
}

async function trust({ store, by, names: [, role, file], cwd }: Context): Promise<Answer> {
  if (!role || !file) throw usage('keys trust ROLE FILE.pub', 'keys trust 角色 文件.pub');
  const key = await readPublicKey(resolve(cwd, file));
  const result = await trustKey({ ...by, store, role, key });
  return keyAnswer({ ...result, role, id: key.keyID }, (id) => [
    `key ${id} may sign for ${role} from revision ${result.revision} on`,
    `从第 ${result.revision} 版起，密钥 ${id} 可以为 ${role} 签名`,
  ]);
}

async function retire({ store, by, names: [, role, id] }: Context): Promise<Answer> {
  if (!role || !id) throw usage('keys retire ROLE ID', 'keys retire 角色 ID');
  const result = await retireKey({ ...by, store, role, id });
  return keyAnswer({ ...result, role, id }, (short) => [
    `key ${short} is not trusted any more for ${role}`,
    `密钥 ${short} 不再受 ${role} 信任`,
  ]);
}

/** Makes a store good again that readers refuse, by another online key. */
async function recover({ store, by, given, names: [, file], cwd }: Context): Promise<Answer> {
  if (!file) throw usage('keys recover ONLINE.pub', 'keys recover 在线密钥.pub');
  const key = await readPublicKey(resolve(cwd, file));
  const result = await recoverStore({ ...by, store, key, revision: given.count('revision') });
  return keyAnswer({ ...result, role: 'timestamp', id: key.keyID }, (id) => [
    `the store is signed anew with the online key ${id}, at revision ${result.revision}`,
    `仓库已改用在线密钥 ${id} 重新签名，现为第 ${result.revision} 版`,
  ]);
}

async function list({ store }: Context): Promise<Answer> {
  const roles = await listRoles(store);
  return {
    data: { roles },
    lines: (say) =>
      table([
        [say('role', '角色'), say('needs', '需要'), say('keys', '密钥')],
        ...roles.map(({ role, threshold, keys }) => [role, String(threshold), keys.map(shortId).join(' ')]),
      ]),
  };
}

const acts: Record<string, (context: Context) => Promise<Answer>> = { list, create, trust, retire, recover };

export const keysCommand: Command = {
  takes: '[list | create | trust ROLE FILE.pub | retire ROLE ID | recover ONLINE.pub]',
  summary: {
    en: 'Manage which keys sign what: root, targets, ops, snapshot, timestamp, and a role for each app.',
    zh: '管理各角色的签名密钥：root、targets、ops、snapshot、timestamp，以及每个应用一个角色。',
  },
  example: 'npm run release -- keys trust remote-exams exams.pem.pub',
  options: {
    out: option('FILE', "the private key's new file, outside the store", '私钥保存位置（不能在仓库内）'),
    revision: option('N', 'recover: go on above what pages have seen', 'recover：从页面见过的版次之后继续'),
  },
  names: [0, 3],
  async run(context) {
    const [act = 'list'] = context.names;
    const work = Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (!work) throw usage(`keys ${act}: unknown`, `keys ${act}：没有这个操作`);
    return work(context);
  },
};
