import type { InvoiceAddressee } from '@suite/api';
import * as v from 'valibot';
import { text } from '../../handle';

/** To whom an invoice is made out, as pages send it. */
export const addressee = {
  title_type: v.picklist(['person', 'company']),
  title: text(100, '请填写发票抬头'),
  tax_no: v.pipe(
    v.string(),
    v.regex(/^(|[0-9A-Z]{15}|[0-9A-Z]{17}|[0-9A-Z]{18}|[0-9A-Z]{20})$/, '税号格式不正确'),
  ),
  email: v.pipe(v.string(), v.trim(), v.regex(/^\S+@\S+\.\S+$/, '请填写正确的邮箱'), v.maxLength(100)),
};

/** A company has a tax number, a person has none. */
export const isAddressee = <Params extends InvoiceAddressee>() =>
  v.check<Params, string>(
    ({ title_type, tax_no }) => (title_type === 'company') === (tax_no !== ''),
    '企业抬头需要税号，个人抬头不需要',
  );

/** The title of whoever pays for somebody else; null for the learner's. */
export const payerTitle = () => v.optional(v.nullable(v.pipe(v.object(addressee), isAddressee())));
