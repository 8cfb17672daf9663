import type { RefundOfferParams } from '@suite/api';
import { lazyPiece, Piece } from '@suite/ui';
import { Cell } from '@suite/ui/base';
import { useState } from 'react';

// Few learners look at it before they pay, so its sheet is no part of the page.
const simulator = lazyPiece(() => import(/* webpackChunkName: "refund-simulator" */ './simulator'));

export interface RefundPreviewProps {
  /** A purchase of the learner, or goods on sale as if they were bought today. */
  of: RefundOfferParams;
}

/** A row that opens the simulator: on payment pages, in the list of refunds and before an agreement. */
export function RefundPreview({ of }: RefundPreviewProps) {
  const [sheet, setSheet] = useState<'open' | 'closed'>();
  return (
    <>
      <Cell title="退款试算" label="选一天，看看能退多少" onClick={() => setSheet('open')} />
      {sheet ? (
        <Piece of={simulator} skeleton={null} failed="退款试算没有加载出来，请再试一次">
          {({ RefundSheet }) => (
            <RefundSheet of={of} open={sheet === 'open'} onClose={() => setSheet('closed')} />
          )}
        </Piece>
      ) : null}
    </>
  );
}
