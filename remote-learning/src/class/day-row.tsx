import type { ClassDay, Day } from '@suite/api';
import { IconCheck, Tag, OverInput } from '@suite/ui';
import { dayAndWeekday } from '@suite/kernel/time';
import { canChoose, seatsOf } from './class-day';
import css from './day-row.module.css';

export interface DayRowProps {
  day: ClassDay;
  chosen: boolean;
  onChoose: (day: Day) => void;
}

const tones = { free: 'success', few: 'warning', full: 'grey', holiday: 'grey', closed: 'grey' } as const;

/** One day on which a class begins, with its free places. */
export function DayRow({ day, chosen, onChoose }: DayRowProps) {
  const { seats, words } = seatsOf(day);
  const { capacity, enrolled } = day;
  return (
    <label className={css.row}>
      <OverInput
        type="radio"
        name="class-day"
        checked={chosen}
        disabled={!canChoose(day)}
        onChange={() => onChoose(day.date)}
      />
      <span className={css.mark} aria-hidden="true">
        <IconCheck />
      </span>
      <span className={css.main}>
        <span className={css.date}>{dayAndWeekday(day.date)}</span>
        {capacity > 0 ? (
          <span className={css.track} aria-hidden="true">
            <span className={css.taken} style={{ width: `${Math.min(100, (enrolled / capacity) * 100)}%` }} />
          </span>
        ) : null}
      </span>
      <Tag tone={tones[seats]}>{words}</Tag>
    </label>
  );
}
