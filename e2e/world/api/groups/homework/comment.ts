import { addDays, dayOf, startOfDay } from '../../../clock/china-time';
import type { HandIn } from './hand-ins';

const HOUR = 3600_000;

/** The teacher comments on the morning after the hand-in. */
const commentedAt = (submittedAt: number) => startOfDay(addDays(dayOf(submittedAt), 1)) + 9 * HOUR;

const words: { from: number; words: string }[] = [
  { from: 90, words: '完成得非常好，思路清楚。接下来试着把这一周的方法用到自己的账本里，效果会更明显。' },
  { from: 75, words: '整体不错，要点都掌握了。答错的题目再看一遍解析，弄清楚错在哪一步。' },
  { from: 60, words: '基本达到要求。建议回看这一周的视频，把概念和计算各练习一遍，再做一次单元练习。' },
  {
    from: 0,
    words: '这一周的内容还不够熟，别着急。先重看视频和资料，再重新练习，有问题随时在班级群里问我。',
  },
];

/** The teacher's comment on a homework; '' before there is one. */
export function commentOn(handIn: HandIn | undefined, now: number): string {
  if (!handIn || now < commentedAt(handIn.submitted_at)) return '';
  return words.find(({ from }) => handIn.score >= from)?.words ?? '';
}
