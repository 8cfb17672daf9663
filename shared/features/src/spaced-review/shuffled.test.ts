import { questionType, type Question } from '@suite/api';
import fc from 'fast-check';
import { decodeChoices, optionsOf } from '../answering';
import { shuffled } from './shuffled';

const question = (options: readonly string[], over: Partial<Question> = {}): Question => ({
  id: 1,
  type: questionType.single,
  title: '哪一个最稳妥？',
  score: 10,
  youAns: '',
  answer: '1',
  analysis: '因为分散了风险',
  ...Object.fromEntries(options.map((html, at) => [`option${at + 1}`, html])),
  ...over,
});
const texts = (of: Question) => optionsOf(of).map(({ html }) => html);
const rightTexts = (of: Question) =>
  decodeChoices(of.answer)
    .map((number) => texts(of)[number - 1])
    .sort();
/** Moves every option: Fisher and Yates with zeros turns the order by one. */
const zero = () => 0;

test('whatever the order, the same options are offered and the same ones are right', () => {
  const cases = fc.record({
    options: fc.uniqueArray(fc.constantFrom('股票', '基金', '存款', '保险', '黄金', '房产'), {
      minLength: 2,
    }),
    rolls: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 6, maxLength: 6 }),
    right: fc.uniqueArray(fc.nat(5), { minLength: 1 }),
  });
  fc.assert(
    fc.property(cases, ({ options, rolls, right }) => {
      const answer = right.map((at) => (at % options.length) + 1).join(',');
      const asked = question(options, { type: questionType.multiple, answer });
      let at = 0;
      const moved = shuffled(asked, () => rolls[at++ % rolls.length] ?? 0);
      expect(texts(moved).sort()).toEqual([...options].sort());
      expect(rightTexts(moved)).toEqual(rightTexts(asked));
    }),
  );
});

test('options without an order are moved', () => {
  expect(texts(shuffled(question(['股票', '基金', '存款']), zero))).toEqual(['基金', '存款', '股票']);
});

test.each([
  ['a judgement', question(['对', '错'], { type: questionType.judge })],
  ['numbers', question(['10%', '20%', '30%'])],
  ['an option that means the others', question(['股票', '基金', '以上都对'])],
  ['an option that names another', question(['股票', '基金', 'A和B'])],
  ['an explanation that names a letter', question(['股票', '基金'], { analysis: '选项A没有考虑通胀' })],
  ['an explanation that names one first', question(['股票', '基金'], { analysis: '<p>B项错在只看收益</p>' })],
])('where the order carries a meaning it stays: %s', (_, asked) => {
  expect(shuffled(asked, zero)).toBe(asked);
});
