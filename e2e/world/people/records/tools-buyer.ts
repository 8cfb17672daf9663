import type { PersonRecord } from '../person';

export const toolsBuyer: PersonRecord = {
  key: 'tools-buyer',
  name: '罗一鸣',
  nickname: '一鸣',
  sex: 1,
  mobile: '19900001010',
  password: 'study2025',
  idNumber: '500103199008140379',
  version: 2,
  studies: [{ product: 'tools', boughtDaysAgo: 45 }],
  traits: [],
  zh: { title: '工具用户', about: '只买了理财工具，没有买课程。' },
  en: { title: 'Tools buyer', about: 'Bought the tools and no course.' },
};
