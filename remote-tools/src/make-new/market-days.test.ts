import { closedWords } from './market-days';

test.each([
  ['2026-03-11', ''],
  ['2026-03-14', '周末休市'],
  ['2026-04-06', '清明节休市'],
])('%s: %j', (day, words) => {
  expect(closedWords(day, [{ date: '2026-04-06', name: '清明节' }])).toBe(words);
});
