import type { Outcome } from './try-fault';

/** One line of the table. */
export interface Row extends Outcome {
  fault: string;
  /** Whether there was a version before the one that failed. */
  previous: boolean;
  ok: boolean;
}

const columns = ['fault', 'previous', 'visitor sees', 'told', 'others', 'recovers', 'foreign code', ''];
const yes = (value: boolean) => (value ? 'yes' : 'no');

const cellsOf = ({ fault, previous, sees, told, others, recovers, ran, ok }: Row): string[] => [
  fault,
  yes(previous),
  sees,
  told.join(' ') || '-',
  others ? 'alive' : 'dead',
  yes(recovers),
  ran ? 'executed' : 'none',
  ok ? 'ok' : 'WRONG',
];

/** The rows as a table for people. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [columns, ...rows.map(cellsOf)];
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => (line[at] as string).length)));
  const lines = cells.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] as number))
      .join('  ')
      .trimEnd(),
  );
  const wrong = rows.filter(({ ok }) => !ok).length;
  return [...lines, '', `${rows.length - wrong} of ${rows.length} as they must be`].join('\n');
}
