import { places } from '@suite/kernel/places';

/** The address at which everyone can pay an order; what else is in this page's address stays here. */
export const payLink = (orderNo: string): string =>
  `${window.location.href.split(/[?#]/)[0] ?? ''}#${places.payOutside({ tradeNo: orderNo })}`;
