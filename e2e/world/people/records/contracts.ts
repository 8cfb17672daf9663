import type { PersonRecord } from '../person';

export const contracts: PersonRecord = {
  key: 'contracts',
  name: '沈知远',
  nickname: '知远',
  sex: 1,
  mobile: '19900001016',
  password: 'study2025',
  idNumber: '330102199003070019',
  version: 2,
  studies: [
    { product: 'reform', boughtDaysAgo: 300, graduatedDaysAgo: 230 },
    { product: 'investment', boughtDaysAgo: 45 },
    { product: 'advanced', boughtDaysAgo: 20 },
    { product: 'industry', boughtDaysAgo: 12 },
    { product: 'jingpin', boughtDaysAgo: 6 },
    { product: 'zc', boughtDaysAgo: 2 },
  ],
  traits: ['contract-states'],
  zh: { title: '各种状态的合同', about: '合同有待签、签到一半、已签、过期、被退回和撤销的各一份。' },
  en: {
    title: 'A contract in every state',
    about: 'Has one contract to sign, one half signed, one signed, expired, rejected and revoked.',
  },
};
