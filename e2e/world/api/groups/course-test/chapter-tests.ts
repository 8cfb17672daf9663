import {
  chapterTest,
  chapterTestResult,
  reformChapterTest,
  reformChapterTestResult,
  submitChapterTest,
  submitReformChapterTest,
  type Call,
  type CategoryInfo,
  type ChapterTest,
  type ChapterTestParams,
  type ChapterTestResult,
  type SubmitChapterTestParams,
  type UserAnswer,
} from '@suite/api';
import * as v from 'valibot';
import { heldAnswer, sheetParams, usedSeconds, type SolvedQuestion } from '../../answering';
import { handle } from '../../handle';
import { id } from '../../params';
import { notFound, rule } from '../../refusal';
import { demandCourse, isOlder, isReform, type Asked, type Kind } from '../course/access';
import { chaptersOf } from '../course/catalogue';
import { isTestOpen } from '../course/lesson-state';
import { studyOf } from '../course/study';
import type { ChapterRow } from '../course/tables';
import { lastSubmitted, openAttempt } from './attempts';
import { submitTest, testOf, type OpenTest } from './submit';
import { attemptShape, laidOut, olderLayout, reformLayout, testScore, type Layout } from './test-shapes';

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
  db.selectFrom('chapter').selectAll().where(by, '=', value).executeTakeFirst();

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
