import { blackWordsIn } from './groups/user';
import { rule } from './handle';

/** Throws if a learner's text contains forbidden words, and names them. */
export function refuseBlackWords(...texts: string[]): void {
  const words = [...new Set(texts.flatMap(blackWordsIn))];
  if (words.length > 0) throw rule(`内容包含不允许的词语：${words.join('、')}`);
}
