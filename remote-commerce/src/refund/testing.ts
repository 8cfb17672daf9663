import type { Bank, Refund, RefundAgreement, RefundContract, RefundOffer } from '@suite/api';
import { useSession } from '@suite/kernel';

/** Puts the learner in, with nothing kept on the device. */
export const enter = () => {
  localStorage.clear();
  sessionStorage.clear();
  useSession.setState({ line: 'learner', login: 'in', user: 7 });
};

export const offer = (over: Partial<RefundOffer> = {}): RefundOffer => ({
  contract_name: '课程服务合同',
  goods_name: '财商课',
  today: '2026-03-11',
  rule: {
    paid: '998.00',
    free_until: '2026-03-08',
    begins_on: '2026-03-05',
    ends_on: '2026-05-03',
    last_on: '2026-05-03',
    fees: [{ name: '教材工本费', amount: '60.00', since: '2026-03-11' }],
  },
  used: '116.43',
  fee: '60.00',
  amount: '821.57',
  can_refund: 1,
  reason: '',
  destination: 'card',
  arrives_in: '3 到 5 个工作日',
  ...over,
});

export const contract = (over: Partial<RefundContract> = {}): RefundContract => ({
  contract_id: 5,
  order_no: 'CS1',
  contract_name: '课程服务合同',
  goods_name: '财商课',
  paid: '998.00',
  amount: '821.57',
  can_refund: 1,
  reason: '',
  status: null,
  ...over,
});

export const refund = (over: Partial<Refund> = {}): Refund => ({
  contract_id: 5,
  contract_name: '课程服务合同',
  goods_name: '财商课',
  paid: '998.00',
  used: '116.43',
  fee: '60.00',
  amount: '821.57',
  status: 'to_bind',
  destination: 'card',
  bank_name: '',
  card_tail: '',
  sign_time: '2026-03-11 12:00:00',
  events: [],
  arrives_by: '',
  reason: '',
  can_withdraw: 1,
  can_bind: 1,
  consents: [],
  ...over,
});

export const agreement = (version = 'v1'): RefundAgreement => ({
  contract_id: 5,
  title: '课程退款协议',
  version,
  amount: '821.57',
  clauses: [{ title: '一、退款金额', text: '应退金额为 821.57 元。', plain: '一共退 821.57 元。' }],
});

export const banks: Bank[] = [
  { id: 1, name: '中国工商银行', short: 'ICBC' },
  { id: 2, name: '招商银行', short: 'CMB' },
];
