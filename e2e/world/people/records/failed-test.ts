import type { PersonRecord } from '../person';

export const failedTest: PersonRecord = {
  key: 'failed-test',
  name: '马骁',
  nickname: '骁骁',
  sex: 1,
  mobile: '19900001005',
  password: 'study2025',
  idNumber: '420106199501300339',
  version: 1,
  studies: [{ product: 'finance', boughtDaysAgo: 20, day: 16 }],
  traits: ['failed-chapter-test'],
  zh: { title: '旧版课 · 章节测试未通过', about: '旧版财商课第 16 天，一次章节测试没有通过。' },
  en: {
    title: 'Failed a chapter test',
    about: 'On day 16 of the older finance course; one chapter test was not passed.',
  },
};
