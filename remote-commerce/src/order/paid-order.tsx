import { fenOf, yuanOf } from '@suite/api';
import { CopyButton, CopyButtons, invoiceForWords, type OrderByNumber } from '@suite/features/checkout';
import { Loaded, type LoadedQuery } from '@suite/features/loaded';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { yearAndMomentInWords } from '@suite/kernel/time';
import { ButtonLink, cx } from '@suite/ui';
import { Cell, CellGroup, Page } from '@suite/ui/base';
import { nextSteps, type NextStep } from './next-steps';
import { PaidHead } from './paid-head';
import css from './paid-order.module.css';

/** What was paid, when and under which numbers; it names no person, so that it can be passed on. */
const receipt = ({ goods_name, amount, pay_time, order_no, attempt }: OrderByNumber): string =>
  [
    `付款收据：${goods_name}`,
    `金额：${yuanOf(fenOf(amount))}`,
    ...(pay_time ? [`付款时间：${yearAndMomentInWords(pay_time)}`] : []),
    `订单号：${order_no}`,
    ...(attempt ? [`支付流水号：${attempt.attempt_no}`] : []),
  ].join('\n');

/** What comes next; an invoice that is the payer's is not asked for. */
const stepsOf = ({ steps = [], ...order }: OrderByNumber) =>
  nextSteps({ ...order, steps: steps.filter((step) => step !== 'invoice' || order.invoice_for !== 'payer') });

/** Whose invoice it is, where somebody else has paid. */
function InvoiceFor({ order: { is_mine, invoice_for = 'learner' } }: Pick<PaidOrderProps, 'order'>) {
  return is_mine === 0 || invoice_for === 'payer' ? <p>{invoiceForWords[invoice_for]}</p> : null;
}

interface PaidOrderProps {
  order: OrderByNumber;
  /** The read of what comes next, as long as the order is known without it. */
  read: LoadedQuery<unknown>;
}

/** A paid order: its buyer sees what comes next, others only that it is paid. */
export function PaidOrder({ order, read }: PaidOrderProps) {
  const steps = order.is_mine ? stepsOf(order) : [];
  const first = steps.find(({ to }) => platform().hasPage(to));
  // A payer is led nowhere: what comes next belongs to the learner.
  const footer = order.is_mine ? (
    <ButtonLink block to={first?.to ?? links.home()}>
      {first?.action ?? '进入个人中心'}
    </ButtonLink>
  ) : null;
  return (
    <Page footer={footer}>
      <PaidHead
        order={order}
        reason={<InvoiceFor order={order} />}
        secondary={
          <CopyButtons>
            <CopyButton text={order.order_no}>复制订单号</CopyButton>
            <CopyButton text={receipt(order)}>复制收据</CopyButton>
          </CopyButtons>
        }
      />
      {steps.length > 0 ? (
        <CellGroup title="接下来">
          {steps.map((step, at) => (
            <StepCell key={step.key} step={step} number={at + 1} isOpen={step === (first ?? steps[0])} />
          ))}
        </CellGroup>
      ) : order.is_mine === undefined ? (
        <Loaded query={read}>{() => null}</Loaded>
      ) : (
        <p className={css.other}>付款已完成，购买人登录后会看到接下来要做的事。您可以关闭本页。</p>
      )}
    </Page>
  );
}

interface StepCellProps {
  step: NextStep;
  number: number;
  /** It comes now, and says what it takes. */
  isOpen: boolean;
}

const StepCell = ({ step: { title, text, to }, number, isOpen }: StepCellProps) => (
  <Cell
    title={isOpen ? <strong>{title}</strong> : title}
    label={isOpen ? text : undefined}
    to={platform().hasPage(to) ? to : undefined}
    icon={<span className={cx(css.number, isOpen && css.now)}>{number}</span>}
  />
);
