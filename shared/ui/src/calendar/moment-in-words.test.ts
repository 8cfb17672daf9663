import { momentInWords } from './moment-in-words';

test.each([
  ['2026-03-22 00:00:00', '3月22日 00:00'],
  ['2026-04-10 23:59:59', '4月10日 24:00'],
  ['2026-11-05 09:30:15', '11月5日 09:30'],
])('%s reads %s', (moment, words) => {
  expect(momentInWords(moment)).toBe(words);
});
