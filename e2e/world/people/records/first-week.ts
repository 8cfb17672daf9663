import type { PersonRecord } from '../person';

export const firstWeek: PersonRecord = {
  key: 'first-week',
  name: '陈思远',
  nickname: '思远',
  sex: 1,
  mobile: '19900001003',
  password: 'study2025',
  idNumber: '440103199109240719',
  version: 2,
  studies: [{ product: 'reform', boughtDaysAgo: 5, day: 3 }],
  traits: [],
  zh: { title: '财商课 · 第一周', about: '新版财商课学到第 3 天，刚开始打卡。' },
  en: { title: 'First week', about: 'On day 3 of the new finance course; has just begun to clock in.' },
};
