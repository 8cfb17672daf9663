import { localTime, zoneName } from './local-time';

test.each([
  ['UTC', '2026-11-23 23:30:59', 'UTC'],
  ['Asia/Shanghai', '2026-11-24 07:30:59', 'UTC+8'],
  ['Pacific/Marquesas', '2026-11-23 14:00:59', 'UTC-9:30'],
  ['Asia/Kolkata', '2026-11-24 05:00:59', 'UTC+5:30'],
])('in %s it is %s, %s', (zone, time, name) => {
  expect([localTime('2026-11-23T23:30:59.999Z', zone), zoneName(zone)]).toEqual([time, name]);
});
