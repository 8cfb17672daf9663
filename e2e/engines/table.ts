import { say } from '@suite/build/say';
import { skippedIn, type EngineRun, type FlowResult } from './run-flows';

/** Width in columns: a Chinese character is as wide as two letters. */
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (/[\u1100-\u115f\u2e80-\uffe6]/.test(letter) ? 2 : 1), 0);

const padded = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)));

const markOf = (result?: FlowResult) => (!result || result.skipped ? '–' : result.fault ? '✘' : '✓');

/** The first error of a cell, on one line. */
const reasonOf = ({ fault = '' }: FlowResult) => fault.replace(/\s+/g, ' ').slice(0, 200);

/** How many cells of the table are of each kind. */
export function countsOf(runs: readonly EngineRun[]): { passed: number; failed: number; skipped: number } {
  const results = runs.flatMap((run) => run.results);
  const failed = results.filter(({ fault }) => fault).length;
  const skipped = results.filter((result) => result.skipped).length;
  return { passed: results.length - failed - skipped, failed, skipped };
}

/** Flows by engines, as a table for people, with errors below their row. */
export function tableOf(runs: readonly EngineRun[]): string {
  const flows = [...new Set(runs.flatMap(({ results }) => results.map(({ flow }) => flow)))];
  const title = say({ en: 'flow', zh: '流程' });
  const first = Math.max(...[title, ...flows].map(widthOf));
  const lineOf = (cells: readonly string[]) =>
    cells
      .map((cell, at) => padded(cell, at === 0 ? first : widthOf(runs[at - 1]!.engine)))
      .join('  ')
      .trimEnd();
  const rows = flows.flatMap((flow) => {
    const found = runs.map(({ engine, results }) => ({
      engine,
      result: results.find((result) => result.flow === flow),
    }));
    const reasons = found.flatMap(({ engine, result }) =>
      result?.fault ? [`    ${engine}${say({ en: ': ', zh: '：' })}${reasonOf(result)}`] : [],
    );
    return [lineOf([flow, ...found.map(({ result }) => markOf(result))]), ...reasons];
  });
  const { passed, failed, skipped } = countsOf(runs);
  const missing = runs.flatMap(({ engine, skipped: why }) => (why ? [skippedIn(engine, why)] : []));
  const needs = runs.flatMap(({ engine, results }) =>
    results.flatMap(({ flow, skipped: why }) => (why ? [skippedIn(`${engine} ${flow}`, why)] : [])),
  );
  return [
    lineOf([title, ...runs.map(({ engine }) => engine)]),
    ...rows,
    '',
    ...missing,
    ...needs,
    say({
      en: `${passed} passed, ${failed} failed, ${skipped} skipped`,
      zh: `通过 ${passed}，失败 ${failed}，跳过 ${skipped}`,
    }),
  ].join('\n');
}
