import type { NewShare } from '@suite/api';
import css from './make-new.module.css';
import type { ShareEvent } from './share-events';
import { ShareRow } from './share-row';

export interface EventListProps {
  events: readonly ShareEvent[];
  /** What is said of an event beside its share. */
  wordsOf: (event: ShareEvent) => string;
  onOpen: (share: NewShare) => void;
}

/** The events of a day, a row each. */
export const EventList = ({ events, wordsOf, onOpen }: EventListProps) => (
  <ul>
    {events.map((event) => (
      <li className={css.line} key={`${event.kind}-${event.share.share_id}`}>
        <ShareRow share={event.share} kind={event.kind} onOpen={onOpen}>
          {wordsOf(event)}
        </ShareRow>
      </li>
    ))}
  </ul>
);
