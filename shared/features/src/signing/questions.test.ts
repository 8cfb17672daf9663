import type { ContractBlock, ContractText } from '@suite/api';
import { openQuestions, withAnswer } from './questions';

const block = (id: string, plain: string, usual?: string): ContractBlock => ({
  ...{ id, title: id, html: `<p>${id}</p>`, image: '', width: 0, height: 0, digest: '', plain },
  ...(usual !== undefined && { usual }),
});
const text = (...blocks: ContractBlock[]) => ({ documents: [{ name: '合同', blocks }] }) as ContractText;
const refund = block('refund', '3 天内全额退', '7 天内全额退');

test('only clauses that differ from the usual are asked about, and three at most', () => {
  const usual = text(block('price', '课程费 2000 元', ''), block('term', '18 个月'));
  expect(openQuestions(usual, [])).toEqual([]);
  const four = text(...['a', 'b', 'c', 'd'].map((id) => block(id, '这一份', '通常')));
  expect(openQuestions(four, []).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const three = ['a', 'b', 'c'].map((id) => ({ id, answer: '这一份', misses: 0 }));
  expect(openQuestions(four, three)).toEqual([]);
});

test('the usual sentence is a miss, and the question stays open', () => {
  const missed = withAnswer([], refund, '7 天内全额退');
  expect(missed).toEqual([{ id: 'refund', answer: '', misses: 1 }]);
  expect(openQuestions(text(refund), missed)).toEqual([refund]);
  const answered = withAnswer(missed, refund, '3 天内全额退');
  expect(answered).toEqual([{ id: 'refund', answer: '3 天内全额退', misses: 1 }]);
  expect(openQuestions(text(refund), answered)).toEqual([]);
});
