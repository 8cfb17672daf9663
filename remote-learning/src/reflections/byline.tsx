import type { Reflection } from '@suite/api';
import { dayAt, nearDayInWords } from '@suite/kernel/time';
import { Person } from '@suite/ui';

/** The author of a reflection, their class, and the day. */
export function Byline({ reflection }: { reflection: Reflection }) {
  const { author_name, avatar, class_name, publish_time } = reflection;
  return (
    <Person avatar={avatar} name={author_name}>
      {class_name} · {nearDayInWords(publish_time, dayAt(Date.now()))}
    </Person>
  );
}
