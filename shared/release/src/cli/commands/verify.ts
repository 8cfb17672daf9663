import { verify, type Fault } from '../../publish/verify';
import type { Command } from '../command';
import { exits } from '../exits';

const faultWords: Record<Fault['fault'], [en: string, zh: string]> = {
  'missing or changed': ['missing or changed', '缺失或被改动'],
  'edited or incomplete': ['the history before it was edited', '它之前的变更记录被改动或缺失'],
};

export const verifyCommand: Command = {
  summary: {
    en: 'Hold every file of every release that a page may ask for against its hash.',
    zh: '逐个校验页面可能用到的每个版本的每个文件。',
  },
  example: 'npm run release -- verify --store s3://releases/suite',
  options: {},
  async run({ store, tell }) {
    const result = await verify(store, tell);
    return {
      data: result,
      exit: exits[result.faults.length > 0 ? 'damage' : 'done'].code,
      lines: (say) => [
        ...result.faults.map(({ release, path, fault, inUse }) => {
          const mark = inUse ? say(' (in use)', '（使用中）') : '';
          return `${release ? `${release}/` : ''}${path}${mark}: ${say(...faultWords[fault])}`;
        }),
        say(
          `${result.releases} releases, ${result.files} files, ${result.faults.length} faults`,
          `${result.releases} 个版本，${result.files} 个文件，${result.faults.length} 处问题`,
        ),
      ],
    };
  },
};
