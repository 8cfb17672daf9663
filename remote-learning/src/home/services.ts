import type { Flag, PurchaseFlags, UserDetail } from '@suite/api';
import { places } from '@suite/kernel/places';
import { graduatedLines, isLearner } from './what-to-show';

/** An entrance of the grid; `key` names its icon. */
export interface Service {
  key: string;
  name: string;
  to: string;
}

export interface ServiceGroup {
  title: string;
  tone: 'primary' | 'success' | 'warning';
  services: Service[];
}

type HasPage = (to: string) => boolean;

type Row = [key: string, name: string, to: string, isShown?: unknown];

const open = (rows: readonly Row[]): Service[] =>
  rows.flatMap(([key, name, to, isShown = true]) => (isShown ? [{ key, name, to }] : []));

/** Which study pages the learner needs: those of the reform course, those of the other courses, or both. */
function versions(detail: UserDetail, flags: PurchaseFlags | undefined) {
  const own = detail.courseList.filter(({ is_public }) => !is_public);
  const reform = !!flags?.is_buy_finance_reform || own.some(({ line }) => line === 'reform');
  const older = own.some(({ line }) => line !== 'reform' && line !== 'jingpin' && line !== 'zc');
  return { reform, older, both: reform && older };
}

function studyRows(detail: UserDetail, flags: PurchaseFlags | undefined): Row[] {
  const { reform, older, both } = versions(detail, flags);
  const material = !detail.isMaterialEmpty;
  const homework = !detail.isHomeworkEmpty;
  const of = (name: string) => (both ? `财商${name}` : `学习${name}`);
  return [
    ['material', of('资料'), places.studyMaterialReform(), material && reform],
    ['material', both ? '课程资料' : '学习资料', places.studyMaterial(), material && older],
    ['task', of('任务'), places.studyTaskReform(), homework && reform],
    ['task', both ? '课程任务' : '学习任务', places.studyTask(), homework && older],
    ['practice', both ? '财商练习' : '答题练习', places.practiceReform(), reform],
    ['practice', both ? '课程练习' : '答题练习', places.practice(), older],
    ['clock', '每日打卡', places.checkIn(), isLearner(detail)],
    ['class', '开班信息', places.classInfo(), reform || older],
    ['notes', '视频笔记', places.notes(), isLearner(detail)],
    ['trophy', '战队奖杯', places.teamTrophy({ id: detail.trophyId ?? 0 }), detail.trophyId !== null],
    ['playback', '直播回放', places.playbackList(), isLearner(detail)],
    ['link', '精选视频', places.videoLinks(), isLearner(detail)],
  ];
}

function careRows(detail: UserDetail): Row[] {
  const learner = isLearner(detail);
  return [
    ['contract', '我的合同', places.contracts(), learner],
    ['diploma', '我的证书', places.diplomas(), graduatedLines(detail).length > 0],
    ['reward', '学员奖励', places.coupon(), learner],
    ['evaluate', '教师评价', places.evaluate(), learner && detail.teacherInfo],
    ['survey', '服务评分', places.survey(), learner],
  ];
}

/** The list of calculators; while no app has it, the mortgage calculator, which stands alone. */
const counters = [places.counter(), places.mortgage()];

/** A visitor has the account guide among the free trials instead, and finds the videos here. */
const toolRows = (detail: UserDetail, canUse: Flag, hasPage: HasPage): Row[] => [
  ['counter', '理财计算器', counters.find(hasPage) ?? '', canUse],
  ['link', '精选视频', places.videoLinks(), !isLearner(detail)],
  ['calendar', '打新日历', places.newShares()],
  ['market', '市场工具', places.marketTools()],
  ['account', '开户指引', places.openAccount(), isLearner(detail)],
];

/** Opens this week's book on the page of study materials. */
export function bookLink(detail: UserDetail, flags: PurchaseFlags | undefined): string {
  const page = versions(detail, flags).reform ? places.studyMaterialReform : places.studyMaterial;
  return page({ tab: 'book', bookId: detail.chaiBookInfo?.id });
}

/** The entrances that fit what the learner has bought, as far as an app has their pages. */
export function serviceGroups(
  detail: UserDetail,
  flags: PurchaseFlags | undefined,
  canUse: Flag,
  hasPage: HasPage,
): ServiceGroup[] {
  const groups: ServiceGroup[] = [
    { title: '学习', tone: 'primary', services: open(studyRows(detail, flags)) },
    { title: '服务', tone: 'success', services: open(careRows(detail)) },
    { title: '工具', tone: 'warning', services: open(toolRows(detail, canUse, hasPage)) },
  ];
  const live = groups.map((group) => ({
    ...group,
    services: group.services.filter(({ to }) => hasPage(to)),
  }));
  return live.filter(({ services }) => services.length > 0);
}
