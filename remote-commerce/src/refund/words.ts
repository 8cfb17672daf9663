import type { Refund, RefundStatus } from '@suite/api';
import type { TagProps } from '@suite/ui';
import { links } from '@suite/kernel/links';

type StateName = [name: string, tone: NonNullable<TagProps['tone']>];

const names: Partial<Record<RefundStatus, StateName>> = {
  to_bind: ['待填银行卡', 'warning'],
  submitted: ['已提交', 'primary'],
  checking: ['审核中', 'primary'],
  approved: ['审核通过', 'primary'],
  on_way: ['退款中', 'primary'],
  arrived: ['已到账', 'success'],
  failed: ['退回失败', 'danger'],
  refused: ['未通过', 'danger'],
  withdrawn: ['已撤回', 'grey'],
};

/** A state in a word, with its colour. */
export const stateName = (status: RefundStatus): StateName => names[status] ?? ['处理中', 'primary'];

/** Where a refund that was begun goes on. */
export const nextPlace = (contractId: number, status: RefundStatus): string =>
  status === 'to_bind' ? links.refundBindCard({ contractId }) : links.refundResult({ contractId });

/** Where the money goes, in words; of a card only the last digits are known. */
export function destinationText({ destination, bank_name, card_tail }: Refund): string {
  if (destination === 'origin') return '原支付方式';
  return card_tail ? `${bank_name}（尾号 ${card_tail}）` : '本人名下的银行卡，待填写';
}
