import type { PersonRecord } from '../person';

export const midCourse: PersonRecord = {
  key: 'mid-course',
  name: '许清禾',
  nickname: '清禾',
  sex: 2,
  mobile: '19900001004',
  password: 'study2025',
  idNumber: '510104198904170887',
  version: 2,
  studies: [{ product: 'reform', boughtDaysAgo: 30, day: 24 }],
  traits: ['drafts'],
  zh: {
    title: '财商课 · 学到一半',
    about: '新版财商课第 24 天，有没交的作业和试卷草稿，还有一笔待支付的进阶课订单。',
  },
  en: {
    title: 'Mid-course with drafts',
    about: 'On day 24 of the new finance course, with drafts of homework and papers, and an unpaid order.',
  },
};
