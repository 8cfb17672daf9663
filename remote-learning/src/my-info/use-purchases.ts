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
import { purchasesOf } from './purchases';

const FIRST = { page: 1, limit: 50 };

/** The learner's purchases with all that belongs to them; undefined until the orders are there. */
export function usePurchases() {
  const read = useCall(userOrders, { all: 1 }, asEntered);
  const orders = read.data;
  const hasBooks = !!orders && [...orders.pending, ...orders.recent].some(({ kind }) => kind === 'books');
  const contracts = useCall(contractListV2, undefined, asEntered);
  const refunds = useCall(refundContracts, undefined, asEntered);
  const invoices = useCall(invoiceList, FIRST, asEntered);
  const invoiceable = useCall(invoiceIndex, undefined, asEntered);
  const parcels = useCall(booksOrderList, FIRST, { ...asEntered, enabled: hasBooks });
  const lost = [read, contracts, refunds, invoices, invoiceable, parcels].filter(
    ({ isLoadingError }) => isLoadingError,
  );
  return {
    purchases: orders
      ? purchasesOf({
          orders,
          contracts: contracts.data?.list,
          refunds: refunds.data?.list,
          invoices: invoices.data?.list,
          invoiceable: invoiceable.data?.orders,
          parcels: parcels.data?.list,
        })
      : undefined,
    /** The orders could not be read. */
    isLost: read.isLoadingError,
    /** Parts of the timelines could not be read. */
    isPartial: lost.length > 0,
    readAgain: () => Promise.all(lost.map((query) => query.refetch())),
  };
}
