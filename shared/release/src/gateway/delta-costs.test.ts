import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../testing/sample';
import { LocalStore } from '../store/local-store';
import { releaseDeltas } from './deltas';
import { releaseFiles } from './release-files';
import type { Resource } from './resource';
import { compressRest, having, linesOf, putVersion, type Version } from './testing/versions';
import { watchStore } from './watched-store';

const compress = jest.fn(compressRest);
let versions: Version[];
let files: ReturnType<typeof releaseFiles>;

beforeEach(async () => {
  compress.mockReset().mockImplementation(compressRest);
  const store = await temporaryFolder();
  versions = [];
  for (const version of '12345678')
    versions.push(await putVersion(store, 'Page.js', linesOf('Page', version)));
  const options = { cacheBytes: 1024 * 1024, sourceMaps: false, areDictionaries: true };
  files = releaseFiles(watchStore(new LocalStore(store)), options);
});

const deltasOf = ({ cacheBytes = 1024 * 1024, patience = 5000 } = {}) =>
  releaseDeltas({ files, compress, cacheBytes, patience });

/** Whether a visitor of the last version who has another one gets a delta. */
async function sendsDelta(deltas: ReturnType<typeof deltasOf>, has: number): Promise<boolean> {
  const { path } = versions.at(-1) as Version;
  const file = (await files.find(path)) as Resource;
  const answer = await deltas.answer(path, file, having(versions[has] as Version));
  return answer.headers['content-encoding'] === 'dcz';
}
const isKept = (deltas: ReturnType<typeof deltasOf>, has: number) =>
  deltas.inMemory((versions.at(-1) as Version).path, having(versions[has] as Version)) !== undefined;

/** Makes compressing wait until it is let go. */
function held(): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  compress.mockImplementation(async (...given) => {
    await gate;
    return compressRest(...given);
  });
  return release;
}

test('requests for the same at the same time share one making of it', async () => {
  const deltas = deltasOf();
  const answers = await Promise.all([0, 0, 0, 1].map((has) => sendsDelta(deltas, has)));
  expect(answers).toEqual([true, true, true, true]);
  expect(compress).toHaveBeenCalledTimes(2);
});

test('while two are made, others get the whole file at once', async () => {
  const release = held();
  const deltas = deltasOf();
  const first = [0, 1].map((has) => sendsDelta(deltas, has));
  while (compress.mock.calls.length < 2) await pause(5);
  expect(await sendsDelta(deltas, 2)).toBe(false);
  release();
  expect(await Promise.all(first)).toEqual([true, true]);
  expect(await sendsDelta(deltas, 2)).toBe(true);
});

test('nobody waits for long: what took its time is there for the next', async () => {
  const release = held();
  const deltas = deltasOf({ patience: 20 });
  expect(await sendsDelta(deltas, 0)).toBe(false);
  release();
  while (!isKept(deltas, 0)) await pause(5);
  expect(await sendsDelta(deltas, 0)).toBe(true);
  expect(compress).toHaveBeenCalledTimes(1);
});

test('memory is bounded: those asked for last stay', async () => {
  const deltas = deltasOf({ cacheBytes: 12 * 1024 });
  const asked = [0, 1, 2, 3, 4, 5, 6];
  for (const has of asked) expect(await sendsDelta(deltas, has)).toBe(true);
  expect(asked.filter((has) => isKept(deltas, has))).toEqual([2, 3, 4, 5, 6]);
});

test('without memory each is made anew', async () => {
  const deltas = deltasOf({ cacheBytes: 0 });
  for (let i = 0; i < 2; i++) expect(await sendsDelta(deltas, 0)).toBe(true);
  expect(compress).toHaveBeenCalledTimes(2);
});

test('a store that fails costs the delta, not the file', async () => {
  const { path } = versions.at(-1) as Version;
  const file = (await files.find(path)) as Resource;
  const find = () => Promise.reject(new Error('the store is silent'));
  const deltas = releaseDeltas({ files: { find }, compress, cacheBytes: 1024 });
  const { forms } = await deltas.answer(path, file, having(versions[0] as Version));
  expect(forms).toBe(file.forms);
});
