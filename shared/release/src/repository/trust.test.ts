import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { initStore } from '../publish/keys';
import { LocalStore } from '../store/local-store';
import { expectRefusal, temporaryFolder } from '../testing/sample';
import { copyScene, newReader, scene, type Scene } from '../testing/forge';
import { Trust, trustFor } from './trust';
import { readView } from './view';

let at: Scene;
let memory: string;
beforeEach(async () => {
  at = await scene();
  memory = await temporaryFolder();
});

/** A store of somebody else, with keys of its own. */
async function strangersStore(): Promise<string> {
  const root = await temporaryFolder();
  await initStore(new LocalStore(root), { create: { keys: `${root}.keys` } });
  return root;
}

const rootPath = (root: string) => join(root, 'metadata/1.root.json');
const revisionSeen = async (trust: Trust, root = at.root) =>
  (await readView(Object.assign(new LocalStore(root), { trust })))?.suite.revision;

test('without a root from outside the first one that is seen counts from then on', async () => {
  const other = await strangersStore();
  expect(await revisionSeen(new Trust({ folder: memory }))).toBe(1);
  await rm(at.root, { recursive: true });
  await cp(other, at.root, { recursive: true });
  await expectRefusal(revisionSeen(new Trust({ folder: memory })), 'METADATA_REFUSED');
});

test('a root from outside decides, whatever root the store shows', async () => {
  const pinned = join(await temporaryFolder(), 'root.json');
  await cp(rootPath(at.root), pinned);
  expect(await revisionSeen(new Trust({ root: pinned }))).toBe(1);
  const other = await strangersStore();
  await expectRefusal(revisionSeen(new Trust({ root: pinned }), other), 'METADATA_REFUSED');
});

test.each(['', 'junk', '{"signed":{"_type":"timestamp"},"signatures":[]}'])(
  'a root from outside that is none (%j) is refused',
  async (text) => {
    const root = join(await temporaryFolder(), 'root.json');
    await writeFile(root, text);
    await expectRefusal(revisionSeen(new Trust({ root })), 'TRUST_WRONG');
    expect(() => trustFor(at.root, { root })).toThrow(expect.objectContaining({ code: 'TRUST_WRONG' }));
  },
);

test.each([true, false])(
  'another root from outside has a memory of its own (named folder: %s)',
  async (isNamed) => {
    const other = await strangersStore();
    const env = { XDG_STATE_HOME: await temporaryFolder() };
    const where = isNamed ? { folder: memory } : {};
    const [first, wrong, right] = [
      trustFor(at.root, where, env),
      trustFor(at.root, { ...where, root: rootPath(other) }, env),
      trustFor(at.root, { ...where, root: rootPath(at.root) }, env),
    ];
    expect(await revisionSeen(first)).toBe(1);
    await expectRefusal(revisionSeen(wrong), 'METADATA_REFUSED');
    expect(await revisionSeen(right)).toBe(1);
    expect(new Set([first, wrong, right].map(({ folder }) => folder)).size).toBe(3);
    expect(trustFor(at.root, where, env).folder).toBe(first.folder);
    expect(trustFor(at.root, where, { ...env, SUITE_TRUST: rootPath(at.root) }).folder).toBe(right.folder);
  },
);

test('what was seen is remembered across restarts', async () => {
  const { root } = await copyScene(at);
  await at.put('remote-a', '1.1.0');
  expect(await revisionSeen(trustFor(at.root, { folder: memory }))).toBe(2);
  await cp(root, at.root, { recursive: true });
  await expectRefusal(revisionSeen(trustFor(at.root, { folder: memory })), 'METADATA_OLD');
});

test('a store that has lost its timestamp is refused, also by who has not seen it before', async () => {
  await at.put('remote-a', '1.1.0');
  await rm(join(at.root, 'timestamp.json'));
  await expectRefusal(readView(at.reader), 'METADATA_GONE');
  await expectRefusal(readView(newReader(at.root, memory)), 'METADATA_GONE');
  await expectRefusal(at.put('remote-a', '1.2.0'), 'METADATA_GONE');
});

test('two processes with one memory at the same time: each sees one revision, not parts of two', async () => {
  const [slow, quick] = [newReader(at.root, memory), newReader(at.root, memory)];
  await at.put('remote-a', '1.1.0');
  const read = slow.read.bind(slow);
  slow.read = async (path, most) => {
    if (path === 'metadata/1.targets.json') {
      slow.read = read;
      await at.put('remote-a', '1.2.0');
      await readView(quick);
    }
    return read(path, most);
  };
  const live = (view: Awaited<ReturnType<typeof readView>>) => [
    view?.suite.revision,
    view?.suite.registry.apps['remote-a']?.live.version,
  ];
  expect(live(await readView(slow))).toEqual([2, '1.1.0']);
  expect(live(await readView(slow))).toEqual([3, '1.2.0']);
});
