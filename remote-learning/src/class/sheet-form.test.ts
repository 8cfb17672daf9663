import type { RegistrationSheet, Sex, StudentInfos } from '@suite/api';
import { emptySheet, sheetErrors, sheetOf } from './sheet-form';

const whole: RegistrationSheet = {
  name: ' 许清禾 ',
  sex: 2,
  mobile: '19900001004',
  province_id: '330000',
  city_id: '330100',
  profession: '企业职员',
  slogan: '每天一课，说到做到！',
};

test('a whole sheet has no errors, blanks around its texts do not matter', () => {
  expect(sheetErrors(whole)).toEqual({});
});

test('an empty sheet names each of its fields in the order of the form', () => {
  expect(Object.keys(sheetErrors(emptySheet))).toEqual([
    'name',
    'sex',
    'mobile',
    'city_id',
    'profession',
    'slogan',
  ]);
});

test.each<[Partial<RegistrationSheet>, keyof RegistrationSheet]>([
  [{ name: '  ' }, 'name'],
  [{ name: '名'.repeat(21) }, 'name'],
  // Out of a spoilt storage.
  [{ sex: 9 as Sex }, 'sex'],
  [{ mobile: '12900001004' }, 'mobile'],
  [{ mobile: '1990000100' }, 'mobile'],
  [{ profession: '职'.repeat(31) }, 'profession'],
  [{ slogan: '言'.repeat(41) }, 'slogan'],
])('%j is refused', (part, field) => {
  expect(Object.keys(sheetErrors({ ...whole, ...part }))).toEqual([field]);
});

test('what the provider does not know of a learner is still to be filled in', () => {
  const infos = { name: '许清禾', sex: 2, profession: null, province_id: null, city_id: null };
  const start = sheetOf('19900001004', infos as unknown as StudentInfos);
  expect(start).toEqual({ ...emptySheet, name: '许清禾', sex: 2, mobile: '19900001004' });
  const nameless = { ...infos, name: null, sex: null };
  const mobile = '19900001004';
  expect(sheetOf(mobile, nameless as unknown as StudentInfos)).toEqual({ ...emptySheet, mobile });
});
