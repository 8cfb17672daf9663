import type { PersonRecord } from '../person';

export const empty: PersonRecord = {
  key: 'empty',
  name: '江一帆',
  nickname: '一帆',
  sex: 1,
  mobile: '19900001013',
  password: 'study2025',
  idNumber: '210102199709030513',
  version: 2,
  studies: [{ product: 'reform', boughtDaysAgo: 1 }],
  traits: ['no-data', 'temporary'],
  zh: { title: '空白账号', about: '账号由老师开通，所有列表都是空的。' },
  en: { title: 'No data at all', about: 'Opened by the staff; every list is empty.' },
};
