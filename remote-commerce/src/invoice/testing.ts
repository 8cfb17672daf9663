import type { Invoice, InvoiceAddressee, InvoiceOrder, RedLetter, RedState } from '@suite/api';
import { useSession } from '@suite/kernel';

/** Puts the learner in, whose drafts and keys the pages keep. */
export const enter = () => {
  localStorage.clear();
  useSession.setState({ line: 'learner', login: 'in', user: 7 });
};

export const person: InvoiceAddressee = {
  title_type: 'person',
  title: '林一',
  tax_no: '',
  email: 'me@example.com',
};

export const company: InvoiceAddressee = {
  title_type: 'company',
  title: '远山文化有限公司',
  tax_no: '91350100M000100Y43',
  email: 'caiwu@example.com',
};

export const order: InvoiceOrder = {
  order_no: 'CS1',
  goods_name: '财商课',
  paid: '998.00',
  left: '998.00',
  pay_time: '2026-03-01 10:00:00',
};

export const invoice = (over: Partial<Invoice> = {}): Invoice => ({
  ...company,
  id: 3,
  order_no: 'CS1',
  goods_name: '财商课',
  amount: '998.00',
  status: 'issued',
  client_key: 'k',
  apply_time: '2026-03-02 10:00:00',
  issue_time: '2026-03-02 10:10:00',
  invoice_no: '264400000001',
  file_url: '/files/3.svg',
  fail_reason: '',
  can_reissue: 1,
  red: null,
  replaces_id: null,
  replaced_by_id: null,
  ...over,
});

export const red = (state: RedState): RedLetter => ({
  ...person,
  state,
  reason: '更换抬头',
  apply_time: '2026-03-03 10:00:00',
  expire_time: '2026-03-06 10:00:00',
  end_time: state === 'confirming' ? '' : '2026-03-04 10:00:00',
  refusal: state === 'refused' ? '受票方未认可冲红' : '',
});
