import { hasBlackWord } from '@suite/api';
import * as v from 'valibot';
import { blackWords } from '../../../content';
import { handleOpen } from '../../handle';

/** The refused words of a text; blanks and signs between the characters do not hide one. */
export function blackWordsIn(content: string): string[] {
  const plain = content.normalize('NFKC').replace(/[\s\p{P}\p{S}]/gu, '');
  return blackWords.filter((word) => plain.includes(word));
}

export const blackWordHandler = handleOpen(
  hasBlackWord,
  v.object({ content: v.pipe(v.string(), v.maxLength(5000, '内容不能超过 5000 个字')) }),
  ({ params }) => {
    const words = blackWordsIn(params.content);
    return { hasBlackWord: words.length > 0 ? 1 : 0, words };
  },
);
