import type { Flag, PurchaseFlags, UserDetail } from '@suite/api';
import { weeklyLines } from '@suite/features/course-line';
import { places } from '@suite/kernel/places';
import { graduatedLines, isLearner } from './what-to-show';

/** An entrance of the grid; `key` names its icon. */
export interface Service {
  key: string;
  name: string;
  to: string;
}

type HasPage = (to: string) => boolean;

type Row = [key: string, name: string, to: string, isShown: unknown];

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

/** The list of calculators; while no app has it, the mortgage calculator, which stands alone. */
const counters = [places.counter(), places.mortgage()];

/** The task pages of the older courses: some learners still have the old ones. */
const olderTasks = (hasOldTasks: boolean): string =>
  hasOldTasks ? places.homeworkOld() : places.studyTask();

/** Whether the entrance to the tasks depends on which task pages the learner has. */
export const asksHuidu = (detail: UserDetail, flags: PurchaseFlags | undefined): boolean => {
  const { any, isReform } = versions(detail, flags);
  return any && !isReform && !detail.isHomeworkEmpty;
};

/** Opens this week's book on the page of study materials. */
const bookLink = (bookId: number, isReform: boolean): string =>
  (isReform ? places.studyMaterialReform : places.studyMaterial)({ tab: 'book', bookId });

/** The entrances that fit what the learner has bought, as far as an app has their pages; the most used come first. */
export function servicesFor(
  detail: UserDetail,
  flags: PurchaseFlags | undefined,
  canUse: Flag,
  hasPage: HasPage,
  hasOldTasks = false,
): Service[] {
  const { any, isReform } = versions(detail, flags);
  const learner = isLearner(detail);
  const graduated = graduatedLines(detail).length > 0;
  const { chaiBookInfo: book, trophyId } = detail;
  const rows: Row[] = [
    ['manage', '管理课程', places.manageCourse(), learner && detail.isGlBuy],
    [
      'material',
      '学习资料',
      isReform ? places.studyMaterialReform() : places.studyMaterial(),
      any && !detail.isMaterialEmpty,
    ],
    [
      'task',
      '学习任务',
      isReform ? places.studyTaskReform() : olderTasks(hasOldTasks),
      any && !detail.isHomeworkEmpty,
    ],
    ['practice', '答题练习', isReform ? places.practiceReform() : places.practice(), any],
    ['clock', '每日打卡', places.checkIn(), learner],
    ['diploma', '我的证书', places.diplomas(), graduated],
    ['certificate', '申请证书', places.certificateHome(), graduated],
    ['notes', '视频笔记', places.notes(), learner],
    ['book', '本周拆书', book ? bookLink(book.id, isReform) : '', book],
    ['contract', '我的合同', places.contracts(), learner],
    ['counter', '理财计算器', counters.find(hasPage) ?? '', canUse],
    ['calendar', '打新日历', places.newShares(), true],
    ['market', '市场工具', places.marketTools(), true],
    ['class', '开班信息', places.classInfo(), any],
    ['playback', '直播回放', places.playbackList(), learner],
    ['link', '精选视频', places.videoLinks(), true],
    ['reward', '学员奖励', places.coupon(), learner],
    ['evaluate', '教师评价', places.evaluate(), learner && detail.teacherInfo],
    ['survey', '服务评分', places.survey(), learner],
    ['trophy', '战队奖杯', places.teamTrophy({ id: trophyId ?? 0 }), !!trophyId],
    // A visitor finds the guide among the free trials.
    ['account', '开户指引', places.openAccount(), learner],
  ];
  return rows.flatMap(([key, name, to, isShown]) => (isShown && hasPage(to) ? [{ key, name, to }] : []));
}
