import { join } from 'node:path';
import { EventCounts } from '../events/event-counts';
import { SharedCounts } from '../events/shared-counts';
import { Voices } from '../events/voices';
import { currentRegistry } from '../registry/current-registry';
import { LocalStore } from '../store/local-store';
import { build, desk, json, live, release } from './testing';

/** A gateway sees the canary fail from so many addresses, and tells the store. */
async function failFrom(addresses: number): Promise<void> {
  const store = new LocalStore(join(desk.cwd, 'store'));
  const [own, voices] = [new EventCounts(), new Voices()];
  const event = { app: 'remote-a', version: '1.1.0', canary: true, kind: 'error', code: 'throw' } as const;
  for (let phone = 1; phone <= addresses; phone++) {
    voices.take(event, { address: `192.0.2.${phone}`, visit: `v${phone}` });
    own.add(event);
  }
  const shared = new SharedCounts({ store, own, voices, secret: 'one secret', now: Date.now });
  await shared.exchange((await currentRegistry(store))?.registry);
}

beforeEach(async () => {
  await live();
  await build('remote-a', '1.1.0');
  await release('publish remote-a --canary 5');
});

test('status says why a canary that fails goes on', async () => {
  expect((await release('status')).out).not.toContain('addresses');
  await failFrom(2);
  expect((await release('status')).out).toContain(
    'remote-a: the canary failed 2 times and goes on: failures from 2 addresses, needs 3. If it is bad: npm run release -- canary remote-a --stop',
  );
  expect((await release('status --lang zh')).out).toContain(
    'remote-a：灰度失败 2 次，没有自动停止：失败来自 2 个地址，要有 3 个。',
  );
  expect(await json('status')).toMatchObject({
    failures: [{ app: 'remote-a', failures: 2, seen: 2, needed: 3 }],
  });
  await release('canary remote-a --stop');
  expect((await release('status')).out).not.toContain('addresses');
});

test('with enough addresses it says how many', async () => {
  await failFrom(3);
  expect((await release('status')).out).toContain('the canary failed 3 times, from 3 addresses');
});
