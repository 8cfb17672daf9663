import type { After } from '@suite/features/player';
import { spanInWords } from '@suite/kernel/time';
import type { Step } from './order';
import { nameOf, stepWords } from './step-words';

/** What the player offers at the end of a lesson: the step after it, or how much is missing before it is learned. */
export function afterLesson(
  next: Step | undefined,
  missing: number | undefined,
  goOn: () => void,
): After | undefined {
  if (missing)
    return {
      text: '跳过的部分不计入学习时长',
      title: next ? `再看 ${spanInWords(missing)}，解锁下一步` : `再看 ${spanInWords(missing)}，学完本节`,
    };
  return next && { title: nameOf(next), ...stepWords[next.kind], isBelow: true, onAction: goOn };
}
