import { timeAt, zoneName } from './local-time';

test.each([
  [0, '2026-11-23 23:30:59', 'UTC'],
  [480, '2026-11-24 07:30:59', 'UTC+8'],
  [-210, '2026-11-23 20:00:59', 'UTC-3:30'],
  [330, '2026-11-24 05:00:59', 'UTC+5:30'],
])('%i minutes ahead of UTC it is %s, %s', (zone, time, name) => {
  expect([timeAt('2026-11-23T23:30:59.999Z', zone), zoneName(zone)]).toEqual([time, name]);
});
