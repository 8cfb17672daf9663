import type { OutsideOrder } from '@suite/api';
import { momentText } from '@suite/kernel/time';

/** An unpaid order of the finance course, as its buyer sees it. */
export const orderWith = (part: Partial<OutsideOrder> = {}): OutsideOrder => ({
  order_no: 'CS1',
  kind: 'finance',
  goods_id: 'CS001',
  goods_name: '财商课',
  amount: '998.00',
  status: 'pending',
  create_time: momentText(Date.now() - 60_000),
  expire_time: momentText(Date.now() + 1_700_000),
  pay_time: null,
  attempt: null,
  cover: '',
  is_mine: 1,
  steps: ['contract', 'teacher', 'class', 'invoice'],
  ...part,
});
