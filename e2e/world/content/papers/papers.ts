import { questionType, type QuestionType } from '@suite/api';
import { advancedCourse } from '../advanced/course';
import { prose } from '../authoring/prose';
import { financeCourse } from '../finance/course';
import { reformCourse } from '../reform/course';
import type { CourseContent, PaperContent, ScoredQuestion } from '../types';

/** How many questions of a type a paper asks, and what each of them counts. */
type Part = readonly [type: QuestionType, count: number, score: number];

const { single, multiple, judge } = questionType;

/** Questions of a type from a course, one from each chapter in turn, so that all chapters are asked. */
function pick(course: CourseContent, [type, count, score]: Part): ScoredQuestion[] {
  const banks = course.stages
    .flatMap((stage) => stage.chapters)
    .map((chapter) => {
      const own = chapter.unit?.questions ?? [];
      const bank = new Map([...chapter.test, ...own].map((one) => [one.id, one]));
      return [...bank.values()].filter((one) => one.type === type);
    });
  const inTurn = Array.from({ length: count }, (_, round) =>
    banks.flatMap((bank) => bank.slice(round, round + 1)),
  );
  return inTurn
    .flat()
    .slice(0, count)
    .map((one) => ({ ...one, score }));
}

function paper(
  course: CourseContent,
  words: { id: number; title: string; minutes: number; rule: string },
  parts: readonly Part[],
): PaperContent {
  const question_list = parts.flatMap((part) => pick(course, part));
  const total_score = question_list.reduce((sum, one) => sum + one.score, 0);
  return { ...words, rule: prose(words.rule), line: course.line, total_score, pass_score: 60, question_list };
}

/** The exams: one with a time limit, one without, and one that ends soon. */
export const papers: PaperContent[] = [
  paper(
    financeCourse,
    {
      id: 901,
      title: '财商训练营结业考试',
      minutes: 60,
      rule: `本次考试共 30 题，满分 100 分，60 分及格，限时 60 分钟。
        - 单选题 16 题，每题 3 分；多选题 8 题，每题 5 分，多选、少选、错选均不得分；判断题 6 题，每题 2 分。
        - 点击“开始考试”后开始计时，退出页面不会暂停。
        - 作答随时自动保存，时间到自动交卷。
        - 交卷之后可以查看解析，成绩合格者可以领取证书。`,
    },
    [
      [single, 16, 3],
      [multiple, 8, 5],
      [judge, 6, 2],
    ],
  ),
  paper(
    reformCourse,
    {
      id: 902,
      title: '家庭理财通识课结课考试',
      minutes: 0,
      rule: `本次考试共 20 题，每题 5 分，满分 100 分，60 分及格，不限时间。
        - 可以分几次完成，作答会自动保存。
        - 多选题多选、少选、错选均不得分。
        - 交卷之后不能修改，请检查后再提交。`,
    },
    [
      [single, 12, 5],
      [multiple, 5, 5],
      [judge, 3, 5],
    ],
  ),
  paper(
    advancedCourse,
    {
      id: 903,
      title: '进阶课限时小测',
      minutes: 10,
      rule: `本次小测共 10 题，每题 10 分，60 分及格，限时 10 分钟。
        - 时间到自动交卷，请把握节奏。
        - 多选题多选、少选、错选均不得分。`,
    },
    [
      [single, 6, 10],
      [multiple, 2, 10],
      [judge, 2, 10],
    ],
  ),
];
