import { gc } from '../../operations/gc';
import type { Command } from '../command';
import { countOf } from '../number-of';

export const gcCommand: Command = {
  takes: '',
  summary: {
    en: 'Remove releases that nothing reaches: not live, no canary, no way back, no page of the last 7 days or 20 revisions.',
    zh: '清除无用的版本：不在线上、不在灰度、不用于回退，最近 7 天和最近 20 版 registry 也未引用。',
  },
  example: 'npm run release -- gc --keep 3 --dry-run',
  options: {
    keep: {
      type: 'string',
      value: 'N',
      text: { en: 'keep the N newest of each app; 5 otherwise', zh: '每个应用保留最新的 N 个版本，默认 5' },
    },
    days: {
      type: 'string',
      value: 'N',
      text: {
        en: 'keep what was live within N days; 7 otherwise',
        zh: '保留 N 天内上过线的版本，默认 7',
      },
    },
  },
  names: [0, 0],
  async run({ store, by, given, tell }) {
    const keep = given.text('keep');
    const days = given.text('days');
    const result = await gc({
      ...by,
      store,
      tell,
      ...(keep !== undefined && { keep: countOf('keep', keep) }),
      ...(days !== undefined && { days: countOf('days', days) }),
    });
    const size = (result.bytes / 1024 / 1024).toFixed(1);
    return {
      data: result,
      lines: (say) => [
        ...result.removed.map((name) =>
          by.dryRun
            ? say({ en: `would remove ${name}`, zh: `将清除 ${name}` })
            : say({ en: `removed ${name}`, zh: `已清除 ${name}` }),
        ),
        say({
          en: `${result.removed.length} releases and ${result.files} shared files (${size} MB), ${result.kept} releases kept`,
          zh: `共 ${result.removed.length} 个版本、${result.files} 个共用文件（${size} MB），保留 ${result.kept} 个版本`,
        }),
      ],
    };
  },
};
