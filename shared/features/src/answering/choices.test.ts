import { questionType, type QuestionType } from '@suite/api';
import fc from 'fast-check';
import {
  answerWords,
  choose,
  decodeChoices,
  encodeChoices,
  normalAnswer,
  optionsOf,
  outcomeOf,
  typeName,
} from './choices';
import { paper, question } from './testing/questions';

const { multiple, judge } = questionType;
const choices = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));
const sorted = (list: readonly number[]) => [...list].sort((one, other) => one - other);

test('what was chosen comes back, sorted, from what is stored', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(decodeChoices(encodeChoices(chosen))).toEqual(sorted(chosen));
    }),
  );
});

test('what is stored comes back unchanged from what was chosen', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const stored = sorted(chosen).join(',');
      expect(encodeChoices(decodeChoices(stored))).toBe(stored);
    }),
  );
});

test('the order of the taps never matters', () => {
  const many = question(1, multiple, 12);
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 12 })), (taps) => {
      const answer = taps.reduce((held, tap) => choose(many, held, tap), '');
      expect(answer).toBe(sorted(taps).join(','));
      expect(taps.reduce((held, tap) => choose(many, held, tap), answer)).toBe('');
    }),
  );
});

test.each([
  ['', []],
  [null, []],
  [undefined, []],
  ['2', [2]],
  ['10,2', [2, 10]],
  [' 3 , 1 ', [1, 3]],
  ['1,1', [1]],
  ['A,2', [2]],
  ['0,-1,1.5', []],
])('%j holds the options %j', (stored, chosen) => {
  expect(decodeChoices(stored)).toEqual(chosen);
});

test.each([
  [question(1), '5', ''],
  [question(1), '2,3', '2'],
  [question(1, multiple), '9,3,1', '1,3'],
  [question(1, judge, 2), '2', '2'],
])('an answer without invalid options: %#', (asked, stored, normal) => {
  expect(normalAnswer(asked, stored)).toBe(normal);
});

test('a question with one answer has the option that was tapped last', () => {
  expect(choose(question(1), '2', 4)).toBe('4');
  expect(choose(question(1), '4', 4)).toBe('4');
});

test.each([
  [questionType.single, '单选题'],
  [multiple, '多选题'],
  [judge, '判断题'],
  [99, '单选题'],
])('a question of type %d is called %s', (type, name) => {
  expect(typeName({ type: type as QuestionType })).toBe(name);
});

test('a list of options ends at the first empty one', () => {
  expect(optionsOf({ option1: '甲', option2: null as never, option3: '丙' })).toHaveLength(1);
  expect(optionsOf({ option1: '甲', option2: '乙', option3: '', option4: '' })).toHaveLength(2);
});

test('options count up to the first gap, and have letters', () => {
  expect(optionsOf({ option1: '甲', option2: '乙', option4: '丁' })).toEqual([
    { number: 1, letter: 'A', html: '甲' },
    { number: 2, letter: 'B', html: '乙' },
  ]);
});

test.each([
  [paper[0], '3', 'C'],
  [paper[2], '1,3', 'A、C'],
  [{ ...question(4, judge, 2), option1: '<p>正确</p>' }, '1', '对'],
  [{ ...question(4, judge, 2), option2: '错误' }, '2', '错'],
  [{ ...question(4, judge, 2), option2: '<p> <b>错&nbsp;误</b> </p>' }, '2', '错 误'],
  [paper[0], '9', ''],
  [paper[2], '1,9', 'A'],
  [paper[0], '', ''],
] as const)('an answer is read out: %#', (asked, answer, words) => {
  expect(answerWords(asked as never, answer)).toBe(words);
});

test.each([
  ['1,3', '3,1', 'right'],
  ['1', '1,3', 'wrong'],
  ['', '1', 'blank'],
  ['1', undefined, 'wrong'],
] as const)('%j where %j is right: %s', (youAns, answer, outcome) => {
  expect(outcomeOf({ youAns, answer })).toBe(outcome);
});
