import { limit, type CourseLine, type UserDetail } from '@suite/api';
import { graduatedLines, isLearner } from '../home/what-to-show';

/** A row of the menu. */
export interface MenuRow {
  key: string;
  title: string;
  to: string;
  value?: string;
}

/** The handbook of each line that has one. */
export const manualLink: Partial<Record<CourseLine, string>> = {
  finance: '/myinfo/manual',
  reform: '/myinfo/manual-reform',
  advanced: '/myinfo/manual-advanced',
  investment: '/myinfo/manual-investment',
  industry: '/myinfo/manual-industry',
};

/** The handbook of the course that the learner is in the middle of; else of the last one bought. */
export function ownManual({ courseList }: UserDetail): string {
  const own = courseList.filter(({ is_public, line }) => !is_public && manualLink[line]);
  const course = own.find(({ progress }) => progress < 100) ?? own[own.length - 1];
  return (course && manualLink[course.line]) ?? '/myinfo/manual';
}

type Row = MenuRow & { isShown?: unknown };

const shown = (rows: readonly Row[]): MenuRow[] =>
  rows.flatMap(({ isShown = true, ...row }) => (isShown ? [row] : []));

/** What belongs to the learner: study records, papers, orders, and the house's own pages, as far as there are any. */
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
        { key: 'card', title: '学员卡', to: '/myinfo/card', isShown: learner },
        {
          key: 'information',
          title: '个人资料',
          to: '/fill-information',
          value: detail.isTemporary ? '待完善' : undefined,
          isShown: learner,
        },
        { key: 'graduate', title: '毕业信息', to: '/myinfo/graduate', isShown: learner },
        { key: 'manual', title: '学习手册', to: ownManual(detail) },
        {
          key: 'upgrade',
          title: '课程升级',
          to: '/myinfo/update',
          value: '有新版本',
          isShown: detail.isBuy && detail.userInfo.version_id < limit.latestVersion,
        },
        { key: 'teacher', title: '我的老师', to: '/look-teach-weachat', isShown: learner },
      ]),
    },
    {
      title: '订单与证书',
      rows: shown([
        {
          key: 'contract',
          title: '我的合同',
          to: '/myinfo/contract',
          value: detail.contractInfo && !detail.contractInfo.is_signed ? '待签署' : undefined,
          isShown: learner,
        },
        { key: 'diploma', title: '我的证书', to: '/myinfo/diploma/list', isShown: graduated },
        { key: 'apply', title: '证书申请', to: '/certificate-home', isShown: graduated },
        { key: 'notes', title: '视频笔记', to: '/myinfo/notes', isShown: learner },
        { key: 'reward', title: '学员奖励', to: '/coupon', isShown: learner },
        { key: 'invoice', title: '发票', to: '/myinfo/invoice' },
        { key: 'refund', title: '退款申请', to: '/refund-contract-list', isShown: learner },
      ]),
    },
    {
      title: '更多',
      rows: shown([
        { key: 'survey', title: '服务评分', to: '/user-survery', isShown: learner },
        { key: 'agreement', title: '用户协议与隐私政策', to: '/agreement' },
      ]),
    },
  ];
  const live = groups.map(({ title, rows }) => ({ title, rows: rows.filter(({ to }) => hasPage(to)) }));
  return live.filter(({ rows }) => rows.length > 0);
}

/** A number with its middle hidden. */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
