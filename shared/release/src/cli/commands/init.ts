import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { initStore, refuseInStore } from '../../publish/keys';
import { trustIn } from '../../repository/trust';
import { option, usage, type Command } from '../command';

export const initCommand: Command = {
  takes: '--keys DIR',
  summary: {
    en: 'Give a new store its root of trust: makes the keys of all roles, and the root.json that gateways begin with.',
    zh: '为新仓库建立信任根：生成各角色的密钥，以及网关起步用的 root.json。',
  },
  example: 'npm run release -- init --store s3://releases/suite --keys ~/suite-keys --roots 3 --threshold 2',
  options: {
    keys: option('DIR', 'where the private keys are put, outside the store', '私钥放在哪里（不能在仓库内）'),
    roots: option('N', 'how many root keys; 2 otherwise', '根密钥个数，默认 2'),
    threshold: option('N', 'how many of them sign a root; all otherwise', '其中几个才能签发根，默认全部'),
    revision: option(
      'N',
      'the first revision, above the last of an older store',
      '第一版的版次，要大于旧仓库的最后一版',
    ),
  },
  async run({ store, folder, by, given, cwd }) {
    const named = given.text('keys');
    if (!named) throw usage('init needs --keys DIR', 'init 需要 --keys 文件夹');
    const keys = resolve(cwd, named);
    const [roots, threshold, revision] = ['roots', 'threshold', 'revision'].map((name) => given.count(name));
    if (revision === 0) throw usage('--revision is 1 or more', '--revision 至少是 1');
    const root = join(keys, 'root.json');
    await refuseInStore(root, folder);
    const result = await initStore(store, { ...by, create: { keys, roots, threshold, revision } });
    if (!by.dryRun) await writeFile(root, trustIn(store).remembered('root') ?? '');
    return {
      data: { ...result, keys, root },
      lines: (say) => [
        say(`keys and root.json are in ${keys}`, `密钥和 root.json 在 ${keys}`),
        say(
          'root-*.pem and targets.pem belong offline; ops.pem is for people on call, online.pem for servers too',
          'root-*.pem 和 targets.pem 应离线保存；ops.pem 给值班的人，online.pem 也给服务器',
        ),
        say(
          'give root.json to every gateway and command by --trust',
          '用 --trust 把 root.json 交给每个网关和每条命令',
        ),
      ],
    };
  },
};
