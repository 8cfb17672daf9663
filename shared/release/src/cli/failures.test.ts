import { join } from 'node:path';
import { EventCounts } from '../events/event-counts';
import { SharedCounts } from '../events/shared-counts';
import { Voices } from '../events/voices';
import { currentRegistry } from '../registry/current-registry';
import { LocalStore } from '../store/local-store';
import { build, desk, json, live, release } from './testing';

type Failing = { version: string; canary: boolean; codes?: readonly string[] };
const canary: Failing = { version: '1.1.0', canary: true };

/** A gateway sees a version fail from so many addresses, and tells the store. */
async function failFrom(
  addresses: number,
  { version, canary: isCanary, codes = ['throw'] } = canary,
): Promise<void> {
  const store = new LocalStore(join(desk.cwd, 'store'));
  const [own, voices] = [new EventCounts(), new Voices()];
  for (let phone = 1; phone <= addresses; phone++) {
    const code = codes[phone % codes.length] as string;
    const event = { app: 'remote-a', version, canary: isCanary, kind: 'error', code } as const;
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

test('status names a live version that fails, why, and how to leave it', async () => {
  await release('canary remote-a --promote');
  await failFrom(4, { version: '1.1.0', canary: false });
  expect((await release('status')).out).not.toContain('failed');
  await failFrom(6, { version: '1.1.0', canary: false, codes: ['throw', 'throw', 'missing'] });
  expect((await release('status')).out).toContain(
    'remote-a: 1.1.0 failed in 6 of 6 loads of the last hour (throw, missing). To go back to 1.0.0: npm run release -- rollback remote-a\n',
  );
  expect((await release('status --lang zh')).out).toContain(
    'remote-a：1.1.0 近一小时加载 6 次，失败 6 次（throw、missing）。回退到 1.0.0：npm run release -- rollback remote-a\n',
  );
  expect(await json('status')).toMatchObject({
    failing: [{ app: 'remote-a', version: '1.1.0', errors: 6, attempts: 6, codes: ['throw', 'missing'] }],
  });
  await release('rollback remote-a');
  expect((await release('status')).out).not.toContain('failed');
});

test('what a stranger writes as a reason is not said', async () => {
  await release('canary remote-a --promote');
  const codes = ['throw', '\u001b[2J\u001b]0;all is well\u0007'];
  await failFrom(6, { version: '1.1.0', canary: false, codes });
  const { out } = await release('status');
  expect(out).toContain('failed in 6 of 6 loads of the last hour (throw).');
  expect(out).not.toContain('\u001b');
});

test('during a canary it says how to leave the live version, and without another one what is left to do', async () => {
  await failFrom(6, { version: '1.0.0', canary: false });
  expect((await release('status')).out).toContain(
    'There is no version to go back to: publish one that mends it.',
  );
  await release('canary remote-a --promote');
  await build('remote-a', '1.2.0');
  await release('publish remote-a --canary 5');
  await failFrom(6, { version: '1.1.0', canary: false });
  expect((await release('status')).out).toContain('npm run release -- rollback remote-a --live\n');
});
