import type { LoadEvent } from '@suite/kernel/registry';
import { LatestErrors } from './latest-errors';

const HOUR = 3_600_000;
const error: LoadEvent = {
  app: 'remote-a',
  version: '1.0.0',
  canary: false,
  kind: 'error',
  page: 'Exam',
  code: 'timeout',
};

let time = HOUR;
const errors = () => new LatestErrors(() => time);

test('errors of the same app, version, page and code are one with a count, the last one first', () => {
  const known = errors();
  known.add(error);
  time += 1;
  known.add({ ...error, code: undefined, page: undefined });
  time += 1;
  known.add({ ...error, canary: true });
  const { canary: _canary, kind: _kind, ...kind } = error;
  expect(known.list()).toEqual([
    { ...kind, times: 2, last: time },
    { ...kind, page: '', code: 'unknown', times: 1, last: time - 1 },
  ]);
  expect(known.list('host')).toEqual([]);
});

test('an error that was not seen for a day is forgotten', () => {
  const known = errors();
  known.add(error);
  time += 23 * HOUR;
  known.add({ ...error, code: 'throw' });
  time += 2 * HOUR;
  expect(known.list().map(({ code }) => code)).toEqual(['throw']);
});

test('forged codes do not fill the memory, and what goes on failing stays known', () => {
  const known = errors();
  for (let i = 0; i < 1000; i++) {
    known.add({ ...error, code: `forged-${i}` });
    known.add(error);
  }
  expect(known.list()).toHaveLength(200);
  expect(known.list().find(({ code }) => code === 'timeout')?.times).toBe(1000);
});
