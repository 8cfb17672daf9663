import { codes } from '@suite/api';
import { worldUnderTest, type WorldUnderTest } from '../testing/world-under-test';
import { rangeOf } from './serve-media';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());

test('a portrait is always the same for a key, and another for another', async () => {
  const of = async (key: string) => (await under.app.inject(`/api/media/avatars/${key}.svg`)).body;
  expect(await of('bound')).toMatch(/^<svg /);
  expect(await of('bound')).toBe(await of('bound'));
  expect(await of('bound')).not.toBe(await of('premium'));
});

test.each([
  [undefined, undefined],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=1-2', undefined],
])('%s of 100 bytes is %j', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range);
});

test.each([
  '/api/media/nothing.svg',
  '/api/media/../media.test.ts',
  '/api/media/%2e%2e/serve-media.ts',
  '/api/media/..%2fserve-media.ts',
  '/api/media/.hidden.svg',
  '/api/media/folder',
])('%s is not there', async (url) => {
  const answer = await under.app.inject(url);
  expect(answer.statusCode === 404 || answer.json().code === codes.UNKNOWN_CALL).toBe(true);
});
