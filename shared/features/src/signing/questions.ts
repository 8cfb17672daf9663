import type { ClauseAnswer, ContractBlock, ContractText } from '@suite/api';
import { blocksOf } from './changes';

/** At most so many questions are asked. */
const MOST = 3;

/** The clauses that differ from the usual and that the learner has not told apart yet. */
export const openQuestions = (text: ContractText, answers: readonly ClauseAnswer[]): ContractBlock[] =>
  blocksOf(text)
    .filter(({ plain, usual }) => plain && usual)
    .slice(0, MOST)
    .filter(({ id, plain }) => !answers.some((given) => given.id === id && given.answer === plain));

/** The answers after one more; the usual sentence is a miss. */
export function withAnswer(
  answers: readonly ClauseAnswer[],
  { id, plain }: ContractBlock,
  chosen: string,
): ClauseAnswer[] {
  const isRight = chosen === plain;
  const misses = answers.filter((given) => given.id === id)[0]?.misses ?? 0;
  const given = { id, answer: isRight ? chosen : '', misses: misses + (isRight ? 0 : 1) };
  return [...answers.filter((one) => one.id !== id), given];
}
