import { refundNames, type Refund, type RefundStatus } from '@suite/api';
import type { TagProps } from '@suite/ui';
import { links } from '@suite/kernel/links';

type StateName = [name: string, tone: NonNullable<TagProps['tone']>];

const tones: Partial<Record<RefundStatus, StateName[1]>> = {
  to_bind: 'warning',
  arrived: 'success',
  failed: 'danger',
  refused: 'danger',
  withdrawn: 'grey',
};

/** A state in a word, with its colour. */
export const stateName = (status: RefundStatus): StateName => [
  refundNames[status] ?? '处理中',
  tones[status] ?? 'primary',
];

/** Where a refund that was begun goes on. */
export const nextPlace = (contractId: number, status: RefundStatus): string =>
  status === 'to_bind' ? links.refundBindCard({ contractId }) : links.refundResult({ contractId });

/** Where the money goes, in words; of a card only the last digits are known. */
export function destinationText({ destination, bank_name, card_tail }: Refund): string {
  if (destination === 'origin') return '原支付方式';
  return card_tail ? `${bank_name}（尾号 ${card_tail}）` : '本人名下的银行卡，待填写';
}
