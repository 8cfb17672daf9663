import type { InvoiceAddressee, InvoiceFor } from '@suite/api';
import { Card, RadioGroup } from '@suite/ui';
import { useState } from 'react';
import { errorsBy, type Errors } from '../../form';
import { addresseeOf, formOf, TitleFields, titleRules } from '../../invoice-title';
import css from '../views/checkout.module.css';

/** Whose invoice it is, in the words that the payer and the learner read. */
export const invoiceForWords: Record<InvoiceFor, string> = {
  learner: '发票由下单人申请，开给下单人',
  payer: '发票开给付款人',
};

const options = [
  { value: 'learner' as const, label: '下单人' },
  { value: 'payer' as const, label: '付款人（我）' },
];

/** What a payer has chosen about the invoice of somebody else's order. */
export interface PayerInvoice {
  /** What goes along with the payment; undefined leaves what was chosen before. */
  title: InvoiceAddressee | null | undefined;
  /** Whether it can be paid so; it says what is missing. */
  isReady: () => boolean;
  /** The choice, as the page shows it. */
  card: JSX.Element;
}

/** The payer of somebody else's order says whose invoice it is; `before` is what was chosen at an earlier visit. */
export function usePayerInvoice(before: InvoiceFor = 'learner'): PayerInvoice {
  const [chosen, choose] = useState<InvoiceFor>();
  const [form, setForm] = useState(() => formOf(null));
  const [errors, setErrors] = useState<Errors>({});
  const isPayer = chosen === 'payer';
  return {
    title: chosen && (isPayer ? addresseeOf(form) : null),
    isReady() {
      const found = isPayer ? errorsBy(titleRules, form) : {};
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    card: (
      <>
        <Card title="发票">
          <div className={css.choice}>
            <RadioGroup label="发票开给" options={options} value={chosen ?? before} onChange={choose} />
          </div>
          <p className={css.text}>{invoiceForWords[chosen ?? before]}。一笔订单只开一张发票。</p>
          {!chosen && before === 'payer' ? (
            <p className={css.text}>抬头已经填写过，要修改请重新选择。</p>
          ) : null}
        </Card>
        {isPayer ? (
          <TitleFields
            values={form}
            errors={errors}
            change={(part) => setForm((values) => ({ ...values, ...part }))}
          />
        ) : null}
      </>
    ),
  };
}
