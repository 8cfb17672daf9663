import { errorsBy } from '@suite/features/form';
import { addresseeOf, formOf, taxNoDoubt, taxNoError, taxNoText, titleRules, type TitleForm } from './title';

test.each([
  ['91310115ma1k3yj12n', '91310115MA1K3YJ12N'],
  [' 9131 0115-MA1K3YJ12N ', '91310115MA1K3YJ12N'],
  ['９１３１０１１５ＭＡ１Ｋ３ＹＪ１２Ｎ', '91310115MA1K3YJ12N'],
])('%s is written %s', (typed, text) => {
  expect(taxNoText(typed)).toBe(text);
});

test.each([
  ['123456789012345', undefined],
  ['12345678901234567', undefined],
  ['91350100M000100Y43', undefined],
  ['12345678901234567890', undefined],
  ['', '请填写税号'],
  ['  ', '请填写税号'],
  ['1234567890123456', '税号应为 15、17、18 或 20 位，现在是 16 位'],
  ['1234567890123456789', '税号应为 15、17、18 或 20 位，现在是 19 位'],
  ['123456789012345678901', '税号应为 15、17、18 或 20 位，现在是 21 位'],
  ['9135010税M000100Y4', '税号只包含数字和字母'],
  ['91350100I000100Y43', '18 位税号不含字母 I、O、S、V、Z，请核对'],
  ['9135010OM000100Y43', '18 位税号不含字母 I、O、S、V、Z，请核对'],
  ['1234567890I2345', undefined],
])('tax number %s: %s', (taxNo, words) => {
  expect(taxNoError(taxNo)).toBe(words);
});

test.each([
  ['91350100M000100Y43', false],
  ['91350100m000100y43', false],
  ['91350100M000100Y44', true],
  ['91350100M000100Y34', true],
  // Other lengths have no check character.
  ['123456789012345', false],
  // What is refused is not doubted as well.
  ['91350100I000100Y43', false],
])('%s is doubted: %s', (taxNo, isDoubted) => {
  expect(!!taxNoDoubt(taxNo)).toBe(isDoubted);
});

const person: TitleForm = { type: 'person', person: '林一', company: '', taxNo: '', email: 'a@b.cn' };
const company: TitleForm = {
  ...person,
  type: 'company',
  company: '远山有限公司',
  taxNo: '91350100M000100Y43',
};

test.each<[string, TitleForm, Record<string, string>]>([
  ['a person', person, {}],
  ['a company', company, {}],
  ['no name', { ...person, person: ' ' }, { person: '请填写姓名' }],
  ['no company', { ...company, company: '' }, { company: '请填写公司全称' }],
  ['no tax number', { ...company, taxNo: '' }, { taxNo: '请填写税号' }],
  ['no e-mail', { ...person, email: '' }, { email: '请填写接收发票的邮箱' }],
  ['half an e-mail', { ...person, email: 'a@b' }, { email: '邮箱格式不正确，请核对' }],
  ['a comma behind the e-mail', { ...person, email: 'a@b.cn，' }, { email: '邮箱格式不正确，请核对' }],
  ['a full stop behind the e-mail', { ...person, email: 'a@b.cn。' }, { email: '邮箱格式不正确，请核对' }],
  ['two e-mails', { ...person, email: 'a@b.cn;c@d.cn' }, { email: '邮箱格式不正确，请核对' }],
  ['words before the e-mail', { ...person, email: '邮箱：a@b.cn' }, { email: '邮箱格式不正确，请核对' }],
  ['a gap in the domain', { ...person, email: 'a@b..cn' }, { email: '邮箱格式不正确，请核对' }],
  ['an e-mail with a tag', { ...person, email: 'a.b+c_d@mail.b-c.com.cn' }, {}],
  ['an e-mail of a Chinese keyboard', { ...person, email: ' ａ＠ｂ．ｃｎ ' }, {}],
])('%s', (_, form, errors) => {
  expect(errorsBy(titleRules, form)).toEqual(errors);
});

test('the form begins with the last title, and a person sends no tax number', () => {
  const last = addresseeOf(company);
  expect(last).toEqual({
    title_type: 'company',
    title: '远山有限公司',
    tax_no: '91350100M000100Y43',
    email: 'a@b.cn',
  });
  expect(formOf(last)).toEqual({ ...company, person: '' });
  expect(addresseeOf({ ...formOf(last), type: 'person', person: '林一' })).toMatchObject({ tax_no: '' });
  expect(addresseeOf({ ...person, email: ' ａ＠ｂ．ｃｎ ' })).toMatchObject({ email: 'a@b.cn' });
  expect(formOf(null)).toEqual({ type: 'person', person: '', company: '', taxNo: '', email: '' });
});
