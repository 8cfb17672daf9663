import type { Refund } from '@suite/api';

/** Whether a refund stands in the way of another one; one that was withdrawn or refused does not. */
export const isRunning = (refund: Refund | null | undefined): refund is Refund =>
  !!refund && refund.status !== 'withdrawn' && refund.status !== 'refused';
