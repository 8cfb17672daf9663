import { readEvents } from './receive-events';

const load = { app: 'remote-exams', version: '1.4.0', canary: false, kind: 'load' };
const error = { app: 'host', version: '2.0.0-rc.1', canary: true, kind: 'error', code: 'timeout' };
const vital = {
  ...{ ...load, kind: 'vital', page: 'ChapterTest' },
  ...{ metric: 'lcp', value: 2400, context: 'messenger' },
};
const message = (...events: unknown[]) => JSON.stringify({ events });

test('a message is its events, without those of a version that no release can have', () => {
  const fault = { ...error, kind: 'fault', page: 'ChapterTest', code: 'type-error' };
  const endless = { ...load, version: `1.0.0-${'a'.repeat(59)}` };
  const longest = { ...load, version: `1.0.0-${'a'.repeat(58)}` };
  const call = { ...fault, kind: 'call', code: 'status-502' };
  const events = [load, error, fault, call, vital, longest];
  expect(readEvents(message(endless, ...events))).toEqual(events);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['no events', '{}'],
  ['an empty list', message()],
  ['more than a page can mean', message(...Array(21).fill(load))],
  ['an event that is none', message(load, null)],
  ['another app', message({ ...load, app: 'nginx' })],
  ['an app that is no name', message({ ...load, app: 'remote-<b>' })],
  ['a version that is none', message({ ...load, version: 'latest' })],
  ['no track', message({ ...load, canary: undefined })],
  ['a track in words', message({ ...load, canary: 'yes' })],
  ['another kind', message({ ...load, kind: 'click' })],
  ['a reason in prose', message({ ...error, code: 'It failed for 13800138000' })],
  ['a reason without end', message({ ...error, code: 'a'.repeat(33) })],
  ['a page that is no name', message({ ...error, page: '/exam?token=abc' })],
  ['another vital', message({ ...vital, metric: 'fid' })],
  ['a time in words', message({ ...vital, value: '2400' })],
  ['a time before its beginning', message({ ...vital, value: -1 })],
  ['a time of parts', message({ ...vital, value: 0.5 })],
  ['a time without end', message({ ...vital, value: 600_001 })],
  ['another context', message({ ...vital, context: 'zhangsan' })],
  ['a vital without a context', message({ ...vital, context: undefined })],
  ['a vital with a reason', message({ ...vital, code: 'timeout' })],
  ['a load with a value', message({ ...load, value: 1 })],
  ['something of the visitor', message({ ...load, user: 'u-1' })],
])('%s is refused whole', (_, text) => {
  expect(readEvents(text)).toBeUndefined();
});
