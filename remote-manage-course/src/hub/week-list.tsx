import type { ManageWeek } from '@suite/api';
import { links } from '@suite/kernel/links';
import { dayAt } from '@suite/kernel/time';
import { Tag } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { weekNote, weekTag } from './week-words';

/** The weeks, each with its state; a week whose exam is open leads to it. */
export function WeekList({ weeks, mayStudy }: { weeks: readonly ManageWeek[]; mayStudy: boolean }) {
  if (weeks.length === 0) return null;
  return (
    <CellGroup title="每周学习与考试">
      {weeks.map((week) => {
        const { word, tone } = weekTag(week);
        return (
          <Cell
            key={week.week}
            title={week.title}
            label={weekNote(week, mayStudy, dayAt(Date.now()))}
            value={<Tag tone={tone}>{word}</Tag>}
            to={week.state === 'locked' ? undefined : links.manageExam({ week: week.week })}
          />
        );
      })}
    </CellGroup>
  );
}
