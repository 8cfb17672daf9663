import type { PersonRecord } from '../person';

export const manageNew: PersonRecord = {
  key: 'manage-new',
  name: '唐若溪',
  nickname: '若溪',
  sex: 2,
  mobile: '19900001011',
  password: 'study2025',
  idNumber: '430104199603220662',
  version: 2,
  studies: [{ product: 'management', boughtDaysAgo: 2, day: 1 }],
  traits: [],
  zh: { title: '管理课 · 新学员', about: '刚开通管理课，合同和考试都还没有开始。' },
  en: { title: 'Management learner, new', about: 'Has just joined the management course; nothing done yet.' },
};
