import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { workFolder } from '@suite/build/workspace';

interface Counts {
  passed: number;
  failed: number;
}

/** A runner that wrote no report did not run, which is a failure. */
const nothingRan: Counts = { passed: 0, failed: 1 };

/** Path for a runner's report. An older report is removed, so that it is not read by mistake. */
export function freshReport(name: string): string {
  const file = workFolder('reports', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;

/** Counts of a jest run; a test file that did not load counts as one failure. */
export function readJestReport(file: string): Counts {
  const report = read<{ numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }>(
    file,
  );
  if (!report) return nothingRan;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** Counts of a Playwright run; a flaky test is a defect and counts as a failure. */
export function readPlaywrightReport(file: string): Counts {
  const report = read<{
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  }>(file);
  if (!report) return nothingRan;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}
