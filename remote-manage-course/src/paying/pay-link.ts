import type { PayEdition } from './pay-edition';

/** The address at which anyone can pay an order in a browser; of this visit it carries nothing. */
export const payLink = (edition: PayEdition, tradeNo: string): string =>
  `${location.origin}${location.pathname}#${edition.outside({ tradeNo })}`;
