import { SaveDates } from '@suite/ui/save-file';
import { entryOf, SHARES_CALENDAR } from './ics';
import type { ShareEvent } from './share-events';

interface SaveShareDatesProps {
  events: readonly ShareEvent[];
  /** Names the file. */
  name: string;
}

/** Puts the dates of new shares into the phone's calendar. */
export const SaveShareDates = ({ events, name }: SaveShareDatesProps) => (
  <SaveDates entries={events.map(entryOf)} calendar={SHARES_CALENDAR} fileName={`打新日程-${name}.ics`} />
);
