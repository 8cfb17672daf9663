import fc from 'fast-check';
import { NOON, worldUnderTest, type WorldUnderTest } from '../testing/world-under-test';
import type { Claims } from './tokens';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());

const claims: Claims = { kind: 'session', sub: 'abc', person: 'bound', until: 5 };

test('a token says what was signed', () => {
  const { tokens } = under.world;
  expect(tokens.read(tokens.sign(claims))).toEqual(claims);
});

test('no token that differs in a single character is read', () => {
  const { tokens } = under.world;
  const token = tokens.sign(claims);
  const places = fc.integer({ min: 0, max: token.length - 1 });
  const characters = fc.constantFrom(...'abcXYZ019-_.= ');
  fc.assert(
    fc.property(places, characters, (at, character) => {
      const other = token.slice(0, at) + character + token.slice(at + 1);
      return other === token || tokens.read(other) === undefined;
    }),
  );
});

test('no other last character stands for the same token', () => {
  const { tokens } = under.world;
  const token = tokens.sign(claims);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const others = [...alphabet].map((last) => token.slice(0, -1) + last).filter((one) => one !== token);
  expect(others.filter((one) => tokens.read(one))).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['words', 'not a token'],
  ['three parts', 'a.b.c'],
  [
    'another algorithm',
    `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`,
  ],
])('%s is no token', (_, token) => {
  expect(under.world.tokens.read(token)).toBeUndefined();
});

test('another world reads none of ours', async () => {
  // Worlds that begin at noon are copies of one.
  const other = await worldUnderTest({ at: NOON + 1 });
  expect(other.world.tokens.read(under.world.tokens.sign(claims))).toBeUndefined();
  await other.close();
});
