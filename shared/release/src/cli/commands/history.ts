import { publishedRegistry } from '../../operations/published';
import { history } from '../../registry/audit';
import { changeInWords } from '../../ops/change-in-words';
import type { Command } from '../command';
import { ownZone, timeAt, zoneName } from '../local-time';
import { countOf } from '../number-of';
import { table, widthOf, wrapped } from '../table';

/** How many changes are shown by default: a screenful. */
const SHOWN = 20;

/** A text on one line, of which a terminal obeys nothing: people write names and reasons into forms. */
const plain = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ');

/** A change in a narrow terminal: when and by whom on a line, what and why below. */
function block(
  [revision = '', when = '', who = '', what = '', why = '']: string[],
  zone: number,
  width: number,
): string[] {
  const indented = (text: string) => wrapped(text, Math.max(10, width - 4)).map((line) => `    ${line}`);
  return [
    ...wrapped(`${revision}  ${when} ${zoneName(zone)}  ${who}`, width),
    ...indented(what),
    ...indented(why),
  ];
}

export const historyCommand: Command = {
  takes: '[APP]',
  summary: {
    en: 'Show who changed what, when and why, the latest first.',
    zh: '查看变更记录：谁、何时、做了什么、为什么。',
  },
  example: 'npm run release -- history remote-exams --limit 5',
  options: {
    limit: {
      type: 'string',
      value: 'N',
      text: { en: `so many changes; ${SHOWN} otherwise`, zh: `显示条数，默认 ${SHOWN}` },
    },
  },
  names: [0, 1],
  async run({ store, names: [app], given }) {
    const limit = countOf('limit', given.text('limit') ?? String(SHOWN));
    await publishedRegistry(store);
    const all = await history(store, app ? Infinity : limit);
    const lines = all.filter((line) => !app || line.apps?.includes(app)).slice(0, limit);
    return {
      data: { changes: lines.map(({ registry: _r, after: _a, state: _s, ...line }) => line) },
      lines: (say, width) => {
        const zone = ownZone();
        const head = [
          say({ en: 'revision', zh: '版次' }),
          say({ en: `when (${zoneName(zone)})`, zh: `时间（${zoneName(zone)}）` }),
          say({ en: 'who', zh: '操作人' }),
          say({ en: 'what', zh: '操作' }),
          say({ en: 'why', zh: '原因' }),
        ];
        const rows = lines.map(({ revision, when, who, what, why = '' }) => [
          String(revision),
          timeAt(when, zone),
          plain(who),
          plain(say({ en: what, zh: changeInWords(what) })),
          plain(why),
        ]);
        const whole = table([head, ...rows]);
        return whole.every((line) => widthOf(line) <= width)
          ? whole
          : rows.flatMap((row) => block(row, zone, width));
      },
    };
  },
};
