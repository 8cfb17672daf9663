import {
  closeSignNotice,
  fenOf,
  limit,
  upUserAct,
  yuanOf,
  type CourseLine,
  type ExamStanding,
  type PurchaseFlags,
  type UserDetail,
  type UserOrders,
} from '@suite/api';
import { lineName } from '@suite/features/course-line';
import { orderLink } from '@suite/features/order-link';
import { platform } from '@suite/kernel';
import type { Waiting } from '@suite/kernel/records';
import { links } from '@suite/kernel/links';
import type { ComponentType } from 'react';
import { IconCap, IconCard, IconExam, IconPerson, IconSign, IconSync, IconUp, IconWallet } from './icons';
import { graduatedLines, isLearner, recommendedLine } from './what-to-show';

/** What one notice says, and where it leads. */
export interface Notice {
  key: string;
  Icon: ComponentType<{ className?: string }>;
  title: string;
  text: string;
  /** The next step, in words, and where it is done. */
  action: string;
  to: string;
  isUrgent?: boolean;
  /** Tells the server that the learner has closed the notice; absent if it stays until its work is done. */
  close?: () => Promise<unknown>;
}

/** What notices are made from. A notice that needs another answer of the provider adds it here. */
export interface NoticeFacts {
  detail: UserDetail;
  /** Absent until they are known. */
  flags?: PurchaseFlags;
  /** Absent until they are known. */
  orders?: UserOrders;
  /** Whether the contract of the detail has been signed since; absent until it is known. */
  isSigned?: boolean;
  /** What the device has and the server has not. */
  waiting?: readonly Waiting[];
  /** How far the learner is with the exam of the detail; absent until it is known. */
  exam?: ExamStanding;
}

const toldOnce = (act: 'graduate' | 'upgrade' | 'card') => () => upUserAct({ act });

const hasSeen = ({ seenActs }: UserDetail, act: UserDetail['seenActs'][number]) => seenActs.includes(act);

const offers: Partial<Record<CourseLine, [text: string, to: string]>> = {
  advanced: ['从存钱到配置：年化、回撤与组合', links.advancedLesson()],
  investment: ['读懂财报，学会给公司估值', links.payInvestment()],
  industry: ['从产业链看懂一个行业的景气', links.payIndustry()],
  jingpin: ['为自己的家庭做一份完整规划', links.premiumUpgrade()],
};

/** The contract of which the learner is reminded, as the detail knows it. */
export const contractToSign = ({ contractInfo }: UserDetail) =>
  contractInfo && !contractInfo.is_signed && contractInfo.is_show_notice ? contractInfo : null;

/** Every notice, the most urgent first: undefined while it is not due. */
const notices: readonly ((facts: NoticeFacts) => Notice | readonly Notice[] | false | null | undefined)[] = [
  ({ orders }) => {
    const order = orders?.pending[0];
    // Paying was begun: the learner may have paid, so the page of the order asks before anything else.
    const isInDoubt = order?.attempt?.state === 'open';
    return (
      order && {
        key: order.order_no,
        Icon: IconWallet,
        title: isInDoubt ? '有一笔付款待确认' : '您有一笔订单待支付',
        text: `${order.goods_name}，${yuanOf(fenOf(order.amount))}`,
        action: isInDoubt ? '去确认' : '去支付',
        to: orderLink(order),
        isUrgent: true,
      }
    );
  },
  ({ waiting = [] }) =>
    waiting.flatMap(({ id, name, text, to, dismiss }) =>
      text && to
        ? {
            key: id,
            Icon: IconSync,
            title: name,
            text,
            action: '去查看',
            to,
            isUrgent: !dismiss,
            close: dismiss && (async () => dismiss()),
          }
        : [],
    ),
  ({ waiting = [] }) => {
    const unsent = waiting.filter(({ text }) => !text);
    const refused = unsent.filter(({ dismiss }) => dismiss).length;
    if (unsent.length === 0) return null;
    return {
      key: 'waiting',
      Icon: IconSync,
      title: refused > 0 ? `${refused} 条记录没有被接受` : `${unsent.length} 条记录待同步`,
      text: refused > 0 ? '请查看原因，必要时联系班主任' : '已保存在这台设备上，联网后自动同步',
      action: '去查看',
      to: links.myInfo(),
      isUrgent: refused > 0,
    };
  },
  ({ detail, isSigned }) => {
    const contractInfo = contractToSign(detail);
    return (
      contractInfo &&
      !isSigned && {
        key: 'sign',
        Icon: IconSign,
        title: '您有一份合同待签署',
        text: contractInfo.contract_name,
        action: '去签署',
        to: links.signContract({ id: contractInfo.id }),
        isUrgent: true,
        close: () => closeSignNotice({ contractId: contractInfo.id }),
      }
    );
  },
  ({ detail }) =>
    !!detail.isTemporary && {
      key: 'information',
      Icon: IconPerson,
      title: '请完善个人信息',
      text: '填好就为您安排班级，约 1 分钟',
      action: '去填写',
      to: links.fillInformation(),
      isUrgent: true,
    },
  ({ detail: { paperId }, exam }) =>
    !!paperId &&
    (exam === 'open' || exam === 'begun') && {
      key: 'exam',
      Icon: IconExam,
      title: exam === 'open' ? '结业考试已开放' : '结业考试还没有交卷',
      text: '合格后可以申请结业证书',
      action: exam === 'open' ? '去考试' : '继续考试',
      to: links.exam({ paperId }),
      isUrgent: true,
    },
  ({ detail }) =>
    graduatedLines(detail).length > 0 &&
    !hasSeen(detail, 'graduate') && {
      key: 'graduate',
      Icon: IconCap,
      title: '恭喜毕业',
      text: `${[...new Set(graduatedLines(detail).map((line) => lineName[line]))].join('、')}已全部学完`,
      action: '去看看',
      to: links.graduation(),
      close: toldOnce('graduate'),
    },
  ({ detail }) =>
    !!detail.isBuy &&
    detail.userInfo.version_id < limit.latestVersion &&
    !detail.isBiye &&
    !hasSeen(detail, 'upgrade') && {
      key: 'upgrade',
      Icon: IconUp,
      title: '课程有新版本',
      text: '可免费升级到最新版本',
      action: '去升级',
      to: links.courseUpdate(),
      close: toldOnce('upgrade'),
    },
  ({ detail }) =>
    isLearner(detail) &&
    !detail.isTemporary &&
    !hasSeen(detail, 'card') && {
      key: 'card',
      Icon: IconCard,
      title: '您的学员卡已生成',
      text: '查看学号和学籍信息',
      action: '去看看',
      to: links.studentCard(),
      close: toldOnce('card'),
    },
  ({ detail: { paperId }, exam }) =>
    !!paperId &&
    exam === 'passed' && {
      key: 'exam',
      Icon: IconExam,
      title: '结业考试已通过',
      text: '考试证书可以随时查看和保存',
      action: '看证书',
      to: links.examCertificate({ paperId }),
    },
  ({ exam }) =>
    exam === 'failed' && {
      key: 'exam',
      Icon: IconExam,
      title: '结业考试没有通过',
      text: '请联系老师安排补考',
      action: '联系老师',
      to: links.myTeacher(),
    },
  ({ detail, flags }) => {
    const line = recommendedLine(detail, flags);
    const [text = '', to = ''] = (line && offers[line]) ?? [];
    return (
      !!line &&
      platform().hasPage(to) && {
        key: 'offer',
        Icon: IconUp,
        title: `下一站：${lineName[line]}`,
        text,
        action: '了解课程',
        to,
      }
    );
  },
];

/** The notices that are due, the most urgent first; news that the learner has seen are left out. */
export function noticesFor(facts: NoticeFacts): Notice[] {
  const due = notices.flatMap((noticeOf) => noticeOf(facts) || []);
  // The server and the device may both know of an order or a contract.
  return due.filter(({ to }, at) => due.findIndex((one) => one.to === to) === at);
}
