import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readRegistry } from '@suite/kernel/registry';
import { verify } from '../operations/verify';
import { history } from '../registry/audit';
import { distOf, temporaryFolder } from '../testing/sample';
import { liveSuite } from '../testing/suite';

/** Not fewer than ten, since one of ten comes right after the swap. */
const KILLS = Number(process.env.PUBLISH_KILLS ?? 10);

/** A publisher in a process of its own. */
function publisher(root: string, dists: readonly string[]) {
  const file = join(__dirname, '../testing/publish-child.ts');
  return spawn(process.execPath, ['--import', 'tsx', file, root, ...dists], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Every tenth publisher is killed as soon as it has swapped, so that this is tested on machines of any speed. */
const afterSwap = (at: number) => at % 10 === 9;

/** Enough files that a publisher can be killed between them. */
const files = (seed: number) =>
  Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`f${i}.js`, `f(${seed}, ${i});\n`.repeat(400)]));

test(`after each of ${KILLS} kills in mid-publish the store is as before or as after`, async () => {
  const { root, store, registry } = await liveSuite();
  const keep = await temporaryFolder();
  const dists: string[] = [];
  for (let i = 0; i <= KILLS; i++) {
    const dist = join(keep, String(i));
    await cp(await distOf('remote-a', `2.${i}.0`, { files: files(i) }), dist, { recursive: true });
    dists.push(dist);
  }
  const first = publisher(root, [dists.shift() as string]);
  await once(first.stdout, 'data');
  const from = performance.now();
  await once(first, 'exit');
  const takes = performance.now() - from;

  const outcomes = { before: 0, after: 0, whole: 0 };
  for (const [at, dist] of dists.entries()) {
    const before = await registry();
    const child = publisher(root, [dist]);
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    if (afterSwap(at)) {
      while ((await registry()).revision === before.revision) await pause(1);
    } else {
      await pause((at / KILLS) * takes * 1.2);
    }
    child.kill('SIGKILL');
    const [code] = (await ended) as [number | null];
    if (code === 0) outcomes.whole++;

    const after = await registry();
    const version = `2.${at + 1}.0`;
    if (after.revision === before.revision) {
      outcomes.before++;
      expect(after).toEqual(before);
    } else {
      outcomes.after++;
      expect(after.revision).toBe(before.revision + 1);
      expect(after.apps['remote-a']?.live.version).toBe(version);
    }
    const { faults } = await verify(store);
    // A publisher that died between registry and document left the older document, whole.
    expect(faults.filter(({ release }) => release !== null)).toEqual([]);
    const html = (await store.read('index.html'))!.body.toString();
    const snapshot = readRegistry(/id="registry-snapshot">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(snapshot && snapshot.revision <= after.revision).toBe(true);
    for (const name of await store.list('releases/remote-a')) {
      expect(await store.list(`releases/remote-a/${name}`)).toContain('release.json');
    }
  }
  // Some were killed before the swap and some after it, else this test proves nothing.
  expect(outcomes.before).toBeGreaterThan(0);
  expect(outcomes.after).toBeGreaterThan(0);
  expect(outcomes.before + outcomes.after).toBe(KILLS);

  const last = publisher(root, dists.slice(-1));
  expect((await once(last, 'exit'))[0]).toBe(0);
  expect((await verify(store)).faults).toEqual([]);
  expect((await registry()).apps['remote-a']?.live.version).toBe(`2.${KILLS}.0`);
  console.info(
    `killed: ${outcomes.before} before, ${outcomes.after} after the swap, ${outcomes.whole} too late`,
  );
}, 180_000);

test('eight processes that publish at once all succeed, each in a revision of its own', async () => {
  const { root, store, registry } = await liveSuite();
  const names = 'cdefghij'.split('').map((letter) => `remote-${letter}`);
  const dists = await Promise.all(names.map((name, i) => distOf(name, '1.0.0', { files: files(i) })));
  const children = dists.map((dist) => publisher(root, [dist]));
  const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number));
  expect(codes).toEqual(names.map(() => 0));
  const { revision, apps } = await registry();
  expect(revision).toBe(9);
  expect(Object.keys(apps)).toHaveLength(11);
  expect(new Set((await history(store)).map(({ who }) => who)).size).toBe(9);
  expect((await verify(store)).faults).toEqual([]);
  expect(await readdir(join(root, '.staging'))).toEqual([]);
}, 120_000);
