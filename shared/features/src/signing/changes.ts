import type { BlockReading, ContractBlock, ContractText } from '@suite/api';
import { sha256 } from './sha256';

/** SHA-256 of a block as it was shown: enough to see whether it has changed, too little to read it. */
const digestOf = ({ title, html, digest, plain }: ContractBlock): string =>
  sha256(JSON.stringify([title, html, digest, plain]));

export const blocksOf = ({ documents }: ContractText) => documents.flatMap(({ blocks }) => blocks);

/** What the device knows of the reading of one version. */
interface Progress {
  /** How long each block was in view, by its id. */
  seconds: Readonly<Record<string, number>>;
  /** Ids of the changed blocks that the learner says to have seen. */
  acknowledged: readonly string[];
}

/** How the blocks of a text were read. */
export const readingOf = (text: ContractText, { seconds, acknowledged }: Progress): BlockReading[] =>
  blocksOf(text).map((block) => ({
    id: block.id,
    title: block.title,
    digest: digestOf(block),
    seconds: seconds[block.id] ?? 0,
    is_changed: acknowledged.indexOf(block.id) >= 0 ? 1 : 0,
  }));

/** The blocks that are new or different since the learner read the document; none if they never have. */
export function changedBlocks(text: ContractText, read: readonly BlockReading[] | undefined): string[] {
  if (!read) return [];
  return blocksOf(text)
    .filter((block) => !read.some(({ id, digest }) => id === block.id && digest === digestOf(block)))
    .map(({ id }) => id);
}
