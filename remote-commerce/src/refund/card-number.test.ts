import { cardError, caretAfter, edited, grouped, masked } from './card-number';

test.each([
  ['', ''],
  ['6222', '6222'],
  ['62220', '6222 0'],
  ['62220202', '6222 0202'],
  ['6222020200112233', '6222 0202 0011 2233'],
  ['6222020200112233445', '6222 0202 0011 2233 445'],
])('%s is grouped as "%s"', (digits, text) => {
  expect(grouped(digits)).toBe(text);
});

test.each([
  [0, 0],
  [1, 1],
  [4, 4],
  [5, 6],
  [8, 9],
  [9, 11],
  [19, 23],
])('behind %d digits the caret stands at %d', (count, position) => {
  expect(caretAfter(count)).toBe(position);
});

test.each<[string, string, string, number, string, number]>([
  ['typed at the end', '6222', '62220', 5, '62220', 5],
  ['typed in the middle', '622202', '62922 02', 3, '6292202', 3],
  ['deleted in the middle', '62220202', '622 0202', 3, '6220202', 3],
  ['a gap deleted', '62220202', '62220202', 4, '6220202', 3],
  ['pasted with blanks', '', '6222 0202-0011 2233', 19, '6222020200112233', 16],
  ['typed with a Chinese keyboard', '6222', '6222０２', 6, '622202', 6],
  ['letters are left out', '6222', '6222a', 5, '6222', 4],
  ['too long', '', '62220202001122334455667', 23, '6222020200112233445', 19],
  ['all deleted', '6222', '', 0, '', 0],
])('%s', (_, before, text, position, digits, caret) => {
  expect(edited(before, text, position)).toEqual({ digits, caret });
});

test('a card shows its last digits only', () => {
  expect(masked('6222020200112233')).toBe('**** **** **** 2233');
});

test.each([
  ['', '请填写银行卡号'],
  ['62220202', '银行卡号一般为 16 到 19 位，现在是 8 位'],
  ['622202020011223', '银行卡号一般为 16 到 19 位，现在是 15 位'],
  ['6222020200112233', undefined],
  ['6222020200112233445', undefined],
])('%s: %s', (digits, words) => {
  expect(cardError(digits)).toBe(words);
});
