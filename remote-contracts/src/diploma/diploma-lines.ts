import { courseType, type CourseLine, type OwnedCourse, type UserDetail, type Zheng } from '@suite/api';
import { graduations, lineName } from '@suite/features/course-line';
import { links } from '@suite/kernel/links';

/** Both versions of the finance course share a page. */
export const financeLines: readonly CourseLine[] = ['reform', 'finance'];

/** The lines of a diploma's address; undefined if there is no such diploma. */
export function linesOf(type: string): readonly CourseLine[] | undefined {
  if (type === courseType.CS_COURSE || financeLines.some((line) => line === type)) return financeLines;
  const line = graduations.find(([, one]) => one === type)?.[1];
  return line && [line];
}

/** What stands between the learner and a diploma, and where to go on. */
export interface Missing {
  title: string;
  text: string;
  /** Percent of the videos that are learned; absent without the course. */
  progress?: number;
  action: string;
  to: string;
}

/** The course of a line that the learner has bought; open courses do not count. */
export const ownCourse = ({ courseList }: UserDetail, line: CourseLine): OwnedCourse | undefined =>
  courseList.find((course) => course.line === line && !course.is_public);

/** What is missing for a line; the list of diplomas tells whether there is one. */
export function missingFor(detail: UserDetail, line: CourseLine): Missing {
  const course = ownCourse(detail, line);
  if (!course) {
    return {
      title: `还没有开始学${lineName[line]}`,
      text: '学完课程并通过考试后，就能获得这份结业证书。',
      action: '看看我的课程',
      to: links.home(),
    };
  }
  const { course_id, course_name, progress } = course;
  if (progress < 100) {
    return {
      title: '学完课程就能领取',
      text: `“${course_name}”已学 ${progress}%，学完全部课程并通过考试后颁发证书。`,
      progress,
      action: '继续学习',
      to: links.course({ id: course_id }),
    };
  }
  const flag = graduations.find(([, one]) => one === line)?.[0];
  if (flag && detail[flag]) {
    return {
      title: '证书正在制作',
      text: '您已经毕业，证书制作完成后会出现在这里，一般需要 1 个工作日。',
      progress,
      action: '查看毕业信息',
      to: links.graduation(),
    };
  }
  return {
    title: detail.paperId === null ? '课程已学完，等待毕业' : '通过考试就能领取',
    text:
      detail.paperId === null
        ? '班级结束后，老师会确认您的成绩并颁发证书。'
        : `“${course_name}”已全部学完，通过结课考试后颁发证书。`,
    progress,
    action: detail.paperId === null ? '联系班主任' : '去考试',
    to: detail.paperId === null ? links.myTeacher({ line }) : links.exam({ paperId: detail.paperId }),
  };
}

/** A row of the list of diplomas. */
export interface DiplomaRow {
  line: CourseLine;
  name: string;
  zheng: Zheng | undefined;
  missing: Missing;
}

/** The diplomas of the learner and of the courses that are being studied, issued ones first. */
export function diplomaRows(detail: UserDetail, diplomas: readonly Zheng[]): DiplomaRow[] {
  const rows = graduations
    .map(([, line]): DiplomaRow => {
      const zheng = diplomas.find((one) => one.line === line);
      const name = zheng?.course_name ?? ownCourse(detail, line)?.course_name ?? '';
      return { line, name, zheng, missing: missingFor(detail, line) };
    })
    .filter(({ name }) => name);
  return [...rows.filter(({ zheng }) => zheng), ...rows.filter(({ zheng }) => !zheng)];
}
