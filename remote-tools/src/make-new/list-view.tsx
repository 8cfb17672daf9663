import type { NewShare, NewShareCalendar } from '@suite/api';
import { dayAndWeekday, type Day } from '@suite/kernel/time';
import { Card } from '@suite/ui';
import { Empty } from '@suite/ui/base';
import css from './make-new.module.css';
import { sharesWords } from './share-money';
import { stageNames, stageOf, stages, type Stage } from './share-events';
import { ShareRow } from './share-row';

export interface ListViewProps {
  calendar: NewShareCalendar;
  today: Day;
  onOpen: (share: NewShare) => void;
}

const wordsOf: Readonly<Record<Exclude<Stage, 'listed'>, (share: NewShare) => string>> = {
  applying: ({ apply_date, apply_limit }) =>
    `${dayAndWeekday(apply_date)}申购，上限 ${sharesWords(apply_limit)}`,
  drawing: ({ result_date }) => `${dayAndWeekday(result_date)}公布中签`,
  waiting: ({ listing_date }) => (listing_date ? `${dayAndWeekday(listing_date)}上市` : '上市日期待公布'),
};

/** The shares that are not listed yet, by how far they are. */
export function ListView({ calendar, today, onOpen }: ListViewProps) {
  const running = stages.filter((stage): stage is Exclude<Stage, 'listed'> => stage !== 'listed');
  const groups = running
    .map((stage) => ({
      stage,
      shares: calendar.list.filter((share) => stageOf(share, today) === stage),
    }))
    .filter(({ shares }) => shares.length > 0);
  if (groups.length === 0) return <Empty scene="money" text="近期没有新股，有新公告后会显示在这里" />;
  return (
    <>
      {groups.map(({ stage, shares }) => (
        <Card title={stageNames[stage]} extra={`${shares.length} 只`} key={stage}>
          <ul>
            {shares.map((share) => (
              <li className={css.line} key={share.share_id}>
                <ShareRow share={share} onOpen={onOpen}>
                  {wordsOf[stage](share)}
                </ShareRow>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
