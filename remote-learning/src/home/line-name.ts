import type { CourseLine } from '@suite/api';

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
