import type { Invoice, InvoiceAddressee, TitleType } from '@suite/api';
import type { Rules } from '../form';
import { halfWidth } from '@suite/ui';

/** What the form holds; the title of either kind stays while the learner looks at the other. */
export interface TitleForm {
  type: TitleType;
  person: string;
  company: string;
  taxNo: string;
  email: string;
}

/** The form as it was filled in last time. */
export const formOf = (last: InvoiceAddressee | null): TitleForm => ({
  type: last?.title_type ?? 'person',
  person: last?.title_type === 'person' ? last.title : '',
  company: last?.title_type === 'company' ? last.title : '',
  taxNo: last?.tax_no ?? '',
  email: last?.email ?? '',
});

export const addresseeOf = ({ type, person, company, taxNo, email }: TitleForm): InvoiceAddressee => ({
  title_type: type,
  title: (type === 'person' ? person : company).trim(),
  tax_no: type === 'person' ? '' : taxNoText(taxNo),
  email: emailText(email),
});

/** A tax number as the tax office writes it: upper case, without blanks. */
export const taxNoText = (typed: string): string => halfWidth(typed).replace(/[\s-]/g, '').toUpperCase();

const lengths = [15, 17, 18, 20];

/** What is wrong with a tax number. */
export function taxNoError(typed: string): string | undefined {
  const taxNo = taxNoText(typed);
  if (!taxNo) return '请填写税号';
  if (/[^0-9A-Z]/.test(taxNo)) return '税号只包含数字和字母';
  if (lengths.indexOf(taxNo.length) < 0) return `税号应为 15、17、18 或 20 位，现在是 ${taxNo.length} 位`;
  if (taxNo.length === 18 && /[IOSVZ]/.test(taxNo)) return '18 位税号不含字母 I、O、S、V、Z，请核对';
  return undefined;
}

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The last character of a unified social credit code, by the standard's sum modulo 31. */
function checkCharacter(code: string): string {
  let weight = 1;
  let sum = 0;
  for (const character of code.slice(0, 17)) {
    sum += alphabet.indexOf(character) * weight;
    weight = (weight * 3) % 31;
  }
  return alphabet.charAt((31 - (sum % 31)) % 31);
}

/** A doubt about a tax number of the right form; numbers of other registers are as long, so it only warns. */
export function taxNoDoubt(typed: string): string | undefined {
  const taxNo = taxNoText(typed);
  if (taxNo.length !== 18 || taxNoError(taxNo)) return undefined;
  return checkCharacter(taxNo) === taxNo.charAt(17)
    ? undefined
    : '税号像是有一位填错了，请再核对一遍；没错就继续';
}

/** An e-mail address as it is sent: a Chinese keyboard types it in full width. */
const emailText = (typed: string): string => halfWidth(typed).trim();

/** Without the punctuation and the words that are pasted along with an address: the invoice would not arrive. */
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d-]+\.)+[a-z]{2,}$/i;

/** The rules of the form, in its order. */
export const titleRules: Rules<TitleForm> = {
  person: (title, { type }) => (type === 'company' || title.trim() ? undefined : '请填写姓名'),
  company: (title, { type }) => {
    if (type === 'person') return undefined;
    return title.trim().length < 2 ? '请填写公司全称' : undefined;
  },
  taxNo: (taxNo, { type }) => (type === 'person' ? undefined : taxNoError(taxNo)),
  email: (text) => {
    if (!text.trim()) return '请填写接收发票的邮箱';
    return email.test(emailText(text)) ? undefined : '邮箱格式不正确，请核对';
  },
};

export const typeNames: Record<TitleType, string> = { person: '个人', company: '企业' };

/** Whether another invoice would say the same. */
export const isSameAddressee = (one: InvoiceAddressee, other: InvoiceAddressee): boolean =>
  one.title_type === other.title_type &&
  one.title === other.title &&
  one.tax_no === other.tax_no &&
  one.email === other.email;

/** The addressee of an invoice, without the rest of it. */
export const addresseeIn = ({ title_type, title, tax_no, email }: Invoice): InvoiceAddressee => ({
  title_type,
  title,
  tax_no,
  email,
});
