import type { ResearchQuestion } from '@suite/api';
import fc from 'fast-check';
import { inOrder, whyNoResearch } from '.';

const options = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `选项 ${id}` }));
const question = (id: number, type: ResearchQuestion['type'], more: Partial<ResearchQuestion> = {}) => ({
  id,
  type,
  title: `第 ${id} 题`,
  is_required: 1 as const,
  options: [],
  max_length: 0,
  ...more,
});
const researchQuestions: ResearchQuestion[] = [
  question(1, 'star'),
  question(2, 'star'),
  question(3, 'single', { options }),
  question(4, 'multiple', { options }),
  question(5, 'single', { options }),
  question(6, 'text', { is_required: 0, max_length: 300 }),
];

const whole = { 1: '5', 2: '4', 3: '2', 4: '1,3', 5: '1' };

test.each([
  [whole, ''],
  [{ ...whole, 6: '谢谢老师' }, ''],
  [{ ...whole, 6: '' }, ''],
  [{ ...whole, 1: '' }, '请回答第 1 题'],
  [{ ...whole, 3: '   ' }, '请回答第 3 题'],
  [{ ...whole, 1: '6' }, '第 1 题的回答有误'],
  [{ ...whole, 2: '0' }, '第 2 题的回答有误'],
  [{ ...whole, 3: '9' }, '第 3 题的回答有误'],
  [{ ...whole, 3: '1,2' }, '第 3 题的回答有误'],
  [{ ...whole, 4: '3,1' }, '第 4 题的回答有误'],
  [{ ...whole, 4: '1,1' }, '第 4 题的回答有误'],
  [{ ...whole, 4: '1,' }, '第 4 题的回答有误'],
  [{ ...whole, 6: '长'.repeat(301) }, '第 6 题最多 300 个字'],
  [{ ...whole, 7: '1' }, '问卷已更新，请刷新后重新填写'],
  [{}, '请回答第 1 题'],
])('%j: %s', (content, why) => {
  expect(whyNoResearch(researchQuestions, content)).toBe(why);
});

test('any sorted choice of known options is an answer to a question with several', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }), (ids) => {
      const sorted = ids.sort((one, other) => one - other).join(',');
      expect(whyNoResearch(researchQuestions, { ...whole, 4: sorted })).toBe('');
    }),
  );
});

test('the same answers in another order are the same', () => {
  const turned = Object.fromEntries(Object.entries({ ...whole, 6: ' ' }).reverse());
  expect(inOrder(researchQuestions, turned)).toEqual(whole);
});
