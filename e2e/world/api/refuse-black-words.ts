import { blackWordsIn } from './groups/user/black-words';
import { rule } from './refusal';

/** Refuses a learner's text that contains words which nobody may write, and says which. */
export function refuseBlackWords(...texts: string[]): void {
  const words = [...new Set(texts.flatMap(blackWordsIn))];
  if (words.length > 0) throw rule(`内容包含不允许的词语：${words.join('、')}`);
}
