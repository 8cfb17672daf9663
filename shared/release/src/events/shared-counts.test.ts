import type { Registry } from '@suite/kernel/registry';
import { releaseOf } from '@suite/kernel/testing';
import { judge } from '../canary/judge';
import { ReleaseError } from '../release-error';
import { LocalStore } from '../store/local-store';
import { temporaryFolder } from '../testing/sample';
import { EventCounts, tallyOf } from './event-counts';
import { SharedCounts } from './shared-counts';
import { Voices } from './voices';

const MINUTE = 60_000;
const BEGUN = 1_800_000_000_000;
let time: number;
let store: LocalStore;
let registry: Registry;

beforeEach(async () => {
  time = BEGUN;
  store = new LocalStore(await temporaryFolder());
  registry = {
    schema: 1,
    revision: 1,
    apps: {
      host: { live: releaseOf('1.0.0'), previous: null },
      'remote-a': {
        live: releaseOf('1.0.0'),
        previous: null,
        canary: { release: releaseOf('2.0.0'), below: 500 },
      },
    },
  };
});

let phones = 0;
function gateway(secret = 'the token of all gateways') {
  const now = () => time;
  const own = new EventCounts(now);
  const voices = new Voices(undefined, secret);
  const shared = new SharedCounts({ store, own, voices, secret, now });
  const say = (canary: boolean, kind: 'load' | 'error', times: number, address?: string) => {
    const event = { app: 'remote-a', version: canary ? '2.0.0' : '1.0.0', canary, kind };
    for (let i = 0; i < times; i++) {
      const number = phones++;
      const source = { address: address ?? `10.${number >> 8}.${number & 255}.1`, visit: `v${number}` };
      if (voices.take(event, source)) own.add(event);
    }
  };
  const tally = (canary: boolean, from = BEGUN) =>
    tallyOf(shared.since(from), 'remote-a', canary ? '2.0.0' : '1.0.0', canary);
  return { shared, say, tally, exchange: () => shared.exchange(registry) };
}

test('gateways that could not judge alone judge as one', async () => {
  const all = Array.from({ length: 10 }, () => gateway());
  for (const { say } of all) {
    say(false, 'load', 500);
    say(true, 'load', 8);
    say(true, 'error', 1);
  }
  const state = ({ tally }: (typeof all)[number]) => judge(tally(true), tally(false)).state;
  expect(all.map(state)).toEqual(all.map(() => 'waiting'));
  expect(all[0]!.shared.agree('remote-a', '2.0.0')).toBe(false);
  for (const one of all) await one.exchange();
  time += MINUTE;
  for (const one of all) await one.exchange();
  expect(all[0]!.tally(true)).toMatchObject({ loads: 80, errors: 10 });
  expect(all[9]!.tally(false)).toMatchObject({ loads: 5000, errors: 0 });
  expect(all.map(state)).toEqual(all.map(() => 'failing'));
  expect(all[0]!.shared.agree('remote-a', '2.0.0')).toBe(true);
});

test('one address is one voice, at however many gateways it fails', async () => {
  const all = Array.from({ length: 5 }, () => gateway());
  for (const { say } of all) say(true, 'error', 10, '192.0.2.1');
  for (const one of all) await one.exchange();
  time += MINUTE;
  for (const one of all) await one.exchange();
  expect(all[0]!.tally(true).errors).toBe(50);
  expect(all[0]!.shared.agree('remote-a', '2.0.0')).toBe(false);
});

test('a gateway that was started again knows at once what was counted before', async () => {
  const before = gateway();
  before.say(true, 'load', 60);
  await before.exchange();
  const after = gateway();
  await after.exchange();
  expect(after.tally(true)).toMatchObject({ loads: 60 });
});

test('counts of a minute, and after an hour of ten minutes, belong to their time', async () => {
  const [one, other] = [gateway(), gateway()];
  one.say(true, 'load', 5);
  time += 90 * MINUTE;
  one.say(true, 'load', 3);
  time += MINUTE;
  one.say(true, 'load', 1);
  await one.exchange();
  await other.exchange();
  expect(other.tally(true, time).loads).toBe(1);
  expect(other.tally(true, time - MINUTE).loads).toBe(4);
  expect(other.tally(true, BEGUN - 10 * MINUTE).loads).toBe(9);
});

test('counts that no gateway wrote are not believed, and are cleared away', async () => {
  const [honest, foreign] = [gateway(), gateway('another secret')];
  foreign.say(true, 'error', 100);
  await foreign.exchange();
  await store.replace('counts/made-up.json', 'signed\n{"at":1}', undefined);
  await honest.exchange();
  expect(honest.tally(true)).toMatchObject({ loads: 0, errors: 0 });
  expect(await store.list('counts')).toHaveLength(1);
});

test('without a canary or a failure nothing is read or written, and nothing stays', async () => {
  const one = gateway();
  await one.exchange();
  expect(await store.list('counts')).toHaveLength(1);
  delete registry.apps['remote-a']!.canary;
  time += MINUTE;
  await one.exchange();
  expect(await store.list('counts')).toEqual([]);
  const asked = jest.spyOn(store, 'list');
  time += MINUTE;
  await one.exchange();
  expect(asked).not.toHaveBeenCalled();
});

test('a live version that fails is told of without a canary too, until it no longer does', async () => {
  delete registry.apps['remote-a']!.canary;
  const one = gateway();
  one.say(false, 'load', 100);
  one.say(false, 'error', 4);
  await one.exchange();
  expect(await store.list('counts')).toEqual([]);
  one.say(false, 'error', 1);
  time += MINUTE;
  await one.exchange();
  expect(await store.list('counts')).toHaveLength(1);
  time += 61 * MINUTE;
  await one.exchange();
  expect(await store.list('counts')).toEqual([]);
});

test('a gateway asks the store once a minute, for each other gateway once', async () => {
  const all = Array.from({ length: 4 }, () => gateway());
  for (const one of all) await one.exchange();
  const [reads, lists, writes] = (['read', 'list', 'replace'] as const).map((name) =>
    jest.spyOn(store, name),
  );
  time += MINUTE;
  for (let look = 0; look < 6; look++) {
    await all[0]!.exchange();
    time += 9000;
  }
  expect([reads!, lists!, writes!].map(({ mock }) => mock.calls.length)).toEqual([
    4 + 1 /* LocalStore reads before it replaces */,
    1,
    1,
  ]);
});

test('while nothing can be written the others are heard, and the failure is told', async () => {
  const [one, other] = [gateway(), gateway()];
  one.say(true, 'load', 7);
  await one.exchange();
  jest.spyOn(store, 'replace').mockRejectedValue(new ReleaseError('STORE_READ_ONLY'));
  await expect(other.exchange()).rejects.toMatchObject({ code: 'STORE_READ_ONLY' });
  expect(other.tally(true)).toMatchObject({ loads: 7 });
});

test('what gateways left behind a day ago is cleared away', async () => {
  const gone = gateway();
  gone.say(true, 'error', 9);
  await gone.exchange();
  time += 24 * 60 * MINUTE;
  const one = gateway();
  await one.exchange();
  expect([await store.list('counts'), one.tally(true).errors]).toEqual([[expect.any(String)], 0]);
});
