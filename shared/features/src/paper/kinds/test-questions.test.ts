import { question } from '../testing';
import { groupsOf, questionsOf } from './test-questions';

const choices = { type: 1, type_text: '单选题', list: [question(1), question(2)] };
const judgements = { type: 4, type_text: '判断题', list: [question(3)] };

test.each([
  ['older', { singleChoice: choices, judge: judgements }, [1, 2, 3]],
  ['reform', { singleChoice: choices, judgement: judgements }, [1, 2, 3]],
  ['without judgements', { singleChoice: choices, judge: null }, [1, 2]],
  ['with an empty object for them', { singleChoice: choices, judge: [] }, [1, 2]],
  ['without choices', { judgement: judgements }, [3]],
  ['without any', {}, []],
])('the questions of a test: %s', (_, test, ids) => {
  expect(questionsOf(test as never).map(({ id }) => id)).toEqual(ids);
  expect(groupsOf(test as never).every(({ list }) => list.length > 0)).toBe(true);
});
