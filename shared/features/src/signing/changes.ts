import type { ContractBlock, ContractText } from '@suite/api';

/** What was read, by the id of each block: enough to see whether it has changed, too little to read it. */
export type Marks = Record<string, string>;

/** A short number for a text, so that the device need not keep the text itself (FNV-1a). */
export function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

const markOf = ({ html, digest, title }: ContractBlock) => digest || digestOf(`${title}\n${html}`);

export const blocksOf = ({ documents }: ContractText) => documents.flatMap(({ blocks }) => blocks);

export const marksOf = (text: ContractText): Marks =>
  Object.fromEntries(blocksOf(text).map((block) => [block.id, markOf(block)]));

/** The blocks that are new or different since the learner read the document; none if they never have. */
export function changedBlocks(text: ContractText, read: Marks | undefined): string[] {
  if (!read) return [];
  return blocksOf(text)
    .filter((block) => read[block.id] !== markOf(block))
    .map(({ id }) => id);
}
