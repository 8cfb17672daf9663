import type { PersonRecord } from '../person';

export const graduated: PersonRecord = {
  key: 'graduated',
  name: '沈知夏',
  nickname: '知夏',
  sex: 2,
  mobile: '19900001006',
  password: 'study2025',
  idNumber: '32010219870705028X',
  version: 1,
  studies: [
    { product: 'finance', boughtDaysAgo: 400, graduatedDaysAgo: 340 },
    { product: 'advanced', boughtDaysAgo: 300, graduatedDaysAgo: 210 },
    { product: 'investment', boughtDaysAgo: 30, day: 20 },
  ],
  traits: [],
  zh: { title: '已毕业 · 投资课在读', about: '财商课和进阶课已经毕业，正在学投资课。' },
  en: {
    title: 'Graduated',
    about: 'Graduated from the finance and advanced courses; studies the investment course.',
  },
};
