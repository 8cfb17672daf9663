import { platform } from '@suite/kernel';
import { defineFlag, isFlagOn } from '@suite/kernel/flags';
import { site } from '@suite/kernel/testing';
import { registryOf } from '@suite/loader/testing';
import { startPlatform } from './start-platform';
import { visitOf } from './visit';

test.each([
  ['/?a=1#/video?platform=app', '?a=1&platform=app', 'shell'],
  ['/?platform=app&a=1#/video', '?platform=app&a=1', 'shell'],
  ['/#/video?platform=application', '', 'browser'],
])('whoever comes by %s is where they were after another page and a reload', (address, search, context) => {
  window.history.replaceState({ idx: 0 }, '', address);
  const visit = () => visitOf({ registry: { ...registryOf(), site }, source: 'fresh', bucket: 7 });
  expect(visit().context).toBe(context);
  expect([window.location.search, window.history.state]).toEqual([search, { idx: 0 }]);
  window.location.hash = '#/user-clock';
  expect(visit().context).toBe(context);
});

test('the flags of the registry, and the visitor’s bucket, decide which flags are on in this page', () => {
  const rules = { poster: { below: 0 }, trial: { below: 0, staff: true as const } };
  const start = (bucket: number) => {
    const visit = visitOf({ registry: { ...registryOf(), site, flags: rules }, source: 'fresh', bucket });
    startPlatform({ visit, session: {}, navigate: jest.fn(), where: jest.fn(), report: jest.fn() } as never);
    expect(platform().flags).toEqual({ rules, bucket });
    const flags = ['poster', 'trial', 'other'].map((name) => defineFlag(name, { does: '样例', on: true }));
    return flags.map(isFlagOn);
  };
  expect(start(7)).toEqual([false, false, true]);
  expect(start(-1)).toEqual([false, true, true]);
});
