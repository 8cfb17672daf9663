import type {
  ClassInfo,
  CourseLine,
  LatestEntrance,
  OwnedCourse,
  PurchaseFlags,
  UserDetail,
} from '@suite/api';
import { graduations, lineName } from '@suite/features/course-line';
import type { Context } from '@suite/kernel';

/** Whether the person has bought a course; open courses do not count, because everybody has them. */
export const isLearner = ({ isBuy, isZcBuy, courseList }: UserDetail): boolean =>
  !!isBuy || !!isZcBuy || courseList.some(({ is_public }) => !is_public);

/** The course lines from which the learner has graduated. */
export const graduatedLines = (detail: UserDetail): CourseLine[] =>
  graduations.flatMap(([flag, line]) => (detail[flag] ? [line] : []));

/** The next lesson: continue, review, or start a course. */
export type Next =
  | { kind: 'continue' | 'review'; entrance: LatestEntrance }
  | { kind: 'start'; course: OwnedCourse };

/**
 * The video watched last, while its course is unfinished; then the first unfinished course; when all are
 * finished, a review of the last video.
 */
export function nextStep(courses: readonly OwnedCourse[], entrance: LatestEntrance | null): Next | undefined {
  if (entrance && entrance.progress < 100) return { kind: 'continue', entrance };
  const own = courses.filter(({ is_public }) => !is_public);
  const course = own.find(({ progress }) => progress < 100) ?? (own.length ? undefined : courses[0]);
  if (course) return { kind: 'start', course };
  return entrance ? { kind: 'review', entrance } : undefined;
}

/** The key of a tab of courses; both versions of the finance course share one. */
export type TabKey = 'finance' | 'live' | Exclude<CourseLine, 'finance' | 'reform'> | 'open';

export interface CourseTab {
  key: TabKey;
  title: string;
  courses: OwnedCourse[];
}

const tabOrder: [TabKey, string][] = [
  ['finance', lineName.finance],
  ['live', '直播营'],
  ['advanced', lineName.advanced],
  ['investment', lineName.investment],
  ['industry', lineName.industry],
  ['jingpin', lineName.jingpin],
  ['zc', lineName.zc],
  ['open', '公开课'],
];

const tabOf = ({ line, is_public }: Pick<OwnedCourse, 'line' | 'is_public'>): TabKey =>
  is_public ? 'open' : line === 'reform' ? 'finance' : line;

/** A tab for each line that the learner has bought or already has courses of. */
export function courseTabs(detail: UserDetail, flags?: PurchaseFlags): CourseTab[] {
  const bought: Partial<Record<TabKey, 0 | 1>> = {
    finance: detail.isBuy || flags?.is_buy_finance_reform,
    live: flags?.is_buy_live_xby_reform,
    advanced: flags?.is_buy_advanced,
    investment: flags?.is_buy_investment,
    industry: flags?.is_buy_industry,
    jingpin: flags?.is_buy_jingpin,
    zc: detail.isZcBuy,
  };
  return tabOrder.flatMap(([key, title]) => {
    const courses = detail.courseList.filter((course) => tabOf(course) === key);
    return bought[key] || courses.length > 0 ? [{ key, title, courses }] : [];
  });
}

/** The tabs without a course that the card of the next lesson shows already, as the learner's only one. */
export function tabsBeside(tabs: readonly CourseTab[]): readonly CourseTab[] {
  const own = tabs.filter(({ key }) => key !== 'open');
  const isOneCourse = own.length === 1 && own[0]?.courses.length === 1;
  return isOneCourse ? tabs.filter(({ key }) => key === 'open') : tabs;
}

/** The tab that is open at first: the one of the next lesson. */
export function firstTab(tabs: readonly CourseTab[], next: Next | undefined): TabKey | undefined {
  const wanted = next && tabOf(next.kind === 'start' ? next.course : next.entrance);
  return tabs.find(({ key }) => key === wanted)?.key ?? tabs[0]?.key;
}

/** How far the learner is with the finance class; 'none' when one can be chosen. */
export type ClassStage = ClassInfo['status'] | 'none';

/** The stage of the finance class; undefined before the purchase and after the graduation. */
export function classStage({ isBuy, isBiye, isJieke, splitInfosData }: UserDetail): ClassStage | undefined {
  const isGraduate = !!isBiye || !!isJieke;
  if (!splitInfosData) return isBuy && !isGraduate ? 'none' : undefined;
  const { status } = splitInfosData;
  return status === 'finished' && isGraduate ? undefined : status;
}

/** The first line that the learner is ready for and has not bought; undefined until the flags are known. */
export function recommendedLine(detail: UserDetail, flags?: PurchaseFlags): CourseLine | undefined {
  if (!flags) return undefined;
  const done = graduatedLines(detail);
  const path: [CourseLine, boolean, boolean][] = [
    ['advanced', done.includes('finance') || done.includes('reform'), !!flags.is_buy_advanced],
    ['investment', done.includes('advanced'), !!flags.is_buy_investment],
    ['industry', done.includes('investment'), !!flags.is_buy_industry],
    ['jingpin', done.includes('industry'), !!flags.is_buy_jingpin],
  ];
  return path.find(([, isReady, isBought]) => isReady && !isBought)?.[0];
}

/** Whether to suggest studying on a computer: to learners in the browser or messenger of a phone. */
export const wantsPcPrompt = (detail: UserDetail, context: Context): boolean =>
  isLearner(detail) && (context === 'browser' || context === 'messenger');
