import { closeSignNotice, upUserAct, type UserDetail } from '@suite/api';
import { places } from '@suite/kernel/places';
import type { ComponentType } from 'react';
import { IconCap, IconCard, IconExam, IconPerson, IconSign, IconUp } from './icons';
import { lineName } from './line-name';
import { graduatedLines, type NoticeKind } from './what-to-show';

/** What one notice says, and where it leads. */
export interface Notice {
  Icon: ComponentType<{ className?: string }>;
  title: string;
  text: string;
  to: string;
  urgent?: boolean;
  /** Tells the server that the learner has closed the notice; absent if it stays until its work is done. */
  close?: () => Promise<unknown>;
}

const toldOnce = (act: 'graduate' | 'upgrade' | 'card') => () => upUserAct({ act });

/** Each kind of notice, filled with what the user detail says. */
export const noticeOf: Record<NoticeKind, (detail: UserDetail) => Notice> = {
  sign: ({ contractInfo }) => ({
    Icon: IconSign,
    title: '您有一份合同待签署',
    text: contractInfo?.contract_name ?? '',
    to: places.signContract({ contractId: contractInfo?.id ?? 0 }),
    urgent: true,
    close: () => closeSignNotice({ contractId: contractInfo?.id ?? 0 }),
  }),
  information: () => ({
    Icon: IconPerson,
    title: '请完善个人信息',
    text: '填写后为您安排班级和老师，约 1 分钟',
    to: places.fillInformation(),
    urgent: true,
  }),
  exam: ({ paperId }) => ({
    Icon: IconExam,
    title: '结业考试已开放',
    text: '合格后可以申请结业证书',
    to: places.exam({ paperId: paperId ?? undefined }),
  }),
  graduate: (detail) => ({
    Icon: IconCap,
    title: '恭喜毕业',
    text: `您已完成${[...new Set(graduatedLines(detail).map((line) => lineName[line]))].join('、')}的全部学习`,
    to: places.graduation(),
    close: toldOnce('graduate'),
  }),
  upgrade: () => ({
    Icon: IconUp,
    title: '课程有新版本',
    text: '可免费升级，学习进度保留',
    to: places.courseUpdate(),
    close: toldOnce('upgrade'),
  }),
  card: () => ({
    Icon: IconCard,
    title: '您的学员卡已生成',
    text: '查看学号和学籍信息',
    to: places.studentCard(),
    close: toldOnce('card'),
  }),
};
