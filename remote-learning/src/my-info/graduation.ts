import type { CourseLine, UserDetail, Zheng } from '@suite/api';
import { graduations, lineName, REFORM } from '@suite/features/course-line';
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

/** One row for each line; of the finance course, only the versions that the learner has, or else the new one. */
export function graduationRows(detail: UserDetail, diplomas: readonly Zheng[]): GraduationRow[] {
  const done = graduatedLines(detail);
  const rows = graduations.map(([, line]): GraduationRow => {
    const course = detail.courseList.find((one) => one.line === line && !one.is_public);
    const state = done.includes(line) ? 'graduated' : course ? 'studying' : 'none';
    return {
      line,
      name: course?.course_name ?? (line === 'reform' ? REFORM : lineName[line]),
      state,
      progress: course?.progress ?? 0,
      zheng: diplomas.find((one) => one.line === line),
    };
  });
  const [finance, reform, ...rest] = rows as [GraduationRow, GraduationRow, ...GraduationRow[]];
  const versions = [finance, reform].filter(({ state }) => state !== 'none');
  return [...(versions.length > 0 ? versions : [reform]), ...rest];
}
