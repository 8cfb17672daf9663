import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rollback } from '../publish/rollback';
import { verify } from '../publish/status';
import { history } from './history';
import { readFields, scene, signFields, type Scene } from '../testing/forge';

let at: Scene;
beforeEach(async () => {
  at = await scene();
  for (const version of ['1.1.0', '1.2.0', '1.3.0'])
    await at.put('remote-a', version, { who: 'bob', why: `for ${version}` });
});

const path = (revision: number) => join(at.root, `metadata/${revision}.snapshot.json`);

test('the history says who changed what, when and why, and what visitors got afterwards', async () => {
  await rollback({ store: at.store, app: 'remote-a', who: 'eve', why: 'too slow' });
  const back = { kind: 'rollback', app: 'remote-a', from: '1.3.0', to: '1.2.0' };
  const publication = { kind: 'publish', releases: [{ app: 'remote-a', version: '1.3.0' }] };
  const apps = { 'remote-a': { stable: '1.2.0' } };
  expect(await history(at.reader)).toMatchObject([
    { revision: 5, who: 'eve', why: 'too slow', change: back, apps },
    { revision: 4, who: 'bob', why: 'for 1.3.0', change: publication },
    { revision: 3, who: 'bob' },
    { revision: 2, who: 'bob' },
    { revision: 1, who: 'ann', first: true },
  ]);
  const [last, ...more] = await history(at.reader, 1);
  expect([last?.revision, Date.parse(last?.when ?? '') <= Date.now(), more]).toEqual([5, true, []]);
});

test.each<[string, () => Promise<void>]>([
  ['another author', () => edit((signed) => (signed.change.who = 'mallory'))],
  ['another reason', () => edit((signed) => (signed.change.why = 'a better one'))],
  ['another time', () => edit((signed) => (signed.change.when = '2020-01-01T00:00:00.000Z'))],
  ['another place in the history', () => edit((signed) => (signed.before = null))],
  ['another snapshot in its place', async () => writeFile(path(2), await readFile(path(3)))],
  ['nothing in its place', () => rm(path(2))],
  ['200 MB in its place', () => truncate(path(2), 200 * 1024 * 1024)],
])(
  '%s: the history ends there, and verify says so, also if the online key has signed it',
  async (_, tamper) => {
    expect((await verify(at.reader)).faults).toEqual([]);
    await tamper();
    const read = jest.spyOn(at.reader, 'read');
    expect((await history(at.reader)).map(({ revision }) => revision)).toEqual([4, 3]);
    expect((await verify(at.reader)).faults).toEqual([
      { release: null, path: 'metadata/2.snapshot.json', fault: 'edited or incomplete', inUse: true },
    ]);
    // No read is without a limit.
    expect(read.mock.calls.filter(([, most = Infinity]) => most > 10_000_000)).toEqual([]);
  },
);

async function edit(
  change: (signed: { change: Record<string, unknown>; before: unknown }) => void,
): Promise<void> {
  const signed = await readFields(at.root, 'metadata/2.snapshot.json');
  change(signed);
  await writeFile(path(2), signFields('snapshot', signed, [await at.stolen('online')]));
}
