import { say } from './dom';
import { w } from './words';

/** A person as the world lists them. */
export interface Person {
  key: string;
  name: string;
  nickname: string;
  mobile: string | null;
  zh: { title: string; about: string };
  en: { title: string; about: string };
}

export interface ClockState {
  now: number;
  mode: 'real' | 'moved' | 'standing';
}

export interface Fault {
  id: number;
  path: string;
  person: string;
  delay: number;
  effect: string | null;
  code: number | null;
  msg: string | null;
  status: number | null;
  after: number;
  times: number | null;
}

export interface Message {
  id: number;
  mobile: string;
  code: string;
  words: string;
  sent_at: number;
}

export interface OrderRecord {
  order_no: string;
  goods_name: string;
  amount: string;
  status: 'pending' | 'paid' | 'closed' | 'refunded';
  lines: { at: number; event: string; detail: string }[];
}

export interface ContractRecord {
  line: 'learner' | 'management';
  contractId: number;
  name: string;
  status: 'to_sign' | 'signing' | 'signed' | 'expired' | 'rejected' | 'revoked';
}

export interface GoodsState {
  id: string;
  name: string;
  origin_fen: number;
  coupon_fen: number;
  is_sold_out: 0 | 1;
}

/** Reads from the world or posts to it. */
export async function world<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  const response = await fetch(`/world${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) {
    say(w('failed'));
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  }
  return (await response.json()) as Answer;
}
