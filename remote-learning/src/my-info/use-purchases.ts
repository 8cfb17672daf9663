import {
  asEntered,
  booksOrderList,
  contractListV2,
  invoiceIndex,
  invoiceList,
  refundContracts,
  useCall,
  userOrders,
} from '@suite/api';
import { orderLink, PURCHASES } from '@suite/features/order-link';
import { NEWEST } from '@suite/features/order-story';
import { useWaiting } from '@suite/kernel/records';
import { purchasesOf } from './purchases';

/** The learner's purchases with all that belongs to them, and what only this phone knows of. */
export function usePurchases() {
  const orders = useCall(userOrders, { all: 1 }, asEntered);
  const { pending = [], recent = [] } = orders.data ?? {};
  const hasBooks = [...pending, ...recent].some(({ kind }) => kind === 'books');
  const contracts = useCall(contractListV2, undefined, asEntered);
  const refunds = useCall(refundContracts, undefined, asEntered);
  const invoices = useCall(invoiceList, NEWEST, asEntered);
  const invoiceable = useCall(invoiceIndex, undefined, asEntered);
  const parcels = useCall(booksOrderList, NEWEST, { ...asEntered, enabled: hasBooks });
  const parts = [contracts, refunds, invoices, invoiceable, parcels];
  const known = {
    contracts: contracts.data?.list,
    refunds: refunds.data?.list,
    invoices: invoices.data?.list,
    invoiceable: invoiceable.data?.orders,
    parcels: parcels.data?.list,
  };
  // An order that the server lists has its row there.
  const listed = [...pending, ...recent].map(orderLink);
  const here = useWaiting().filter(
    ({ id, to = '' }) => id.indexOf(`${PURCHASES} `) === 0 && listed.indexOf(to) < 0,
  );
  const lost = parts.filter(({ isLoadingError }) => isLoadingError);
  return {
    /** Payments of this phone that no order of the server tells of. */
    here,
    orders,
    /** Orders without a payment: nothing else is needed to tell them. */
    unpaid: purchasesOf(pending, {}),
    /** What was paid; undefined until all that belongs to it is there, or is lost. */
    paid: orders.data && !parts.some(({ isLoading }) => isLoading) ? purchasesOf(recent, known) : undefined,
    /** Parts of the timelines could not be read. */
    isPartial: lost.length > 0,
    readAgain: () => Promise.all(lost.map((query) => query.refetch())),
  };
}
