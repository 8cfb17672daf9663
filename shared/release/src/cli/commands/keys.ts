import { resolve } from 'node:path';
import { createKey, retireKey } from '../../operations/keys';
import { status } from '../../operations/status';
import { ReleaseError } from '../../release-error';
import type { Answer, Command, Context } from '../command';

async function create({ store, folder, by, given, cwd }: Context): Promise<Answer> {
  const out = given.text('out');
  const result = await createKey({
    ...by,
    store,
    ...(out && { out: resolve(cwd, out) }),
    ...(folder && { storeFolder: folder }),
  });
  return {
    data: result,
    lines: (say) => [
      say({
        en: `key ${result.id} is trusted from revision ${result.revision} on`,
        zh: `密钥 ${result.id} 从第 ${result.revision} 版起受信任`,
      }),
      say({
        en: `private half: ${result.file} — keep a copy in a safe place`,
        zh: `私钥文件：${result.file}，请妥善备份`,
      }),
      say({
        en: `public half: ${result.publicFile} — give it to every gateway by --trust`,
        zh: `公钥文件：${result.publicFile}，请用 --trust 交给每个网关`,
      }),
    ],
  };
}

async function retire({ store, by, names: [, id] }: Context): Promise<Answer> {
  if (!id) throw new ReleaseError('USAGE', { fault: 'keys retire needs the id of a key', command: ' keys' });
  const result = await retireKey({ ...by, store, id });
  return {
    data: { ...result, id },
    lines: (say) => [say({ en: `key ${id} is not trusted any more`, zh: `密钥 ${id} 不再受信任` })],
  };
}

async function list({ store }: Context): Promise<Answer> {
  const { keys } = await status(store);
  return {
    data: { keys },
    lines: (say) =>
      keys.length > 0 ? keys : [say({ en: 'the registry is not signed', zh: 'registry 未签名' })],
  };
}

const acts: Record<string, (context: Context) => Promise<Answer>> = { list, create, retire };

export const keysCommand: Command = {
  takes: '[list | create | retire ID]',
  summary: {
    en: 'Manage who signs the registry. Two keys may be trusted at once, so that one can follow the other.',
    zh: '管理 registry 的签名密钥。可同时信任两个，便于轮换。',
  },
  example: 'npm run release -- keys create --out ~/safe/release-key.pem',
  options: {
    out: {
      type: 'string',
      value: 'FILE',
      text: { en: "the private key's new file, outside the store", zh: '私钥保存位置（不能在仓库内）' },
    },
  },
  names: [0, 2],
  async run(context) {
    const [act = 'list'] = context.names;
    const work = Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (!work) throw new ReleaseError('USAGE', { fault: `keys ${act}: unknown`, command: ' keys' });
    return work(context);
  },
};
