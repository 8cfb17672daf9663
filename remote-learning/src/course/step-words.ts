import { studyStatus } from '@suite/api';
import type { Step } from './order';
import { barrierWords } from './use-order';

/** How the step after a lesson is called. */
export const stepWords = {
  video: { action: '下一节', text: '下一节' },
  'video-test': { action: '做本节测试', text: '再做几道题，通过后解锁下一节' },
  'chapter-test': { action: '做章节测试', text: '本章学完，测一测掌握得怎么样' },
};

/** What the learner meets in that step. */
export const nameOf = (step: Step) =>
  step.kind === 'video'
    ? step.video.video_name
    : step.kind === 'video-test'
      ? '本节测试'
      : `${step.chapter.chapter_name} · 章节测试`;

/** The button under a lesson: what comes after it, or what unlocks it. */
export const actionOf = (next: Step | undefined, isLocked: boolean) =>
  !next
    ? isLocked
      ? '暂未开放'
      : '已是最后一节'
    : isLocked
      ? barrierWords(next).confirmText
      : stepWords[next.kind].action;

/** The button of a learner who comes back to a course or a chapter. */
export function actionNow(step: Step): string {
  if (step.kind !== 'video') return stepWords[step.kind].action;
  const { summaryStatus, is_current } = step.video;
  if (summaryStatus === studyStatus.done) return '再看一遍';
  return is_current ? '继续学习' : '开始学习';
}
