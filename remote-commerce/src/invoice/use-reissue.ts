import {
  invoiceIndex,
  invoiceInfo,
  invoiceList,
  reissueInvoice,
  type Invoice,
  type InvoiceAddressee,
} from '@suite/api';
import { useForm } from '@suite/features/form';
import { useQueryClient } from '@suite/kernel';
import { useOnward } from '@suite/ui';
import { useRef } from 'react';
import { applicationKey } from './application-key';
import { reasonText, reissueErrors, type ReissueForm } from './reissue';
import { addresseeIn, addresseeOf, formOf } from '@suite/features/invoice-title';
import { successLink } from './success-link';

/** The form by which an invoice is replaced. */
export function useReissue(user: number, old: Invoice) {
  const onward = useOnward();
  const client = useQueryClient();
  const key = applicationKey(user, `red.${old.id}`);
  const sent = useRef<InvoiceAddressee>();
  return useForm<ReissueForm, Invoice>({
    start: { ...formOf(addresseeIn(old)), reason: '', otherReason: '' },
    draft: { user, name: `invoice-red.${old.id}` },
    rules: (form) => reissueErrors(form, old),
    send: (form) => {
      const to = (sent.current = addresseeOf(form));
      return key.send(
        (client_key) => reissueInvoice({ ...to, invoice_id: old.id, reason: reasonText(form), client_key }),
        ({ red }) => red?.state === 'refused' || red?.state === 'void',
      );
    },
    needsData: true,
    // The answer was lost: a red letter that waits now is the one that was asked for.
    afterSilence: async () => {
      const now = await invoiceInfo({ id: old.id });
      return now.red && now.red.apply_time !== old.red?.apply_time ? now : undefined;
    },
    // Another tab or phone may have asked for it.
    onNotTaken: () => client.invalidateQueries({ queryKey: [invoiceInfo.path] }),
    onSent: (invoice) => {
      key.forget();
      for (const { path } of [invoiceIndex, invoiceList]) {
        void client.invalidateQueries({ queryKey: [path] });
      }
      // The next page says what the provider has now, not what this one knew.
      client.removeQueries({ queryKey: [invoiceInfo.path] });
      onward(successLink(old.id, invoice?.red ?? old, invoice?.red ? sent.current : old), { replace: true });
    },
  });
}
