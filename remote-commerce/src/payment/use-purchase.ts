import type { Goods } from '@suite/api';
import { useCheckout } from '@suite/features/checkout';
import { platform, useQueryClient } from '@suite/kernel';
import { places } from '@suite/kernel/places';
import { useEffect, useRef } from 'react';
import type { PaymentAddress, PaymentEdition } from './payment-edition';

export interface PurchaseOptions {
  edition: PaymentEdition;
  address: PaymentAddress;
  goods: Goods;
  /** Reads the goods again. */
  reload: () => void;
}

/** The checkout of a payment page; after the payment the page gives way to pay-success. */
export function usePurchase({ edition, address, goods, reload }: PurchaseOptions) {
  const client = useQueryClient();
  const checkout = useCheckout({
    goods,
    create: (params) =>
      edition.create({ ...params, invite_code: address.inviteCode, channel: address.channel }),
    onPaid: ({ order_no }) => {
      // What the learner owns stands in many answers: each is read anew when its page is entered.
      void client.invalidateQueries({ refetchType: 'none' });
      const { success = places.paySuccess } = edition;
      platform().navigate(success({ orderNo: order_no }), { replace: true });
    },
    onRefused: reload,
  });

  const again = useRef(reload);
  useEffect(() => {
    again.current = reload;
  });
  const isOutdated = checkout.isChanged || checkout.phase === 'closed';
  useEffect(() => {
    if (isOutdated) again.current();
  }, [isOutdated]);
  return checkout;
}
