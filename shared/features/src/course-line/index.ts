/** What all apps call a course line, and where its diploma is. */
import type { CourseLine } from '@suite/api';
import { links } from '@suite/kernel/links';

/** The name of each course line. */
export const lineName: Record<CourseLine, string> = {
  finance: '财商课',
  reform: '财商课',
  advanced: '进阶课',
  investment: '投资课',
  industry: '行业课',
  jingpin: '精品课',
  zc: '专题课',
};

/** What the reform course is called beside the older finance course. */
export const REFORM = '新版财商课';

/** Lines that study by weeks on pages that they share; the reform course has pages of its own. */
export const weeklyLines: readonly CourseLine[] = ['finance', 'advanced', 'investment', 'industry'];

/** The flag by which the server tells that the learner has graduated from a line. */
export const graduations = [
  ['isBiye', 'finance'],
  ['isJieke', 'reform'],
  ['isSyBiye', 'advanced'],
  ['isTzzhBiye', 'investment'],
  ['isHyfxBiye', 'industry'],
  ['isJPBiye', 'jingpin'],
] as const;

/** The page of a line's diploma; both versions of the finance course share one. */
export function diplomaLink(line: CourseLine): string {
  if (line === 'finance' || line === 'reform') return links.diploma();
  return line === 'advanced' ? links.diplomaAdvanced() : links.diplomaOf({ courseType: line });
}
