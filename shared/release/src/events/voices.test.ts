import type { LoadEvent } from '@suite/kernel/registry';
import { Voices } from './voices';

const failed: LoadEvent = { app: 'remote-a', version: '2.0.0', canary: true, kind: 'error' };
const from = (address: string, visit = 'v') => ({ address, visit });

test('of one visit an event of each kind counts once for each release', () => {
  const voices = new Voices();
  const take = (over: Partial<LoadEvent> = {}) => voices.take({ ...failed, ...over }, from('192.0.2.1'));
  expect([take(), take(), take({ kind: 'load' }), take({ version: '3.0.0' }), take()]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
});

test('of one address few visits count, of IPv6 of one subscriber', () => {
  const voices = new Voices({ visits: 3, addresses: 1 });
  const taken = (address: (i: number) => string) =>
    Array.from({ length: 9 }, (_, i) => voices.take(failed, from(address(i), `v${i}`))).filter(Boolean)
      .length;
  expect(taken(() => '192.0.2.1')).toBe(3);
  expect(taken((i) => `2001:db8:0:7::${i}`)).toBe(3);
  expect(taken((i) => `2001:db8::8:0:0:0:${i}`)).toBe(3);
  expect(taken((i) => `192.0.2.${10 + i}`)).toBe(9);
});

test('a canary fails only where enough addresses agree', () => {
  const voices = new Voices({ visits: 10, addresses: 3 });
  for (let i = 0; i < 10; i++) voices.take(failed, from('192.0.2.1', `v${i}`));
  voices.take(failed, from('192.0.2.2'));
  voices.take({ ...failed, kind: 'load' }, from('192.0.2.3'));
  voices.take({ ...failed, canary: false }, from('192.0.2.4'));
  expect(voices.witnesses('remote-a', '2.0.0')).toEqual({ seen: 2, needed: 3 });
  voices.take(failed, from('192.0.2.5'));
  expect(voices.witnesses('remote-a', '2.0.0')).toEqual({ seen: 3, needed: 3 });
  expect(voices.witnesses('remote-a', '3.0.0')).toEqual({ seen: 0, needed: 3 });
});
