import type { InvoiceAddressee } from '@suite/api';
import { isSameAddressee } from '@suite/features/invoice-title';
import { links } from '@suite/kernel/links';

/** The page after an application; it says so if an earlier one, whose answer was lost, was taken with other data. */
export const successLink = (id: number, taken: InvoiceAddressee, sent: InvoiceAddressee = taken): string =>
  links.invoiceSuccess({ id, earlier: isSameAddressee(taken, sent) ? undefined : 1 });
