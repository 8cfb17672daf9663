import type { ResearchQuestion } from '@suite/api';
import fc from 'fast-check';
import { answered, answersToSend, joined, surveyErrors } from './survey-form';

const question = (id: number, type: ResearchQuestion['type'], is_required: 0 | 1): ResearchQuestion => ({
  id,
  type,
  title: `第 ${id} 题`,
  is_required,
  options:
    type === 'single' || type === 'multiple'
      ? [
          { id: 1, name: '一' },
          { id: 2, name: '二' },
        ]
      : [],
  max_length: type === 'text' ? 5 : 0,
});
const questions = [
  question(11, 'star', 1),
  question(12, 'single', 1),
  question(13, 'multiple', 0),
  question(14, 'text', 0),
];

test.each([
  [{}, { 11: '请回答这一题', 12: '请回答这一题' }],
  [{ 11: '5', 12: '1' }, {}],
  [{ 11: '6', 12: '1' }, { 11: '选项已更新，请重新选择' }],
  [{ 11: '5', 12: '9' }, { 12: '选项已更新，请重新选择' }],
  [{ 11: '5', 12: '1', 13: '1,2' }, {}],
  [{ 11: '5', 12: '1', 13: '1,9' }, { 13: '选项已更新，请重新选择' }],
  [{ 11: '5', 12: '1', 14: '一二三四五六' }, { 14: '最多 5 个字' }],
  [{ 11: '5', 12: '1', 14: ' 一二三四五 ' }, {}],
])('of %j is wrong %j', (answers, errors) => {
  expect(surveyErrors(questions, answers)).toEqual(errors);
});

test('a text that must be given is asked for in its own words', () => {
  expect(surveyErrors([question(15, 'text', 1)], { 15: '  ' })).toEqual({ 15: '请填写这一题' });
});

test('only answers to the questions of today are sent', () => {
  const answers = { 11: '5', 12: '1', 13: '', 14: ' 很好 ', 99: '旧题' };
  expect(answersToSend(questions, answers)).toEqual({ 11: '5', 12: '1', 14: '很好' });
  expect(answered(questions, answers)).toBe(3);
});

test('several choices are joined in the order of their numbers', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 40 })), (ids) => {
      const text = joined(ids.map(String));
      expect(text.split(',').filter(Boolean).map(Number)).toEqual([...ids].sort((one, other) => one - other));
    }),
  );
});
