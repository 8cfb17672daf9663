import type { NewShare } from '@suite/api';
import { Tag } from '@suite/ui';
import type { ReactNode } from 'react';
import { EventMark } from './event-mark';
import { eventNames, type EventKind } from './share-events';
import { priceWords } from './share-money';
import css from './share-row.module.css';

export interface ShareRowProps {
  share: NewShare;
  /** What the row says about the share. */
  children: ReactNode;
  /** Shows which kind of event the row stands for. */
  kind?: EventKind;
  onOpen: (share: NewShare) => void;
}

/** One share in a list; a tap opens its details. */
export const ShareRow = ({ share, children, kind, onOpen }: ShareRowProps) => (
  <button type="button" className={css.row} onClick={() => onOpen(share)}>
    <span className={css.main}>
      <span className={css.head}>
        {kind ? (
          <span className={css.kind}>
            <EventMark kind={kind} />
            {eventNames[kind]}
          </span>
        ) : null}
        <span className={css.name}>{share.name}</span>
        {share.moved_from ? <Tag tone="warning">已改期</Tag> : null}
      </span>
      <span className={css.about}>{children}</span>
    </span>
    <span className={css.side}>
      <span className={css.price}>{priceWords(share.price)}</span>
      <span className={css.board}>{share.board}</span>
    </span>
  </button>
);
