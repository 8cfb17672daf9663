import type { BlockReading, ClauseAnswer, ContractReading, ContractText } from '@suite/api';
import { blockDigest, readingDigest } from '../api/groups/contract/reading';

/** How a page says that a text was read: every block for three seconds. */
export function readingOf(
  { version, documents }: Pick<ContractText, 'version' | 'documents'>,
  answers: ClauseAnswer[] = [],
): ContractReading {
  const blocks = documents
    .flatMap((document) => document.blocks)
    .map((block): BlockReading => ({
      ...{ id: block.id, title: block.title, digest: blockDigest(block), seconds: 3, is_changed: 0 },
    }));
  return { version, blocks, answers, digest: readingDigest({ version, blocks, answers }) };
}
