import type { PersonRecord } from '../person';

export const bound: PersonRecord = {
  key: 'bound',
  name: '周予安',
  nickname: '予安',
  sex: 1,
  mobile: '19900001002',
  password: 'study2025',
  idNumber: '310115199303080532',
  version: 2,
  studies: [],
  traits: [],
  zh: { title: '已绑定 · 未购课', about: '绑定了手机号，还没有购买任何课程。' },
  en: { title: 'Bound, nothing bought', about: 'Has bound a mobile number and bought nothing yet.' },
};
