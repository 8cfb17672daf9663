import { verify, type Fault } from '../../operations/verify';
import type { Command, Said } from '../command';
import { EXIT } from '../exit-codes';

const faultTexts: Record<Fault['fault'], Said> = {
  'missing or changed': { en: 'missing or changed', zh: '缺失或被改动' },
  'behind the registry': {
    en: 'behind the registry: publish anything to renew it',
    zh: '落后于 registry，任意一次发布会更新它',
  },
  'not the hash in the registry': { en: 'not the hash in the registry', zh: '与 registry 中的校验值不符' },
  'older than the log': { en: 'older than one that was live: it was put back', zh: '比上线过的旧：被人放回' },
  'edited or incomplete': { en: 'the log was edited or is incomplete', zh: '变更记录被改动或不完整' },
  unreadable: { en: 'missing or unreadable', zh: '缺失或无法读取' },
};

export const verifyCommand: Command = {
  takes: '',
  summary: {
    en: 'Hold every file of every release that a page may ask for against its hash.',
    zh: '逐个校验页面可能用到的每个版本的每个文件。',
  },
  example: 'npm run release -- verify --store s3://releases/suite',
  options: {},
  names: [0, 0],
  async run({ store, tell }) {
    const result = await verify(store, tell);
    return {
      data: result,
      exit: result.faults.length > 0 ? EXIT.damage : EXIT.done,
      lines: (say) => [
        ...result.faults.map(({ release, path, fault, inUse }) => {
          const mark = inUse ? say({ en: ' (in use)', zh: '（使用中）' }) : '';
          return `${release ? `${release}/` : ''}${path}${mark}: ${say(faultTexts[fault])}`;
        }),
        say({
          en: `${result.releases} releases, ${result.files} files, ${result.faults.length} faults`,
          zh: `${result.releases} 个版本，${result.files} 个文件，${result.faults.length} 处问题`,
        }),
      ],
    };
  },
};
