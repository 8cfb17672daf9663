import { checkInStatistics, useCall, type CheckInStatistics } from '@suite/api';
import { useSearchParams } from '@suite/kernel/router';
import { Card, Stats } from '@suite/ui';
import { monthOf, dayAt, yearAndDayInWords, type Month } from '@suite/kernel/time';
import { Failed, Page, Spoken } from '@suite/ui/base';
import { useState } from 'react';
import { CheckInCalendar } from './check-in-calendar';
import { monthSummary } from './check-in-day';
import css from './user-clock-history.module.css';

/** Check-ins month by month, and the totals of all months. */
export default function UserClockHistoryPage() {
  const [search, setSearch] = useSearchParams();
  const asked = /^20\d\d-(0[1-9]|1[0-2])$/.exec(search.get('month') ?? '')?.[0];
  // The totals stay while another month loads, and the last answer knows the provider's month.
  const [last, setLast] = useState<CheckInStatistics>();
  const month = asked ?? monthOf(last?.today || dayAt(Date.now()));
  const { data, isPending, error, refetch } = useCall(checkInStatistics, { month });
  if (data && data !== last) setLast(data);
  const all = data ?? last;
  const choose = (next: Month) => setSearch({ month: next }, { replace: true });

  return (
    <Page>
      <Spoken as="h1">打卡记录</Spoken>
      <Card>
        <Stats
          items={[
            { name: '累计打卡', value: all?.total, unit: '天' },
            { name: '当前连续', value: all?.streak, unit: '天' },
            { name: '最长连续', value: all?.longest_streak, unit: '天' },
          ]}
        />
      </Card>
      <Card>
        <div aria-busy={isPending}>
          <CheckInCalendar
            month={month}
            onMonth={choose}
            first={all && monthOf(all.start_date)}
            last={all && monthOf(all.today)}
            statistics={data}
            today={all?.today}
          />
        </div>
        {data ? <Summary {...monthSummary(data, month)} /> : null}
        {data || isPending ? null : (
          <Failed text="这个月的记录没有加载出来，请再试一次" error={error} onRetry={refetch} />
        )}
      </Card>
      {all ? <p className={css.since}>从 {yearAndDayInWords(all.start_date)}开始记录</p> : null}
    </Page>
  );
}

function Summary({ checkedIn, missed }: { checkedIn: number; missed: number }) {
  return (
    <p className={css.summary} role="status">
      本月打卡 <strong className={css.count}>{checkedIn}</strong> 天
      {missed > 0 ? `，漏打 ${missed} 天` : checkedIn > 0 ? '，一天也没有落下' : ''}
    </p>
  );
}
