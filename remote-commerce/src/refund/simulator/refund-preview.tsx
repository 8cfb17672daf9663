import { refundOffer, useCall, type RefundOfferParams } from '@suite/api';
import { Loaded } from '@suite/features/loaded';
import { Popup } from '@suite/ui';
import { Cell } from '@suite/ui/base';
import { useState } from 'react';
import { Simulator } from './simulator';

export interface RefundPreviewProps {
  /** A purchase of the learner, or goods on sale as if they were bought today. */
  of: RefundOfferParams;
}

/** A row that opens the simulator: payment pages put it above their button, the list of refunds into its cards. */
export function RefundPreview({ of }: RefundPreviewProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Cell title="退款试算" label="选一天，看看能退多少" onClick={() => setOpen(true)} />
      <Popup open={isOpen} title="退款试算" onClose={() => setOpen(false)}>
        <Preview of={of} />
      </Popup>
    </>
  );
}

function Preview({ of }: RefundPreviewProps) {
  const query = useCall(refundOffer, of);
  return <Loaded query={query}>{({ rule, today }) => <Simulator rule={rule} today={today} />}</Loaded>;
}
