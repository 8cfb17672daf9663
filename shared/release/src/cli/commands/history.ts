import { publishedView } from '../../publish/published';
import { history } from '../../repository/history';
import { changeInWords } from '../../publish/change-in-words';
import { option, type Command } from '../command';
import { localTime, zoneName } from '../local-time';
import { table, widthOf, wrapped } from '../table';

/** How many changes are shown by default: a screenful. */
const SHOWN = 20;

/** A text on one line, of which a terminal obeys nothing: people write names and reasons into forms. */
const plain = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ');

/** A change in a narrow terminal: when and by whom on a line, what and why below. */
function block([revision = '', when = '', who = '', what = '', why = '']: string[], width: number): string[] {
  const indented = (text: string) => wrapped(text, Math.max(10, width - 4)).map((line) => `    ${line}`);
  const head = wrapped(`${revision}  ${when} ${zoneName()}  ${who}`, width);
  return [...head, ...indented(what), ...indented(why)];
}

export const historyCommand: Command = {
  takes: '[APP]',
  summary: {
    en: 'Show who changed what, when and why, the latest first.',
    zh: '查看变更记录：谁、何时、做了什么、为什么。',
  },
  example: 'npm run release -- history remote-exams --limit 5',
  options: { limit: option('N', `so many changes; ${SHOWN} otherwise`, `显示条数，默认 ${SHOWN}`) },
  names: [0, 1],
  async run({ store, by, names: [app], given }) {
    const limit = given.count('limit') ?? SHOWN;
    await publishedView(store, by.keys);
    const all = await history(store, app ? Infinity : limit);
    const lines = all.filter((line) => !app || Object.hasOwn(line.apps, app)).slice(0, limit);
    return {
      data: { changes: lines },
      lines: (say, width) => {
        const head = [
          say('revision', '版次'),
          say(`when (${zoneName()})`, `时间（${zoneName()}）`),
          say('who', '操作人'),
          say('what', '操作'),
          say('why', '原因'),
        ];
        const rows = lines.map(({ revision, when, who, change, why = '' }) => [
          String(revision),
          localTime(when),
          plain(who),
          plain(say(changeInWords(change, 'en'), changeInWords(change, 'zh'))),
          plain(why),
        ]);
        const whole = table([head, ...rows]);
        return whole.every((line) => widthOf(line) <= width)
          ? whole
          : rows.flatMap((row) => block(row, width));
      },
    };
  },
};
