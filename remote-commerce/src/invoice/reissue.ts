import type { Invoice } from '@suite/api';
import { errorsBy, type Errors } from '@suite/features/form';
import {
  addresseeIn,
  addresseeOf,
  isSameAddressee,
  titleRules,
  type TitleForm,
} from '@suite/features/invoice-title';

/** The form of a re-issue: the new title, and why the old one will not do. */
export interface ReissueForm extends TitleForm {
  reason: string;
  otherReason: string;
}

export const OTHER = '其他';
export const reasons = ['抬头填写错误', '税号填写错误', '更换抬头', '邮箱填写错误', OTHER];

export const reasonText = ({ reason, otherReason }: ReissueForm): string =>
  reason === OTHER ? otherReason.trim() : reason;

/** What is wrong with the form; another invoice that says the same is refused, too. */
export function reissueErrors(form: ReissueForm, old: Invoice): Errors {
  const errors: Errors = {
    ...(form.reason ? {} : { reason: '请选择重开原因' }),
    ...(form.reason === OTHER && !form.otherReason.trim() ? { otherReason: '请填写原因' } : {}),
    ...errorsBy(titleRules, form),
  };
  const isSame = isSameAddressee(addresseeOf(form), addresseeIn(old));
  if (Object.keys(errors).length > 0 || !isSame) return errors;
  return { [form.type]: '新发票与原发票相同，请修改需要更正的内容' };
}
