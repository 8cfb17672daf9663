import { gc } from '../../publish/gc';
import { option, type Command } from '../command';

export const gcCommand: Command = {
  summary: {
    en: 'Remove releases that nothing reaches: not live, no canary, no way back, no page of the last 7 days or 20 revisions.',
    zh: '清除无用的版本：不在线上、不在灰度、不用于回退，最近 7 天和最近 20 版也未引用。',
  },
  example: 'npm run release -- gc --keep 3 --dry-run',
  options: {
    keep: option('N', 'keep the N newest of each app; 5 otherwise', '每个应用保留最新的 N 个版本，默认 5'),
    days: option('N', 'keep what was live within N days; 7 otherwise', '保留 N 天内上过线的版本，默认 7'),
  },
  async run({ store, by, given, tell }) {
    const result = await gc({ ...by, store, tell, keep: given.count('keep'), days: given.count('days') });
    const { removed, skipped, files, kept } = result;
    const size = (result.bytes / 1024 / 1024).toFixed(1);
    return {
      data: result,
      lines: (say) => [
        ...removed.map((name) =>
          by.dryRun
            ? say(`would remove ${name}`, `将清除 ${name}`)
            : say(`removed ${name}`, `已清除 ${name}`),
        ),
        ...skipped.map((app) =>
          say(`${app} was left alone: its key is not at hand`, `没有 ${app} 的密钥，未清理`),
        ),
        say(
          `${removed.length} releases (${files} files, ${size} MB), ${kept} releases kept`,
          `共 ${removed.length} 个版本（${files} 个文件，${size} MB），保留 ${kept} 个版本`,
        ),
      ],
    };
  },
};
