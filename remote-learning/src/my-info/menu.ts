import { limit, type CourseLine, type UserDetail } from '@suite/api';
import { links } from '@suite/kernel/links';
import { graduatedLines, isLearner } from '../home/what-to-show';

/** A row of the menu; `key` names its icon. */
export interface MenuRow {
  key: string;
  title: string;
  to: string;
  value?: string;
}

/** The handbook of each line that has one. */
const manualLink: Partial<Record<CourseLine, string>> = {
  finance: links.manual(),
  reform: links.manualReform(),
  advanced: links.manualAdvanced(),
  investment: links.manualInvestment(),
  industry: links.manualIndustry(),
};

/** The handbook of the first unfinished course; when all are finished, of the last one bought. */
export function ownManual({ courseList }: UserDetail): string {
  const own = courseList.filter(({ is_public, line }) => !is_public && manualLink[line]);
  const course = own.find(({ progress }) => progress < 100) ?? own[own.length - 1];
  return (course && manualLink[course.line]) ?? links.manual();
}

type Row = MenuRow & { isShown?: unknown };

const shown = (rows: readonly Row[]): MenuRow[] =>
  rows.flatMap(({ isShown = true, ...row }) => (isShown ? [row] : []));

function studyRows(detail: UserDetail): Row[] {
  const learner = isLearner(detail);
  return [
    { key: 'card', title: '学员卡', to: links.studentCard(), isShown: learner },
    {
      key: 'information',
      title: '个人资料',
      to: links.fillInformation(),
      value: detail.isTemporary ? '待完善' : undefined,
      isShown: learner,
    },
    { key: 'mistakes', title: '错题本', to: links.mistakes(), isShown: learner },
    { key: 'graduate', title: '毕业信息', to: links.graduation(), isShown: learner },
    { key: 'manual', title: '学习手册', to: ownManual(detail) },
    {
      key: 'upgrade',
      title: '课程升级',
      to: links.courseUpdate(),
      value: '有新版本',
      isShown: detail.isBuy && detail.userInfo.version_id < limit.latestVersion,
    },
    { key: 'teacher', title: '我的老师', to: links.myTeacher(), isShown: learner },
  ];
}

/** The groups of the menu: study, orders and more. Rows without a page in any app are left out. */
export function menuOf(
  detail: UserDetail,
  hasPage: (to: string) => boolean,
): { title: string; rows: MenuRow[] }[] {
  const learner = isLearner(detail);
  const graduated = graduatedLines(detail).length > 0;
  const groups = [
    {
      title: '学习',
      rows: shown(studyRows(detail)),
    },
    {
      title: '订单与证书',
      rows: shown([
        { key: 'orders', title: '我的订单', to: links.myOrders() },
        {
          key: 'contract',
          title: '我的合同',
          to: links.contracts(),
          value: detail.contractInfo && !detail.contractInfo.is_signed ? '待签署' : undefined,
          isShown: learner,
        },
        { key: 'diploma', title: '我的证书', to: links.diplomas(), isShown: graduated },
        { key: 'apply', title: '证书申请', to: links.certificateHome(), isShown: graduated },
        { key: 'notes', title: '视频笔记', to: links.notes(), isShown: learner },
        { key: 'reward', title: '学员奖励', to: links.coupon(), isShown: learner },
        { key: 'invoice', title: '发票', to: links.invoices() },
        { key: 'refund', title: '退款申请', to: links.refundContracts(), isShown: learner },
      ]),
    },
    {
      title: '更多',
      rows: shown([
        { key: 'survey', title: '服务评分', to: links.survey(), isShown: learner },
        { key: 'agreement', title: '用户协议与隐私政策', to: links.agreement() },
      ]),
    },
  ];
  const live = groups.map(({ title, rows }) => ({ title, rows: rows.filter(({ to }) => hasPage(to)) }));
  return live.filter(({ rows }) => rows.length > 0);
}
