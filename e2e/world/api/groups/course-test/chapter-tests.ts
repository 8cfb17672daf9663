import { find } from '../../../db';
import {
  chapterTest,
  chapterTestResult,
  questionType,
  reformChapterTest,
  reformChapterTestResult,
  submitChapterTest,
  submitReformChapterTest,
  type Answers,
  type Call,
  type CategoryInfo,
  type ChapterTest,
  type ChapterTestParams,
  type ChapterTestResult,
  type Question,
  type QuestionGroup,
  type ReformTestQuestions,
  type SubmitChapterTestParams,
  type TestQuestions,
  type TestScore,
  type TestSheet,
  type UserAnswer,
} from '@suite/api';
import * as v from 'valibot';
import { timeText } from '../../../clock/china-time';
import {
  heldAnswer,
  receive,
  scored,
  sheetParams,
  shownQuestions,
  typeText,
  usedSeconds,
  type SolvedQuestion,
} from '../../answering';
import { handle, id, notFound, rule } from '../../handle';
import { demandCourse, isOlder, isReform, type Asked, type ChapterRow, type Kind } from '../course/access';
import { chaptersOf } from '../course/catalogue';
import { studyOf } from '../course/courses';
import { isTestOpen } from '../course/lesson-state';
import {
  attemptOf,
  lastSubmitted,
  openAttempt,
  saveAnswer,
  type TestAttemptRow,
  type TestKind,
} from '../course/test-attempts';

const { single, multiple, judge } = questionType;

/** A test has two groups, so questions with several answers stand among those with one. */
function choices(list: Question[]): QuestionGroup {
  const mixed = list.some(({ type }) => type === multiple);
  return { type: single, type_text: mixed ? '选择题' : typeText[single], list };
}

const statements = (list: Question[]): QuestionGroup => ({ type: judge, type_text: typeText[judge], list });

const split = (list: readonly Question[]) => ({
  choice: choices(list.filter(({ type }) => type !== judge)),
  statement: statements(list.filter(({ type }) => type === judge)),
});

/** How a version of the course lays out a test. */
export type Layout<Questions> = (list: readonly Question[]) => Questions;

export const olderLayout: Layout<TestQuestions> = (list) => {
  const { choice, statement } = split(list);
  return { singleChoice: choice, judge: statement };
};

export const reformLayout: Layout<ReformTestQuestions> = (list) => {
  const { choice, statement } = split(list);
  return { singleChoice: choice, judgement: statement };
};

/** Questions with what the learner has answered, in a layout. */
export const laidOut = <Questions>(
  layout: Layout<Questions>,
  questions: readonly SolvedQuestion[],
  held: Pick<UserAnswer, 'content' | 'is_draft'> | null,
): Questions => layout(shownQuestions(questions, held));

/** What an attempt carries for the answering. */
export const attemptShape = (row: TestAttemptRow, now: number) => ({
  record_id: row.id,
  user_answer: heldAnswer(row),
  server_time: timeText(now),
});

/** The outcome of an attempt that was finally submitted. */
export function testScore(row: TestAttemptRow, questions: readonly SolvedQuestion[]): TestScore {
  const content = JSON.parse(row.content ?? '{}') as Answers;
  const { score, total_score, right_count, question_count } = scored(questions, content);
  return {
    record_id: row.id,
    score: row.score ?? score,
    total_score,
    is_pass: row.is_pass ?? 0,
    right_count,
    question_count,
    used_seconds: row.used_seconds,
    submit_time: timeText(row.submitted_at as number),
  };
}

/** A test as it is taken. */
export interface OpenTest {
  kind: TestKind;
  target_id: number;
  questions: readonly SolvedQuestion[];
  pass_score: number;
}

/** The learner's tests of one target. */
export const testOf = ({ learner }: Asked, { kind, target_id }: Pick<OpenTest, 'kind' | 'target_id'>) => ({
  learner_id: learner.id,
  kind,
  target_id,
});

/** Receives an answer sheet and returns the answers that are held afterwards. */
export async function submitTest(asked: Asked, test: OpenTest, sheet: TestSheet): Promise<UserAnswer> {
  const { db, now } = asked;
  const attempt = await attemptOf(db, testOf(asked, test), sheet.record_id);
  if (!attempt) throw notFound('答题记录不存在');
  const { answer, changed } = receive({ questions: test.questions, held: heldAnswer(attempt), sheet, now });
  const isPass = answer.score !== null && answer.score >= test.pass_score;
  if (changed) await saveAnswer(db, attempt.id, answer, { now, isPass });
  return answer;
}

interface OpenChapterTest extends OpenTest {
  info: CategoryInfo;
}

/** The test of a chapter whose videos the learner has learned. */
async function demandTest(
  asked: Asked,
  chapter: ChapterRow | undefined,
  kind: Kind,
): Promise<OpenChapterTest> {
  const course = await demandCourse(asked, chapter?.course_id, kind, '章节不存在');
  if (!chapter?.test) throw notFound('本章没有测试');
  const { course: entry, marks } = await studyOf(asked, course);
  const own = chaptersOf(entry).find((one) => one.id === chapter.id);
  if (!own || !isTestOpen(own, marks)) throw rule('请先学完本章的视频，再来参加测试');
  return {
    kind: 'chapter',
    target_id: chapter.id,
    questions: JSON.parse(chapter.test) as SolvedQuestion[],
    pass_score: chapter.pass_score,
    info: { id: chapter.category_id, category_name: chapter.name, pass_chapter_score: chapter.pass_score },
  };
}

const chapterOf = ({ db }: Asked, by: 'id' | 'category_id', value: number) =>
  find(db, 'chapter', { [by]: value });

const chapter = v.object({ chapter_id: id() });
const sheet = v.object({ category_id: id(), record_id: id(), ...sheetParams(), used_seconds: usedSeconds() });

interface Calls<Questions> {
  list: Call<ChapterTestParams, ChapterTest<Questions>>;
  submit: Call<SubmitChapterTestParams, UserAnswer>;
  result: Call<ChapterTestParams, ChapterTestResult<Questions> | null>;
}

function handlersOf<Questions>(
  kind: Kind,
  layout: Layout<Questions>,
  { list, submit, result }: Calls<Questions>,
) {
  return [
    handle(list, chapter, async (asking) => {
      const { db, now, params } = asking;
      const test = await demandTest(asking, await chapterOf(asking, 'id', params.chapter_id), kind);
      const attempt = await openAttempt(db, testOf(asking, test), now);
      return {
        ...attemptShape(attempt, now),
        category_info: test.info,
        ...laidOut(layout, test.questions, heldAnswer(attempt)),
      };
    }),

    handle(submit, sheet, async (asking) => {
      const meant = await chapterOf(asking, 'category_id', asking.params.category_id);
      return submitTest(asking, await demandTest(asking, meant, kind), asking.params);
    }),

    handle(result, chapter, async (asking) => {
      const { db, params } = asking;
      const test = await demandTest(asking, await chapterOf(asking, 'id', params.chapter_id), kind);
      const last = await lastSubmitted(db, testOf(asking, test));
      if (!last) return null;
      return {
        ...testScore(last, test.questions),
        category_info: test.info,
        ...laidOut(layout, test.questions, heldAnswer(last)),
      };
    }),
  ];
}

/** Tests of a chapter, in both layouts. */
export const chapterTestHandlers = [
  ...handlersOf(isOlder, olderLayout, {
    list: chapterTest,
    submit: submitChapterTest,
    result: chapterTestResult,
  }),
  ...handlersOf(isReform, reformLayout, {
    list: reformChapterTest,
    submit: submitReformChapterTest,
    result: reformChapterTestResult,
  }),
];
