import type { InvoiceAddressee } from '@suite/api';
import { get } from '../../../db/queries';
import type { Seeding } from '../../group';
import { insertInvoice, insertRedLetter } from './make-invoice';

const HOUR = 3600_000;

interface SeededInvoice extends InvoiceAddressee {
  goods: string;
  hoursAgo: number;
  /** Less than the whole order. */
  fen?: number;
  /** When a red letter was asked for. */
  red?: { hoursAgo: number; reason: string; title?: string };
}

const person = (title: string): InvoiceAddressee => ({
  title_type: 'person',
  title,
  tax_no: '',
  email: 'fapiao@example.com',
});
const company = (title: string, tax_no = '91310115MA1K3YJ12G'): InvoiceAddressee => ({
  title_type: 'company',
  title,
  tax_no,
  email: 'caiwu@example.com',
});

/** Invoices that people have, oldest first. */
const invoicesOf: Record<string, SeededInvoice[]> = {
  premium: [
    {
      ...company('杭州远山文化有限公司'),
      goods: 'CS001',
      hoursAgo: 9000,
      red: { hoursAgo: 30, reason: '抬头填写错误', title: '杭州远山文化传媒有限公司' },
    },
    {
      ...company('远山拒收（上海）有限公司'),
      goods: 'advanced-1',
      hoursAgo: 7000,
      red: { hoursAgo: 60, reason: '税号填写错误' },
    },
    {
      ...company('远山未确认商贸有限公司'),
      goods: 'investment',
      hoursAgo: 5000,
      red: { hoursAgo: 90, reason: '更换抬头' },
    },
    { ...company('不存在的公司'), goods: 'industry', hoursAgo: 500 },
    { ...person('方景行'), goods: 'jingpin', hoursAgo: 0 },
  ],
  graduated: [
    { ...person('沈知夏'), goods: 'CS006', hoursAgo: 8000 },
    { ...company('南京知夏图书有限公司'), goods: 'advanced-1', hoursAgo: 4000, fen: 50_000 },
    {
      ...company('南京知夏图书有限公司'),
      goods: 'investment',
      hoursAgo: 400,
      fen: 100_000,
      red: { hoursAgo: 5, reason: '更换抬头', title: '南京知夏文化传播有限公司' },
    },
  ],
};

export async function seedInvoices({ db, now, person: record, learner }: Seeding): Promise<void> {
  for (const [at, { goods, hoursAgo, fen, red, ...to }] of (invoicesOf[record.key] ?? []).entries()) {
    const order = await get(db, 'orders', { learner_id: learner.id, goods_id: goods, status: 'paid' });
    const old = await insertInvoice({ db, now: now - hoursAgo * HOUR }, learner.id, {
      ...to,
      order_no: order.order_no,
      client_key: `first-day-${at}`,
      amount_fen: fen ?? order.amount_fen,
    });
    if (!red) continue;
    const wanted = {
      ...to,
      title: red.title ?? to.title,
      reason: red.reason,
      client_key: 'first-day',
    };
    await insertRedLetter({ db, now: now - red.hoursAgo * HOUR }, old, wanted);
  }
}
