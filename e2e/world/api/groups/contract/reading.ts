import { codes, type ContractDocument, type ContractReading } from '@suite/api';
import * as v from 'valibot';
import { Refusal } from '../../handle';

/** Parameter: how the text was read. */
export const readingParam = v.object({
  answers: v.array(v.object({ id: v.string(), answer: v.string(), misses: v.number() })),
});

/** At most so many questions are asked. */
const QUESTIONS = 3;

/** Columns with the reading of a text; throws unless the text was understood where it differs from the usual. */
export function withReading(documents: readonly ContractDocument[], { answers }: ContractReading) {
  const differing = documents
    .flatMap(({ blocks }) => blocks)
    .filter(({ usual }) => usual)
    .slice(0, QUESTIONS);
  const isAnswered = differing.every(({ id, plain }) =>
    answers.some((given) => given.id === id && given.answer === plain),
  );
  if (!isAnswered || answers.length !== differing.length)
    throw new Refusal(codes.CONTRACT_NOT_READY, '请先回答与通常不同的条款的问题');
  return { reading: JSON.stringify({ answers }) };
}
