import fc from 'fast-check';
import { balanceText, wrapText } from './wrap-text';

/** Chinese is one wide, everything else half. */
const measure = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x2000 ? 0.5 : 1), 0);
const wrap = (text: string, width: number, most?: number) => wrapText(text, width, measure, most);

test.each<[string, string, number, string[]]>([
  ['a short text is one line', '每天一课', 8, ['每天一课']],
  ['Chinese breaks anywhere', '坚持不是咬牙而是习惯', 4, ['坚持不是', '咬牙而是', '习惯']],
  ['no line begins with a comma', '慢慢来吧，比较快。', 4, ['慢慢来', '吧，比较', '快。']],
  ['no line ends with an opening bracket', '学习财务（进阶课）', 5, ['学习财务', '（进阶课）']],
  ['a word is not broken', '学习 Excel 表格', 3, ['学习', 'Excel', '表格']],
  ['a number keeps its per cent sign', '今年增长12.5%左右', 5, ['今年增长', '12.5%左右']],
  ['a word wider than a line is broken', 'abcdefghij', 3, ['abcdef', 'ghij']],
  ["the learner's own line breaks stay", '第一行\n第二行', 8, ['第一行', '第二行']],
  ['an emoji stays whole', '加油💪🏽加油', 3, ['加油', '💪🏽加', '油']],
  ['no text is one empty line', '', 8, ['']],
])('%s', (_, text, width, lines) => {
  expect(wrap(text, width)).toEqual(lines);
});

test.each([
  ['坚持不是咬牙而是习惯', 4, 2, ['坚持不是', '咬牙而…']],
  ['坚持不是，咬牙而是习惯', 5, 1, ['坚持不是…']],
  ['坚持', 4, 1, ['坚持']],
])('%s in lines of %d, at most %d', (text, width, most, lines) => {
  expect(wrap(text, width, most)).toEqual(lines);
});

const anyText = fc
  .array(fc.constantFrom(...'天地玄黄，。（）“”！ab 1.%\n👍'), { maxLength: 40 })
  .map((signs) => signs.join(''));

test('no line is wider than it may be, and no sign is lost', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 2, max: 12 }), (text, width) => {
      const lines = wrap(text, width);
      lines.forEach((line) => expect(measure(line)).toBeLessThanOrEqual(width));
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

test('with a limit there are never more lines, nor wider ones', () => {
  fc.assert(
    fc.property(
      anyText,
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 1, max: 3 }),
      (text, width, most) => {
        const lines = wrap(text, width, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        lines.forEach((line) => expect(measure(line)).toBeLessThanOrEqual(width));
      },
    ),
  );
});

describe('balanced', () => {
  const balance = (text: string, width: number, most?: number) => balanceText(text, width, measure, most);

  test.each([
    ['备用金不生钱，但生底气。', 100],
    ['先写下要用钱的事再谈怎么存怎么投', 100],
    ['慢慢来比较快也比较稳当一点', 120],
  ])('“%s” has as many lines as before, and no lonely character', (text, width) => {
    const lines = balance(text, width);
    expect(lines).toHaveLength(wrap(text, width).length);
    expect(lines.join('')).toBe(text);
    expect((lines[lines.length - 1] ?? '').length).toBeGreaterThan(1);
    lines.forEach((line) => expect(measure(line)).toBeLessThanOrEqual(width));
  });

  test('a text that is cut stays cut', () => {
    expect(balance('一二三四五六七八九十', 30, 2)).toEqual(wrap('一二三四五六七八九十', 30, 2));
  });

  test('a line of its own stays one', () => {
    expect(balance('一二三', 100)).toEqual(['一二三']);
  });
});
