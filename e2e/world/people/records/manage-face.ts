import type { PersonRecord } from '../person';

export const manageFace: PersonRecord = {
  key: 'manage-face',
  name: '韩书宁',
  nickname: '书宁',
  sex: 2,
  mobile: '19900001021',
  password: 'study2025',
  idNumber: '330102199304120243',
  version: 2,
  studies: [{ product: 'management', boughtDaysAgo: 3, day: 2 }],
  traits: [],
  zh: { title: '管理课 · 待人脸核验', about: '合同已经签好，做完人脸核验就可以上课。' },
  en: {
    title: 'Management learner, to verify',
    about: 'Contract signed; the face is still to be verified before study.',
  },
};
