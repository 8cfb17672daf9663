import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { currentRegistry } from '../repository/view';
import { LocalStore } from '../store/local-store';
import { dyingStore, isDone } from '../testing/faults';
import { distOf } from '../testing/sample';
import { copySuite, liveSuite, type LiveSuite } from '../testing/suite';
import { publish } from './publish';
import { rollback } from './rollback';
import { verify } from './status';

/** How many processes are killed; every fourth comes right after the swap. */
const KILLS = Number(process.env.PUBLISH_KILLS ?? 4);

/** Does a work that is killed before its first write, before its second one, and so on, until it comes to its end. */
async function killEverywhere(
  suite: LiveSuite,
  work: (store: LocalStore) => Promise<unknown>,
  check: (copy: LiveSuite) => Promise<void>,
): Promise<number> {
  for (let at = 0; ; at++) {
    const copy = await copySuite(suite);
    const isWhole = await isDone(work(dyingStore(copy.root, at)));
    await check(copy);
    if (isWhole) return at;
  }
}

describe('killed before any of its writes', () => {
  const publishC = async (store: LocalStore) => publish({ store, dist: await distOf('remote-c', '1.0.0') });

  test.each<[string, string, (store: LocalStore) => Promise<unknown>]>([
    ['a publication', 'remote-c', publishC],
    ['a rollback', 'remote-a', (store) => rollback({ store, app: 'remote-a' })],
  ])(
    '%s leaves a store that is as before or as after, and that holds up nobody',
    async (_, app, work) => {
      const suite = await liveSuite();
      await suite.put('remote-a', '1.1.0');
      const next = await distOf('remote-b', '1.1.0');
      const before = await suite.registry();
      const done = await copySuite(suite);
      await work(done.store);
      const after = (await done.registry()).apps[app];
      const writes = await killEverywhere(suite, work, async ({ root, store, registry }) => {
        expect([before.apps[app], after]).toContainEqual((await registry()).apps[app]);
        expect((await verify(store)).faults).toEqual([]);
        const other = new LocalStore(root);
        await publish({ store: other, dist: next });
        await work(other);
        expect((await currentRegistry(other))!.registry.apps).toMatchObject({
          [app]: after,
          'remote-b': { live: { version: '1.1.0' } },
        });
        expect((await verify(other)).faults).toEqual([]);
      });
      expect(writes).toBeGreaterThanOrEqual(4);
    },
    60_000,
  );
});

/** A publisher in a process of its own. */
const publisher = (root: string, dist: string) =>
  spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../testing/publish-child.ts'), root, dist], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Some publishers are killed as soon as they have swapped, so that this is tested on machines of any speed. */
const afterSwap = (at: number) => at % 4 === 3;

const files = (seed: number) =>
  Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`f${i}.js`, `f(${seed}, ${i});\n`.repeat(400)]));

test(`after each of ${KILLS} kills in mid-publish the store is as before or as after`, async () => {
  const { root, store, registry } = await liveSuite();
  const dists: string[] = [];
  for (let i = 0; i <= KILLS; i++) dists.push(await distOf('remote-a', `2.${i}.0`, { files: files(i) }));
  const first = publisher(root, dists.shift() as string);
  await once(first.stdout, 'data');
  const from = performance.now();
  await once(first, 'exit');
  const takes = performance.now() - from;

  const outcomes = { before: 0, after: 0 };
  for (const [at, dist] of dists.entries()) {
    const before = await registry();
    const child = publisher(root, dist);
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    if (afterSwap(at)) {
      while ((await registry()).revision === before.revision) await pause(1);
    } else {
      await pause((at / KILLS) * takes);
    }
    child.kill('SIGKILL');
    await ended;

    const after = await registry();
    const isBefore = after.revision === before.revision;
    outcomes[isBefore ? 'before' : 'after']++;
    if (isBefore) expect(after).toEqual(before);
    else expect(after.apps['remote-a']?.live.version).toBe(`2.${at + 1}.0`);
    expect((await verify(new LocalStore(root))).faults).toEqual([]);
    await publish({ store, dist });
    expect((await registry()).apps['remote-a']?.live.version).toBe(`2.${at + 1}.0`);
  }
  // Some were killed before the swap and some after it, else this test proves nothing.
  expect(outcomes.before).toBeGreaterThan(0);
  expect(outcomes.after).toBeGreaterThan(0);
  expect((await verify(new LocalStore(root))).faults).toEqual([]);
}, 180_000);
