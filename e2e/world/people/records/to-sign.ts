import type { PersonRecord } from '../person';

export const toSign: PersonRecord = {
  key: 'to-sign',
  name: '苏晚晴',
  nickname: '晚晴',
  sex: 2,
  mobile: '19900001008',
  password: 'study2025',
  idNumber: '610113199411110629',
  version: 2,
  studies: [
    { product: 'reform', boughtDaysAgo: 200, graduatedDaysAgo: 120 },
    { product: 'advanced', boughtDaysAgo: 1 },
  ],
  traits: ['contract-to-sign'],
  zh: { title: '合同待签', about: '刚买了进阶课，合同还没有签。' },
  en: {
    title: 'Contract to sign',
    about: 'Has just bought the advanced course and still has to sign the contract.',
  },
};
