import type { Prepay } from './prepay';

/** Path of the page on which a browser pays, and from which it comes back to the address given. */
export const cashierPath = ({ id }: Pick<Prepay, 'id'>, returnUrl: string): string =>
  `/cashier/${id}?${new URLSearchParams({ redirect_url: returnUrl })}`;
