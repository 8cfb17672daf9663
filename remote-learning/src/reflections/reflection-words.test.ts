import { publishedWords } from './reflection-words';

test.each([
  ['2026-11-05 20:15:00', '2026', '11月5日'],
  ['2025-11-05 20:15:00', '2026', '2025年11月5日'],
])('%s in %s is %s', (moment, year, words) => {
  expect(publishedWords(moment, year)).toBe(words);
});
