import { hasBlackWord } from './user';

/** Banned words in a learner's texts; empty when the texts may be sent. */
export async function refusedWords(...texts: string[]): Promise<string[]> {
  const asked = texts.map((text) => text.trim()).filter(Boolean);
  const answers = await Promise.all(asked.map((content) => hasBlackWord({ content })));
  // A success without data names no words; the provider looks at the texts again when they are sent.
  const known = answers as ((typeof answers)[number] | null)[];
  return [...new Set(known.flatMap((answer) => answer?.words ?? []))];
}

/** Tells a learner which words to change. */
export const refusedWordsMessage = (words: readonly string[]): string =>
  `请修改不能使用的词语：${words.map((word) => `“${word}”`).join('、')}`;
