import type { Store } from '../store/store';
import { expectRefusal } from './sample';

interface Place {
  /** Opens the same place as another process does. */
  open: () => Promise<Store>;
  /** The text of a file as the place itself has it. */
  contentOf: (path: string) => Promise<string | undefined>;
}

/** What every store does, wherever it is. Each test begins with a place that is empty. */
export function storeContract({ open, contentOf }: Place): void {
  let store: Store;
  beforeEach(async () => (store = await open()));
  const textOf = async (path: string) => (await store.read(path))?.body.toString();

  test('a document is replaced only by a writer that has read its latest version', async () => {
    expect(await store.read('a.json')).toBeUndefined();
    await store.replace('a.json', 'one', undefined);
    const { tag } = (await store.read('a.json'))!;
    await store.replace('a.json', 'two', tag);
    await expectRefusal(store.replace('a.json', 'three', tag), 'CONFLICT');
    await expectRefusal(store.replace('a.json', 'three', undefined), 'CONFLICT');
    expect([await textOf('a.json'), await contentOf('a.json')]).toEqual(['two', 'two']);
  });

  test('of many writers with one tag exactly one wins, and it is told so', async () => {
    await store.replace('a.json', 'start', undefined);
    const { tag } = (await store.read('a.json'))!;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, async (_, i) => (await open()).replace('a.json', `writer ${i}`, tag)),
    );
    const winners = outcomes.flatMap(({ status }, i) => (status === 'fulfilled' ? [`writer ${i}`] : []));
    expect(winners).toHaveLength(1);
    expect([await textOf('a.json'), await contentOf('a.json')]).toEqual([...winners, ...winners]);
    await expectRefusal(store.replace('a.json', 'late', tag), 'CONFLICT');
    expect(await store.entries('probe')).toEqual([]);
  });

  test('a folder is listed whole, however large it is, and a file is gone at once when it is removed', async () => {
    const names = Array.from({ length: 20 }, (_, i) => `f/${i}.js`);
    for (const path of ['a/1/x.js', 'b/1/x.js', ...names.map((name) => `a/1/${name}`)])
      await store.replace(`targets/${path}`, 'x', undefined);
    expect(await textOf('targets/a/1/f/7.js')).toBe('x');
    expect(await store.read('targets/a/1')).toBeUndefined();
    expect((await store.entries('targets/a/1')).map(({ path }) => path).sort()).toEqual(
      ['x.js', ...names].sort(),
    );
    expect(await store.entries('targets/c')).toEqual([]);
    for (let time = 0; time < 2; time++) await store.remove('targets/b/1/x.js');
    expect(await store.entries('targets/b')).toEqual([]);
    const kept = { path: '1/x.js', bytes: 1, time: expect.any(Number) };
    expect(await store.entries('targets/a')).toContainEqual(kept);
  });

  test('a file with more bytes than are wanted is refused', async () => {
    for (const path of ['targets/a.json', 'a.json']) {
      await store.replace(path, '12345', undefined);
      expect((await store.read(path, 5))?.body.toString()).toBe('12345');
      await expectRefusal(store.read(path, 4), 'FILE_LARGE', { path, most: 4 });
    }
    expect(await store.read('b.json', 4)).toBeUndefined();
  });

  test.each(['../x', '/x', 'a/../x', '.staging', 'a//b', 'a/.', 'a\\b', 'a\0b', ''])(
    '%j is no path of a store',
    async (path) => {
      await expectRefusal(store.read(path), 'STORE_FAILED');
      await expectRefusal(store.replace(path, 'x', undefined), 'STORE_FAILED');
    },
  );
}
