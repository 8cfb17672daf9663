import type { Day, ManageWeek } from '@suite/api';
import { nearMomentInWords } from '@suite/kernel/time';
import type { TagProps } from '@suite/ui';
import { scoreText } from '@suite/features/result';

/** Whether the learner can answer this week's exam now. */
export const canAnswer = ({ state, tries_left }: ManageWeek): boolean =>
  state === 'open' || state === 'draft' || (state === 'failed' && tries_left > 0);

/** A week's state in a word. */
export function weekTag({ state }: ManageWeek): { word: string; tone: TagProps['tone'] } {
  switch (state) {
    case 'open':
      return { word: '可考试', tone: 'primary' };
    case 'draft':
      return { word: '答题中', tone: 'primary' };
    case 'submitted':
      return { word: '待公布', tone: 'warning' };
    case 'passed':
      return { word: '已通过', tone: 'success' };
    case 'failed':
      return { word: '未通过', tone: 'danger' };
    default:
      return { word: '未开放', tone: 'grey' };
  }
}

/** What a week's state means for the learner. */
export function weekNote(week: ManageWeek, mayStudy: boolean, today: Day): string {
  const { state, summary, start_time, result_time, score, tries_left } = week;
  // What was not scored has no score, also with a verdict.
  const points = `${scoreText(score ?? NaN)} 分`;
  if (state === 'locked') return mayStudy ? `${nearMomentInWords(start_time, today)} 开放考试` : summary;
  if (state === 'submitted') return `${nearMomentInWords(result_time ?? '', today)} 公布成绩`;
  if (state === 'passed') return points;
  if (state !== 'failed') return summary;
  return tries_left > 0 ? `${points}，还可以考 ${tries_left} 次` : `${points}，考试次数已用完`;
}
