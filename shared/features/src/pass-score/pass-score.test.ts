import fc from 'fast-check';
import { keepPassScore, keptPassScore, passScoreOf } from '.';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  // The page forgets what the device did not take.
  keepPassScore(0);
});

test('what was kept comes back under the key that the pages of the course share', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (score) => {
      keepPassScore(score);
      expect(keptPassScore()).toBe(Number(String(score)));
      expect(localStorage.getItem('pass_chapter_score')).toBe(String(score));
    }),
  );
});

test.each([['abc'], [''], [' '], ['NaN'], ['-5'], ['Infinity'], ['{"score":60}']])(
  'what is no score is ignored: %j',
  (text) => {
    localStorage.setItem('pass_chapter_score', text);
    expect(keptPassScore()).toBeUndefined();
  },
);

test('no score overwrites one that was kept', () => {
  keepPassScore(60);
  keepPassScore(NaN);
  keepPassScore(-1);
  expect(keptPassScore()).toBe(60);
});

test('the provider names the pass score; what was kept serves only where it says none', () => {
  keepPassScore(60);
  expect(passScoreOf({ pass_chapter_score: 80 })).toBe(80);
  expect(passScoreOf({ pass_chapter_score: 0 })).toBe(0);
  expect(passScoreOf({})).toBe(60);
  expect(passScoreOf(null)).toBe(60);
});

test('a device that forbids storage remembers the score as long as the page lives', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(keptPassScore()).toBeUndefined();
  expect(() => keepPassScore(60)).not.toThrow();
  expect(passScoreOf(undefined)).toBe(60);
});
