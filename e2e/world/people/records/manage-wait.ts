import type { PersonRecord } from '../person';

export const manageWait: PersonRecord = {
  key: 'manage-wait',
  name: '贺明远',
  nickname: '明远',
  sex: 1,
  mobile: '19900001022',
  password: 'study2025',
  idNumber: '420106199008170358',
  version: 2,
  studies: [{ product: 'management', boughtDaysAgo: 42, day: 40 }],
  traits: [],
  zh: { title: '管理课 · 等待成绩', about: '六周考试都已交卷，综合考核的成绩还没有公布，结课评价待完成。' },
  en: {
    title: 'Management learner, awaiting a result',
    about: 'All exams handed in; the last result is not published, and the final evaluation waits.',
  },
};
