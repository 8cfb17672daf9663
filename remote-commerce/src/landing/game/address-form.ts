import type { Address, FilledAddress } from '@suite/api';
import { addressOf, emptyAddress } from '@suite/features/address';

/** What the provider has, as the form shows it. */
export const addressIn = ({ address }: FilledAddress): Address =>
  address ? addressOf(address) : emptyAddress;

/** Whether two addresses are one: an answer that was lost may still have been written. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  (Object.keys(emptyAddress) as (keyof Address)[]).every((field) => one[field] === other[field]);
