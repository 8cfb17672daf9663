import type { PersonRecord } from '../person';

export const certified: PersonRecord = {
  key: 'certified',
  name: '古丽娜尔·买买提',
  nickname: '古丽',
  sex: 2,
  mobile: '19900001014',
  password: 'study2025',
  idNumber: '650102199004160264',
  version: 1,
  studies: [
    { product: 'finance', boughtDaysAgo: 420, graduatedDaysAgo: 350 },
    { product: 'advanced', boughtDaysAgo: 320, graduatedDaysAgo: 230 },
    { product: 'investment', boughtDaysAgo: 200, graduatedDaysAgo: 110 },
  ],
  traits: [],
  zh: { title: '申请证书', about: '三门课程都已毕业：一份证书申请只填了一半，一份待审核，一份刚发证。' },
  en: {
    title: 'Certificates',
    about: 'Graduated from three courses: one application is half filled in, one waits, one was just issued.',
  },
};
