import type { Flag, PurchaseFlags, UserDetail } from '@suite/api';
import { weeklyLines } from '@suite/features/course-line';
import { links } from '@suite/kernel/links';
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
const counters = [links.counter(), links.mortgage()];

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
    ['manage', '管理课程', links.manageCourse(), learner && detail.isGlBuy],
    [
      'material',
      '学习资料',
      isReform ? links.studyMaterialReform() : links.studyMaterial(),
      any && !detail.isMaterialEmpty,
    ],
    [
      'task',
      '学习任务',
      isReform ? links.studyTaskReform() : olderTasks(hasOldTasks),
      any && !detail.isHomeworkEmpty,
    ],
    ['practice', '答题练习', isReform ? links.practiceReform() : links.practice(), any],
    ['mistakes', '错题本', links.mistakes(), learner],
    ['diploma', '我的证书', links.diplomas(), graduated],
    ['certificate', '申请证书', links.certificateHome(), graduated],
    ['notes', '视频笔记', links.notes(), learner],
    ['book', '本周拆书', book ? bookLink(book.id, isReform) : '', book],
    ['contract', '我的合同', links.contracts(), learner],
    ['counter', '理财计算器', counters.find(hasPage) ?? '', canUse],
    ['calendar', '打新日历', links.newShares(), true],
    ['market', '市场工具', links.marketTools(), true],
    ['class', '开班信息', links.classInfo(), any],
    ['playback', '直播回放', links.playbackList(), learner],
    ['link', '精选视频', links.videoLinks(), true],
    ['reward', '学员奖励', links.coupon(), learner],
    ['evaluate', '教师评价', links.evaluate(), learner && detail.teacherInfo],
    ['survey', '服务评分', links.survey(), learner],
    ['trophy', '战队奖杯', links.teamTrophy({ id: trophyId ?? 0 }), !!trophyId],
    // A visitor finds the guide among the free trials.
    ['account', '开户指引', links.openAccount(), learner],
  ];
  return rows.flatMap(([key, name, to, isShown]) => (isShown && hasPage(to) ? [{ key, name, to }] : []));
}
