import { rollback } from '../../operations/rollback';
import type { Command } from '../command';

export const rollbackCommand: Command = {
  takes: 'APP',
  summary: {
    en: 'Bring an app back to its previous version, and end its canary. Safe to repeat.',
    zh: '把应用回退到上一个版本，并结束灰度。重复执行不会再次改变。',
  },
  example: 'npm run release -- rollback remote-exams --why "papers cannot be handed in"',
  options: {
    to: { type: 'string', value: 'V', text: { en: 'to this version instead', zh: '回退到指定版本' } },
  },
  names: [1, 1],
  async run({ store, by, names: [app = ''], given }) {
    const to = given.text('to');
    const result = await rollback({ ...by, store, app, ...(to && { to }) });
    return {
      data: result,
      lines: (say) => [
        result.changed
          ? say({
              en: `${app} is back on ${result.to} (from ${result.from})`,
              zh: `${app} 已从 ${result.from} 回退到 ${result.to}`,
            })
          : say({
              en: `${app} is on ${result.to} already; go further back by --to`,
              zh: `${app} 已经是 ${result.to}，如需继续回退请用 --to 指定版本`,
            }),
        say({ en: `registry revision ${result.revision}`, zh: `registry 第 ${result.revision} 版` }),
      ],
    };
  },
};
