import type { CourseLine, UserDetail, Zheng } from '@suite/api';
import { graduatedLines } from '../home/what-to-show';

/** How far the learner is with a line: graduated, studying, or not bought. */
export type GraduationState = 'graduated' | 'studying' | 'none';

export interface GraduationRow {
  line: CourseLine;
  name: string;
  state: GraduationState;
  /** Percent of the videos that are learned. */
  progress: number;
  /** Absent until the diploma has been issued. */
  zheng: Zheng | undefined;
}

const names: [CourseLine, string][] = [
  ['finance', '财商课'],
  ['reform', '财商课（新版）'],
  ['advanced', '进阶课'],
  ['investment', '投资课'],
  ['industry', '行业课'],
  ['jingpin', '精品课'],
];

/** One row for each line; of the finance course, only the versions that the learner has, or else the new one. */
export function graduationRows(detail: UserDetail, diplomas: readonly Zheng[]): GraduationRow[] {
  const done = graduatedLines(detail);
  const rows = names.map(([line, name]): GraduationRow => {
    const course = detail.courseList.find((one) => one.line === line && !one.is_public);
    const state = done.includes(line) ? 'graduated' : course ? 'studying' : 'none';
    return {
      line,
      name: course?.course_name ?? name,
      state,
      progress: course?.progress ?? 0,
      zheng: diplomas.find((one) => one.line === line),
    };
  });
  const [finance, reform, ...rest] = rows as [GraduationRow, GraduationRow, ...GraduationRow[]];
  const versions = [finance, reform].filter(({ state }) => state !== 'none');
  return [...(versions.length > 0 ? versions : [reform]), ...rest];
}
