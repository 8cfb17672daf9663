import type { LoadEvent } from '@suite/loader/registry';
import { LatestErrors } from './count-loads';

const HOUR = 3_600_000;
const kind = { app: 'remote-a', version: '1.0.0', page: 'Exam', code: 'timeout' };
const error: LoadEvent = { ...kind, canary: false, kind: 'error' };
let time: number;
let errors: LatestErrors;
beforeEach(() => {
  time = HOUR;
  errors = new LatestErrors(() => time);
});

test('errors of one app, version, page and code are one with counts; those of one place stand behind', () => {
  errors.add(error, 'p1');
  errors.add({ ...error, canary: true }, 'p2');
  time += 1;
  errors.add({ ...error, code: undefined, page: undefined }, 'p1');
  time += 1;
  errors.add({ ...error, code: 'forged' }, 'p3');
  expect(errors.list()).toEqual([
    { ...kind, times: 2, places: 2, last: HOUR },
    { ...kind, code: 'forged', times: 1, places: 1, last: time },
    { ...kind, page: '', code: 'unknown', times: 1, places: 1, last: time - 1 },
  ]);
  expect(errors.list('host')).toEqual([]);
});

test('an error that was not seen for a day is forgotten', () => {
  errors.add(error, 'p1');
  time += 23 * HOUR;
  errors.add({ ...error, code: 'throw' }, 'p1');
  time += 2 * HOUR;
  expect(errors.list().map(({ code }) => code)).toEqual(['throw']);
});

test('forged codes of many places do not fill the memory, and what goes on failing stays', () => {
  for (let i = 0; i < 1000; i++) {
    errors.add({ ...error, code: `forged-${i}` }, `p${i % 200}`);
    errors.add(error, 'p0');
  }
  expect(errors.list()).toHaveLength(200);
  expect(errors.list().find(({ code }) => code === 'timeout')?.times).toBe(1000);
});
