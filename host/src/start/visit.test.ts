import { platform } from '@suite/kernel';
import { defineFlag, isFlagOn } from '@suite/kernel/flags';
import { site } from '@suite/kernel/testing';
import { registryOf } from '@suite/loader/testing';
import { startPlatform } from './start-platform';
import { visitOf } from './visit';

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
