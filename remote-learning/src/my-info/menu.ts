import { limit, type CourseLine, type UserDetail } from '@suite/api';
import { places } from '@suite/kernel/places';
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
  finance: places.manual(),
  reform: places.manualReform(),
  advanced: places.manualAdvanced(),
  investment: places.manualInvestment(),
  industry: places.manualIndustry(),
};

/** The handbook of the first unfinished course; when all are finished, of the last one bought. */
export function ownManual({ courseList }: UserDetail): string {
  const own = courseList.filter(({ is_public, line }) => !is_public && manualLink[line]);
  const course = own.find(({ progress }) => progress < 100) ?? own[own.length - 1];
  return (course && manualLink[course.line]) ?? places.manual();
}

type Row = MenuRow & { isShown?: unknown };

const shown = (rows: readonly Row[]): MenuRow[] =>
  rows.flatMap(({ isShown = true, ...row }) => (isShown ? [row] : []));

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
      rows: shown([
        { key: 'card', title: '学员卡', to: places.studentCard(), isShown: learner },
        {
          key: 'information',
          title: '个人资料',
          to: places.fillInformation(),
          value: detail.isTemporary ? '待完善' : undefined,
          isShown: learner,
        },
        { key: 'graduate', title: '毕业信息', to: places.graduation(), isShown: learner },
        { key: 'manual', title: '学习手册', to: ownManual(detail) },
        {
          key: 'upgrade',
          title: '课程升级',
          to: places.courseUpdate(),
          value: '有新版本',
          isShown: detail.isBuy && detail.userInfo.version_id < limit.latestVersion,
        },
        { key: 'teacher', title: '我的老师', to: places.myTeacher(), isShown: learner },
      ]),
    },
    {
      title: '订单与证书',
      rows: shown([
        {
          key: 'contract',
          title: '我的合同',
          to: places.contracts(),
          value: detail.contractInfo && !detail.contractInfo.is_signed ? '待签署' : undefined,
          isShown: learner,
        },
        { key: 'diploma', title: '我的证书', to: places.diplomas(), isShown: graduated },
        { key: 'apply', title: '证书申请', to: places.certificateHome(), isShown: graduated },
        { key: 'notes', title: '视频笔记', to: places.notes(), isShown: learner },
        { key: 'reward', title: '学员奖励', to: places.coupon(), isShown: learner },
        { key: 'invoice', title: '发票', to: places.invoices() },
        { key: 'refund', title: '退款申请', to: places.refundContracts(), isShown: learner },
      ]),
    },
    {
      title: '更多',
      rows: shown([
        { key: 'survey', title: '服务评分', to: places.survey(), isShown: learner },
        { key: 'agreement', title: '用户协议与隐私政策', to: places.agreement() },
      ]),
    },
  ];
  const live = groups.map(({ title, rows }) => ({ title, rows: rows.filter(({ to }) => hasPage(to)) }));
  return live.filter(({ rows }) => rows.length > 0);
}
