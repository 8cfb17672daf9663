import type { Flag, PurchaseFlags, UserDetail } from '@suite/api';
import { weeklyLines } from '@suite/features/course-line';
import { links } from '@suite/kernel/links';
import type { PlacedTile } from '@suite/ui';
import { graduatedLines, isLearner } from './what-to-show';

/** An entrance of the grid; `icon` is a tile's own, or the name of one of this app's. */
export interface Service {
  icon: string;
  name: string;
  to: string;
}

type HasPage = (to: string) => boolean;

type Row = [order: number, icon: string, name: string, to: string, isShown: unknown];

/**
 * Which study pages the learner's courses have. With both kinds the entrances lead to those of the course that is
 * studied now, and the pages themselves offer the other.
 */
function versions(detail: UserDetail, flags: PurchaseFlags | undefined) {
  const own = detail.courseList.filter(({ is_public }) => !is_public);
  const reform = !!flags?.is_buy_finance_reform || own.some(({ line }) => line === 'reform');
  const older = own.some(({ line }) => weeklyLines.includes(line));
  return { any: reform || older, isReform: reform && !(older && detail.isJieke) };
}

/** The task pages of the older courses: some learners still have the old ones. */
const olderTasks = (hasOldTasks: boolean): string => (hasOldTasks ? links.homeworkOld() : links.studyTask());

/** Whether the entrance to the tasks depends on which task pages the learner has. */
export const asksHuidu = (detail: UserDetail, flags: PurchaseFlags | undefined): boolean => {
  const { any, isReform } = versions(detail, flags);
  return any && !isReform && !detail.isHomeworkEmpty;
};

/** Opens this week's book on the page of study materials. */
const bookLink = (bookId: number, isReform: boolean): string =>
  (isReform ? links.studyMaterialReform : links.studyMaterial)({ tab: 'book', bookId });

/** What the entrances depend on. */
interface ServiceFacts {
  detail: UserDetail;
  flags: PurchaseFlags | undefined;
  /** Whether the person may use the calculators. */
  canUse: Flag;
  /** What the apps have for this page. */
  tiles: readonly PlacedTile[];
  hasOldTasks?: boolean;
}

/** To whom tiles can be shown, and whether this person is one. */
function audiencesOf({ detail, flags, canUse }: ServiceFacts): Partial<Record<string, boolean>> {
  const { any, isReform } = versions(detail, flags);
  const learner = isLearner(detail);
  return {
    learner,
    graduate: graduatedLines(detail).length > 0,
    management: learner && !!detail.isGlBuy,
    reform: any && isReform,
    older: any && !isReform,
    calculators: !!canUse,
  } satisfies Record<NonNullable<PlacedTile['for']>, boolean>;
}

/** The entrances to pages of this app: their addresses and conditions are in the learner's detail. */
function ownRows({ detail, flags, hasOldTasks = false }: ServiceFacts): Row[] {
  const { any, isReform } = versions(detail, flags);
  const learner = isLearner(detail);
  const { chaiBookInfo: book, trophyId } = detail;
  return [
    [
      20,
      'material',
      '学习资料',
      isReform ? links.studyMaterialReform() : links.studyMaterial(),
      any && !detail.isMaterialEmpty,
    ],
    [
      30,
      'task',
      '学习任务',
      isReform ? links.studyTaskReform() : olderTasks(hasOldTasks),
      any && !detail.isHomeworkEmpty,
    ],
    [50, 'mistakes', '错题本', links.mistakes(), learner],
    [90, 'book', '本周拆书', book ? bookLink(book.id, isReform) : '', book],
    [140, 'class', '开班信息', links.classInfo(), any],
    [150, 'playback', '直播回放', links.playbackList(), learner],
    [160, 'link', '精选视频', links.videoLinks(), true],
    [180, 'evaluate', '教师评价', links.evaluate(), learner && detail.teacherInfo],
    [190, 'survey', '服务评分', links.survey(), learner],
    [200, 'trophy', '战队奖杯', links.teamTrophy({ id: trophyId ?? 0 }), !!trophyId],
    // A visitor finds the guide among the free trials.
    [210, 'account', '开户指引', links.openAccount(), learner],
  ];
}

/** The entrances that fit what the learner has bought, as far as an app has their pages; the most used come first. */
export function servicesFor(facts: ServiceFacts, hasPage: HasPage): Service[] {
  const audiences = audiencesOf(facts);
  const tiles = facts.tiles.map(({ order, icon, name, path, for: audience }): Row => [
    order,
    icon,
    name,
    path,
    audience === undefined || audiences[audience],
  ]);
  return (
    [...ownRows(facts), ...tiles]
      .filter(([, , , to, isShown]) => isShown && hasPage(to))
      // Old engines change the order of equals.
      .sort(([one, , , to], [other, , , next]) => one - other || (to < next ? -1 : 1))
      .map(([, icon, name, to]) => ({ icon, name, to }))
  );
}
