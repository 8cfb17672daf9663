import { setImmediate as soon } from 'node:timers/promises';
import type { Stored } from '../store/store';
import { freshDocument, type FreshDocument, type FreshOptions } from './fresh-document';

let reads: number;
let time: number;
let answer: () => Promise<Stored | undefined>;

const content = (text: string): Stored => ({ body: Buffer.from(text), tag: text });
const is = (text: string) => (answer = async () => content(text));
const fails = () => (answer = () => Promise.reject(new Error('no route to the store')));

function documentWith(options: Partial<FreshOptions> = {}): FreshDocument {
  return freshDocument({
    read: () => {
      reads++;
      return answer();
    },
    describe: () => ({ 'x-made': 'yes' }),
    maxAge: 60,
    ...options,
  });
}
const textOf = async (live: FreshDocument) => (await live.get())?.forms.identity.toString();

beforeEach(() => {
  reads = 0;
  time = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  is('1');
});
afterEach(() => jest.restoreAllMocks());

test('with a maximum age of zero the store is read each time', async () => {
  const live = documentWith({ maxAge: 0 });
  expect(await textOf(live)).toBe('1');
  is('2');
  expect(await textOf(live)).toBe('2');
  expect(reads).toBe(2);
});

test('fresh content is served from memory, older content is read anew', async () => {
  const live = documentWith();
  await textOf(live);
  is('2');
  expect([await textOf(live), reads]).toEqual(['1', 1]);
  time += 80;
  expect([await textOf(live), reads]).toEqual(['2', 2]);
});

test('under traffic it is renewed in the background, and no request waits', async () => {
  const live = documentWith({ maxAge: 200 });
  await textOf(live);
  let release: () => void = () => undefined;
  answer = () => new Promise((resolve) => (release = () => resolve(content('2'))));
  time += 120;
  expect(await textOf(live)).toBe('1');
  release();
  await soon();
  expect([await textOf(live), reads]).toEqual(['2', 2]);
});

test('all who ask at once wait for one answer of the store', async () => {
  const live = documentWith();
  expect(await Promise.all(Array.from({ length: 20 }, () => textOf(live)))).toEqual(Array(20).fill('1'));
  expect(reads).toBe(1);
});

test('while the store fails the last content is served, and afterwards the new one', async () => {
  const live = documentWith({ maxAge: 0 });
  await textOf(live);
  fails();
  expect([await textOf(live), live.stale]).toEqual(['1', true]);
  is('2');
  expect([await textOf(live), live.stale]).toEqual(['2', false]);
});

test('a store that hangs delays a request by the limit at most', async () => {
  const live = documentWith({ maxAge: 0, patience: 50 });
  await textOf(live);
  answer = () => new Promise(() => undefined);
  const begun = Date.now();
  expect(await textOf(live)).toBe('1');
  expect(Date.now() - begun).toBeLessThan(1000);
});

test('a store that fails from the beginning is an error, and the next request asks again', async () => {
  const live = documentWith();
  fails();
  await expect(live.get()).rejects.toThrow('no route');
  is('1');
  expect(await textOf(live)).toBe('1');
});

test('a damaged content does not take the place of a good one', async () => {
  const describe = (body: Buffer) => {
    if (body.toString() === 'broken') throw new Error('broken');
    return {};
  };
  const live = documentWith({ maxAge: 0, describe });
  await textOf(live);
  is('broken');
  expect([await textOf(live), live.stale]).toEqual(['1', true]);
});

test('a document that vanished is kept, since a lost disk looks like an empty store', async () => {
  const live = documentWith({ maxAge: 0 });
  expect([await textOf(live), live.stale]).toEqual(['1', false]);
  answer = async () => undefined;
  expect([await textOf(live), live.stale]).toEqual(['1', true]);
});

test('a slow read does not replace the content of a later one', async () => {
  const live = documentWith({ maxAge: 0 });
  let release: () => void = () => undefined;
  answer = () => new Promise((resolve) => (release = () => resolve(content('old'))));
  const slow = textOf(live);
  is('new');
  time += 5;
  expect(await textOf(live)).toBe('new');
  release();
  expect(await slow).toBe('new');
});
