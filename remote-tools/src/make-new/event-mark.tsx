import { cx } from '@suite/ui';
import css from './event-mark.module.css';
import { eventKinds, eventNames, type EventKind } from './share-events';

/** Each kind has a shape of its own, so that the calendar can be read without colours. */
const shapes: Readonly<Record<EventKind, string>> = {
  apply: 'M6 .5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11z',
  result: 'M6 0l6 6-6 6-6-6z',
  payment: 'M1 1h10v10H1z',
  listing: 'M6 .5l6 11H0z',
};

/** The sign of a kind of event. */
export const EventMark = ({ kind }: { kind: EventKind }) => (
  <svg className={cx(css.mark, css[kind])} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
    <path d={shapes[kind]} fill="currentColor" />
  </svg>
);

/** What the signs in the calendar mean. */
export const EventLegend = () => (
  <ul className={css.legend} aria-label="图例">
    {eventKinds.map((kind) => (
      <li className={css.entry} key={kind}>
        <EventMark kind={kind} />
        {eventNames[kind]}
      </li>
    ))}
    <li className={css.entry}>休 = 节假日休市</li>
  </ul>
);
