import type { PersonRecord } from '../person';

export const refunding: PersonRecord = {
  key: 'refunding',
  name: '何嘉木',
  nickname: '嘉木',
  sex: 1,
  mobile: '19900001009',
  password: 'study2025',
  idNumber: '37010219920526015X',
  version: 2,
  studies: [{ product: 'reform', boughtDaysAgo: 12, day: 8 }],
  traits: ['refund-running'],
  zh: { title: '退款中', about: '申请了退款，正在等待处理；一笔进阶课订单超时关闭。' },
  en: {
    title: 'Refund running',
    about: 'Has applied for a refund and waits for it; an order of the advanced course ran out of time.',
  },
};
