import type { PersonRecord } from '../person';

export const manageMid: PersonRecord = {
  key: 'manage-mid',
  name: '邵闻笛',
  nickname: '闻笛',
  sex: 1,
  mobile: '19900001012',
  password: 'study2025',
  idNumber: '12010119881009077X',
  version: 2,
  studies: [{ product: 'management', boughtDaysAgo: 35, day: 29 }],
  traits: [],
  zh: { title: '管理课 · 学到一半', about: '管理课第 29 天，合同已签，考过两次试。' },
  en: {
    title: 'Management learner, mid-way',
    about: 'On day 29 of the management course, contract signed, two exams taken.',
  },
};
