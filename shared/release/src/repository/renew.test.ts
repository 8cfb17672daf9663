import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectRefusal, temporaryFolder } from '../testing/sample';
import { renewTimestamp } from './commit';
import { daysLater, forge, newReader, readFields, scene, type Scene } from '../testing/forge';
import { history } from './history';
import { readView } from './view';

let at: Scene;
beforeEach(async () => {
  at = await scene();
});
afterEach(() => jest.useRealTimers());

const timestamp = () => readFile(join(at.root, 'timestamp.json'), 'utf8');
/** For how many days the timestamp is still good. */
const daysLeft = async () =>
  (Date.parse((await readFields(at.root, 'timestamp.json')).expires) - Date.now()) / (24 * 3_600_000);

test('a timestamp is renewed in the second half of its life only', async () => {
  const first = await timestamp();
  expect(await renewTimestamp(at.store)).toBe(false);
  daysLater(1.4);
  expect(await renewTimestamp(at.store)).toBe(false);
  expect(await timestamp()).toBe(first);
  daysLater(0.2);
  expect(await renewTimestamp(at.store)).toBe(true);
  expect(await daysLeft()).toBeGreaterThan(2.9);
  expect((await readView(at.reader))?.suite.revision).toBe(1);
  expect(await renewTimestamp(at.store)).toBe(false);
});

test('without the online key nothing is renewed, and a store that has expired stays refused', async () => {
  await rm(at.keyPath('online'));
  const first = await timestamp();
  daysLater(2);
  expect(await renewTimestamp(at.store)).toBe(false);
  daysLater(2);
  expect(await renewTimestamp(at.store)).toBe(false);
  expect(await timestamp()).toBe(first);
  await expectRefusal(at.put('remote-a', '1.1.0'), 'METADATA_EXPIRED');
});

test('two who renew at once do not disturb each other', async () => {
  daysLater(2);
  const others = await Promise.all([1, 2, 3].map(async () => newReader(at.root, await temporaryFolder())));
  const renewed = await Promise.all(others.map(renewTimestamp));
  expect(renewed.filter(Boolean).length).toBeGreaterThan(0);
  expect((await readView(at.reader))?.suite.revision).toBe(1);
  expect(await daysLeft()).toBeGreaterThan(2.9);
});

test.each([4, 89, 400])(
  'a store that nobody looked at for %d days is renewed by the next change',
  async (days) => {
    daysLater(days);
    await expectRefusal(readView(at.reader), 'METADATA_EXPIRED');
    await at.put('remote-a', '1.1.0');
    expect((await readView(at.reader))?.suite).toMatchObject({ broken: {} });
    expect((await history(at.reader)).map(({ change }) => change.kind)).toEqual(['publish', 'publish']);
  },
);

test('a snapshot is renewed before it expires, also if its next version is taken', async () => {
  await at.store.replace('metadata/2.snapshot.json', 'left by a writer that was killed', undefined);
  daysLater(85);
  expect(await renewTimestamp(at.store)).toBe(true);
  expect((await readView(at.reader))?.suite.revision).toBe(3);
  daysLater(2.9);
  expect((await readView(newReader(at.root, await temporaryFolder())))?.suite.revision).toBe(3);
});

test('an older timestamp that somebody has put back is not renewed', async () => {
  const older = await timestamp();
  await at.put('remote-a', '1.1.0');
  await readView(at.store);
  daysLater(4);
  await writeFile(join(at.root, 'timestamp.json'), older);
  await expectRefusal(renewTimestamp(at.store), 'METADATA_OLD');
  await expectRefusal(at.put('remote-a', '1.2.0'), 'METADATA_OLD');
  expect(await timestamp()).toBe(older);
});

test('a timestamp that a stranger has signed is not renewed', async () => {
  await forge(at.root, [await at.stolen('ops')], {});
  const forged = await timestamp();
  daysLater(4);
  await expectRefusal(renewTimestamp(at.store), 'METADATA_REFUSED');
  expect(await timestamp()).toBe(forged);
});
