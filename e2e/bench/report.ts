import type { Limited } from './limits';
import { ratioOf, spreadOf, type Spread } from './statistics';
import type { Traffic } from './traffic';
import type { Conditions } from './visit';

/** The most that the suite's medians may be of another variant's, on an otherwise idle machine. */
const targets: Record<string, number> = { plain: 0.92, preload: 1.02, federation: 0.6, lazily: 0.6 };

/** The most that the suite's bytes may be of the monolith's, on every page. */
const MOST_BYTES = 1.13;

/** A page in one variant: milliseconds to content, the exact figures, and what the suite's are of them. */
export type Row = { content: Spread; contentRatio: number; bytesRatio: number } & Traffic;

/** All figures. */
export interface Report {
  /** The suite's medians against each other variant's: the worst of all pages. */
  worst: Record<string, number>;
  rounds: number;
  conditions: Conditions;
  pages: Record<string, Record<string, Row>>;
}

/** Puts times and exact figures together. */
export function reportOf(
  conditions: Conditions,
  rounds: number,
  times: Record<string, Record<string, number[]>>,
  traffic: Record<string, Record<string, Traffic>>,
): Report {
  const pages: Report['pages'] = {};
  const worst: Report['worst'] = {};
  for (const [page, series] of Object.entries(times)) {
    const known = traffic[page] as Record<string, Traffic>;
    const suite = { ...spreadOf(series.suite as number[]), ...(known.suite as Traffic) };
    const rows: Record<string, Row> = {};
    for (const [variant, values] of Object.entries(series)) {
      const content = spreadOf(values);
      const exact = known[variant] as Traffic;
      const contentRatio = ratioOf(suite.median, content.median);
      rows[variant] = { content, ...exact, contentRatio, bytesRatio: ratioOf(suite.bytes, exact.bytes) };
      if (variant !== 'suite') worst[variant] = Math.max(worst[variant] ?? 0, contentRatio);
    }
    pages[page] = rows;
  }
  return { worst, rounds, conditions, pages };
}

const columns = ['', 'min', 'median', 'max', 'suite x', 'requests', 'bytes', 'suite x', 'trips'];

function linesOf(page: string, rows: Report['pages'][string]): string[][] {
  const lines = Object.entries(rows).map(
    ([variant, { content, contentRatio, requests, bytes, bytesRatio, trips }]) => [
      `  ${variant}`,
      ...[content.min, content.median, content.max].map(String),
      contentRatio.toFixed(2),
      ...[requests, bytes].map(String),
      bytesRatio.toFixed(2),
      String(trips),
    ],
  );
  return [[page], ...lines];
}

/** The suite's ratios that have a limit. */
export function limitsOf({ pages, worst }: Report): Limited[] {
  const bytes = Math.max(...Object.values(pages).map(({ plain }) => plain?.bytesRatio ?? 0));
  return [
    ...Object.entries(worst).map(([variant, value]) => ({
      name: `worst median of the suite against ${variant}`,
      value,
      limit: targets[variant] as number,
    })),
    { name: 'most bytes of the suite against plain', value: bytes, limit: MOST_BYTES },
  ];
}

/** The report as a table for people; times in milliseconds. */
export function tableOf(report: Report): string {
  const rows = [columns, ...Object.entries(report.pages).flatMap(([page, row]) => linesOf(page, row))];
  const width = Math.max(...rows.map(([first = '']) => first.length));
  const text = rows.map(([first = '', ...rest]) =>
    [first.padEnd(width), ...rest.map((cell) => cell.padStart(10))].join('').trimEnd(),
  );
  const verdicts = limitsOf(report).map(
    ({ name, value, limit }) => `${name}: ${value.toFixed(3)}, at most ${limit.toFixed(2)} wanted`,
  );
  return [...text, '', ...verdicts].join('\n');
}
