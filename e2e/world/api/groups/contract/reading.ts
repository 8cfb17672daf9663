import { createHash } from 'node:crypto';
import {
  codes,
  type BlockReading,
  type ContractBlock,
  type ContractDocument,
  type ContractReading,
} from '@suite/api';
import * as v from 'valibot';
import { flag, Refusal, whole } from '../../handle';
import { mustBeVersion } from './rules';

const DAY = 24 * 3600;
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

/** Parameter: how the text was read. */
export const readingParam = v.object({
  version: v.string(),
  blocks: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      digest: hash,
      seconds: whole(0, DAY),
      is_changed: flag(),
    }),
  ),
  answers: v.array(v.object({ id: v.string(), answer: v.string(), misses: whole(0, 1000) })),
  digest: hash,
});

/** At most so many questions are asked. */
const QUESTIONS = 3;

const sumOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

export const blockDigest = ({ title, html, digest, plain }: ContractBlock): string =>
  sumOf([title, html, digest, plain]);

export function readingDigest({ version, blocks, answers }: Omit<ContractReading, 'digest'>): string {
  const read = blocks.map(({ digest, id, is_changed, seconds, title }: BlockReading) => ({
    ...{ digest, id, is_changed, seconds, title },
  }));
  return sumOf([version, read, answers.map(({ answer, id, misses }) => ({ answer, id, misses }))]);
}

const not = (words: string) => new Refusal(codes.CONTRACT_NOT_READY, words);

/**
 * Columns with the reading of a contract's text. Throws unless it is this text that was shown, and it was understood
 * where it differs from the usual.
 */
export function withReading(
  { version, documents }: { version: number; documents: readonly ContractDocument[] },
  reading: ContractReading,
) {
  mustBeVersion({ version }, reading.version);
  const all = documents.flatMap(({ blocks }) => blocks);
  const isWhole =
    reading.blocks.length === all.length &&
    all.every((block, at) => {
      const read = reading.blocks[at];
      return read?.id === block.id && read.digest === blockDigest(block);
    });
  if (!isWhole || reading.digest !== readingDigest(reading))
    throw not('阅读记录与合同内容不一致，请重新阅读');
  const differing = all.filter(({ usual }) => usual).slice(0, QUESTIONS);
  const isAnswered = differing.every(({ id, plain }) =>
    reading.answers.some((given) => given.id === id && given.answer === plain),
  );
  if (!isAnswered || reading.answers.length !== differing.length) throw not('请先回答与通常不同的条款的问题');
  return { reading: JSON.stringify(reading) };
}

/** How a contract was read, as its evidence names it. */
export const readingOf = ({ reading }: { reading: string | null }): ContractReading | null =>
  reading === null ? null : (JSON.parse(reading) as ContractReading);
