import type { PersonRecord } from '../person';

export const premium: PersonRecord = {
  key: 'premium',
  name: '方景行',
  nickname: '景行',
  sex: 1,
  mobile: '19900001007',
  password: 'study2025',
  idNumber: '350203198502190972',
  version: 2,
  studies: [
    { product: 'reform', boughtDaysAgo: 500, graduatedDaysAgo: 430 },
    { product: 'advanced', boughtDaysAgo: 380, graduatedDaysAgo: 300 },
    { product: 'investment', boughtDaysAgo: 260, graduatedDaysAgo: 180 },
    { product: 'industry', boughtDaysAgo: 40, day: 26 },
    { product: 'jingpin', boughtDaysAgo: 15, day: 10 },
    { product: 'zc', boughtDaysAgo: 120, day: 90 },
  ],
  traits: [],
  zh: { title: '精品课学员', about: '各阶段课程都买了，正在学行业课和精品课。' },
  en: {
    title: 'Premium learner',
    about: 'Owns every course line; studies the industry and premium courses.',
  },
};
