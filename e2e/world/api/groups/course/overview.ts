import {
  isBuyCourse,
  latestEntrance,
  type Flag,
  type LatestEntrance,
  type OwnedCourse,
  type UserDetail,
  type VideoLine,
} from '@suite/api';
import type { Product } from '../../../people/sessions';
import { handle } from '../../handle';
import { boughtBy, ownedCourses, type Asked, type CourseRow } from './access';
import { needsVideoTest } from './courses';
import { percent } from './lesson-state';

/** The first line is the page's own origin, which passes the videos on; the second is a host of its own. */
const videoLines = (address: string): VideoLine[] => [
  { id: 1, name: '线路一', host: '/' },
  { id: 2, name: '线路二', host: `${address}/` },
];

/** Courses with the progress in them, without looking at every lesson. */
async function ownedCourseList(asked: Asked, courses: readonly CourseRow[]): Promise<OwnedCourse[]> {
  if (courses.length === 0) return [];
  const counts = await asked.db
    .selectFrom('video')
    .leftJoin('watch', (join) =>
      join.onRef('watch.video_id', '=', 'video.id').on('watch.learner_id', '=', asked.learner.id),
    )
    .select(({ fn }) => [
      'course_id',
      fn.countAll<number>().as('video_total'),
      fn.count<number>('done_at').as('video_done'),
    ])
    .where(
      'course_id',
      'in',
      courses.map(({ id }) => id),
    )
    .groupBy('course_id')
    .execute();
  return courses.map(({ id, line, name, cover, is_public }) => {
    const { video_total = 0, video_done = 0 } = counts.find(({ course_id }) => course_id === id) ?? {};
    return {
      course_id: id,
      line,
      course_name: name,
      cover,
      video_total,
      video_done,
      progress: percent(video_done, video_total),
      is_public,
    };
  });
}

/** The learner's courses, and from where their videos come. */
export async function courseDetail(
  asked: Asked & { address: string },
): Promise<Pick<UserDetail, 'courseList' | 'videoLines'>> {
  const courses = await ownedCourses(asked, await boughtBy(asked));
  return { courseList: await ownedCourseList(asked, courses), videoLines: videoLines(asked.address) };
}

async function entranceOf(asked: Asked): Promise<LatestEntrance | null> {
  const courses = await ownedCourses(asked, await boughtBy(asked));
  if (courses.length === 0) return null;
  const last = await asked.db
    .selectFrom('watch')
    .innerJoin('video', 'video.id', 'watch.video_id')
    .innerJoin('chapter', 'chapter.id', 'video.chapter_id')
    .select(['video.id as v_id', 'video.course_id', 'video.name as video_name', 'video.cover'])
    .select(['chapter.id as chapter_id', 'chapter.name as chapter_name'])
    .where('watch.learner_id', '=', asked.learner.id)
    .where(
      'video.course_id',
      'in',
      courses.map(({ id }) => id),
    )
    .orderBy('watch.recorded_at', 'desc')
    .executeTakeFirst();
  const course = courses.find(({ id }) => id === last?.course_id);
  if (!last || !course) return null;
  const [owned] = await ownedCourseList(asked, [course]);
  return {
    ...last,
    line: course.line,
    course_id: course.id,
    course_name: course.name,
    progress: owned?.progress ?? 0,
    is_public: course.is_public,
  };
}

/** What the learner has bought, and where they stopped. */
export const overviewHandlers = [
  handle(isBuyCourse, async (asking) => {
    const bought = await boughtBy(asking);
    const flag = (product: Product): Flag => (bought.has(product) ? 1 : 0);
    return {
      is_buy_finance_reform: flag('reform'),
      // The beginners' live camp is no longer sold.
      is_buy_live_xby_reform: 0,
      is_buy_advanced: flag('advanced'),
      is_buy_investment: flag('investment'),
      is_buy_industry: flag('industry'),
      is_buy_jingpin: flag('jingpin'),
      is_need_video_test: (await needsVideoTest(asking)) ? 1 : 0,
    };
  }),

  handle(latestEntrance, entranceOf),
];
