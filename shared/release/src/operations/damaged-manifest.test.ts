import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refusalOf } from '../testing/sample';
import { liveSuite, type Suite } from '../testing/suite';
import { rollback } from './rollback';
import { verify } from './verify';

let suite: Suite;
beforeEach(async () => {
  suite = await liveSuite();
  for (const app of ['host', 'remote-b', 'remote-a']) await suite.put(app, '1.1.0');
  await suite.put('remote-a', '1.2.0');
});

const cutOff = (release: string) =>
  writeFile(join(suite.root, `releases/${release}/release.json`), '{"schema":1,');
const back = (to?: string) => rollback({ store: suite.store, app: 'remote-a', ...(to && { to }) });

test.each([
  ['the live version of another app', 'remote-b/1.1.0'],
  ['the way back of another app', 'remote-b/1.0.0'],
  ['the way back of the host', 'host/1.0.0'],
  ['the bad version itself', 'remote-a/1.2.0'],
  ['an older version than the way back', 'remote-a/1.0.0'],
])('a damaged manifest of %s does not hold a rollback up', async (_, release) => {
  await cutOff(release);
  expect(await back()).toMatchObject({ changed: true, from: '1.2.0', to: '1.1.0' });
});

test.each([
  ['the live version', 'remote-b/1.1.0', null],
  ['the version before', 'remote-b/1.0.0', '1.1.0'],
  ['another app', 'remote-a/1.1.0', '1.1.0'],
])('a new version is published beside a damaged manifest of %s', async (_, release, previous) => {
  await cutOff(release);
  expect(await suite.put('remote-b', '1.2.0')).toMatchObject({ changed: true });
  expect((await suite.registry()).apps['remote-b']).toMatchObject({ live: { version: '1.2.0' }, previous });
});

test('a way back whose manifest is damaged is refused as damaged, and an older one can be named', async () => {
  await cutOff('remote-a/1.1.0');
  expect(await refusalOf(back())).toMatchObject({
    code: 'RELEASE_BROKEN',
    message: 'remote-a 1.1.0 is damaged in the store: release.json',
  });
  expect(await back('1.0.0')).toMatchObject({ changed: true, to: '1.0.0' });
});

test('a version whose manifest is damaged is not published again', async () => {
  await cutOff('remote-a/1.1.0');
  expect(await refusalOf(suite.put('remote-a', '1.1.0'))).toMatchObject({ code: 'RELEASE_BROKEN' });
});

test.each(['release.json', 'main.css'])(
  'with a damaged %s of the live host a change is made, and says so',
  async (file) => {
    await writeFile(join(suite.root, 'releases/host/1.1.0', file), '{"schema":1,');
    expect(await refusalOf(back())).toMatchObject({
      code: 'DOCUMENT_LATE',
      message: `the change is made, but the document could not be renewed: ${file} of the live host is damaged in the store`,
    });
    expect((await suite.registry()).apps['remote-a']).toMatchObject({ live: { version: '1.1.0' } });
  },
);

test('a damaged manifest of a way back does not end the look at the others', async () => {
  await cutOff('remote-a/1.1.0');
  await cutOff('remote-b/1.1.0');
  const unreadable = (release: string) =>
    expect.objectContaining({ release, path: 'release.json', fault: 'unreadable', inUse: true });
  expect((await verify(suite.store)).faults).toEqual(
    expect.arrayContaining([unreadable('remote-a/1.1.0'), unreadable('remote-b/1.1.0')]),
  );
});
