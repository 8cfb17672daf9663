import type { Buyer } from '@suite/api';
import { deviceStore, learnerKey } from '@suite/kernel';

const keyOf = (user: number) => learnerKey(user, 'finance-buyer');

/** The details that a buyer has entered on this device; undefined before they have. */
export function keptBuyer(user: number): Buyer | undefined {
  const { name, mobile, wechat } = Object(deviceStore.get(keyOf(user))) as Partial<Buyer>;
  if (typeof name !== 'string' || typeof mobile !== 'string') return undefined;
  return { name, mobile, wechat: typeof wechat === 'string' ? wechat : '' };
}

export const keepBuyer = (user: number, buyer: Buyer): void => void deviceStore.set(keyOf(user), buyer);
