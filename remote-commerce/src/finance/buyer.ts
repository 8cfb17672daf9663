import type { Buyer } from '@suite/api';
import { days, defineRecord, ownerOf } from '@suite/kernel/records';

const buyers = defineRecord<Buyer>({
  kind: 'finance-buyer',
  version: 1,
  owner: 'learner',
  personal: true,
  expires: days(365),
  read(stored) {
    const { name, mobile, wechat } = Object(stored) as Partial<Buyer>;
    if (typeof name !== 'string' || typeof mobile !== 'string') return undefined;
    return { name, mobile, wechat: typeof wechat === 'string' ? wechat : '' };
  },
});

/** The details that a buyer has entered on this device. */
export const buyerOf = (user: number | undefined) => buyers.of(ownerOf(user));
