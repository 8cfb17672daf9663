import type { PersonRecord } from '../person';

export const newVisitor: PersonRecord = {
  key: 'new-visitor',
  name: '林小满',
  nickname: '小满',
  sex: 2,
  mobile: null,
  idNumber: '330106199806120468',
  version: 2,
  studies: [],
  traits: [],
  zh: { title: '新访客 · 未绑定', about: '第一次从微信打开，还没有绑定手机号。' },
  en: {
    title: 'New visitor, not bound',
    about: 'Opens the app in the messenger for the first time; no mobile number yet.',
  },
};
