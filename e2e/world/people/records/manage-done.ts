import type { PersonRecord } from '../person';

export const manageDone: PersonRecord = {
  key: 'manage-done',
  name: '温予安',
  nickname: '予安',
  sex: 2,
  mobile: '19900001023',
  password: 'study2025',
  idNumber: '510104198809230466',
  version: 2,
  studies: [{ product: 'management', boughtDaysAgo: 62, day: 60 }],
  traits: [],
  zh: { title: '管理课 · 已获证书', about: '六周考试全部通过，评价已完成，拿到了证书。' },
  en: {
    title: 'Management learner, certified',
    about: 'Passed all six exams, gave both evaluations, and has the certificate.',
  },
};
