import { checkInStatistics, useCall, type CheckInDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Link } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { Card, IconArrow, Stats, PageTitle } from '@suite/ui';
import { monthOf, dayAt } from '@suite/kernel/time';
import { Failed, Page, Skeleton } from '@suite/ui/base';
import { useEffect, useState } from 'react';
import { CheckInCalendar } from './check-in-calendar';
import { IconFlame } from './icons';
import { TodayCard } from './today-card';
import { useCheckIn } from './use-check-in';
import css from './user-clock.module.css';

/** Daily check-in. */
export default function UserClockPage() {
  // The device's month is read at once; if the server turns out to be in another month, that one is read too.
  const [month, setMonth] = useState(() => monthOf(dayAt(Date.now())));
  const statistics = useCall(checkInStatistics, { month });
  const { detail, checkIn, won, problem, isNotBought } = useCheckIn(statistics.data?.longest_streak);
  const today = detail.data?.today;
  const calendarFailed = !!statistics.error && !statistics.data;
  if (today && monthOf(today) !== month) setMonth(monthOf(today));
  useShared(detail.data);

  return (
    <Page>
      <header className={css.hero}>
        <PageTitle className={css.title}>每日打卡</PageTitle>
        <p className={css.streak}>
          <IconFlame className={css.flame} />
          <span>
            连续打卡 <strong className={css.number}>{detail.data?.streak ?? '–'}</strong> 天
          </span>
        </p>
        <Stats
          light
          items={[
            { name: '累计打卡', value: detail.data?.total, unit: '天' },
            { name: '最长连续', value: statistics.data?.longest_streak, unit: '天' },
            { name: '今日学习', value: detail.data?.study_minutes, unit: '分钟' },
          ]}
        />
      </header>
      <Loaded
        query={{
          ...detail,
          refetch: () => Promise.all([detail.refetch(), calendarFailed && statistics.refetch()]),
        }}
        skeleton={
          <div className={css.waiting}>
            <Skeleton title={false} rows={1} />
            <i className={css.disc} />
            <Skeleton title={false} rows={2} />
          </div>
        }
      >
        {(data) => (
          <TodayCard
            detail={data}
            onCheckIn={checkIn}
            won={won}
            problem={problem}
            isNotBought={isNotBought}
          />
        )}
      </Loaded>
      <Card
        title="本月打卡"
        extra={
          <Link className={css.more} to={links.checkInHistory()}>
            打卡记录
            <IconArrow />
          </Link>
        }
      >
        <CheckInCalendar month={month} statistics={statistics.data} today={today} />
        {calendarFailed && detail.data ? (
          <Failed
            text="打卡日历没有加载出来，请再试一次"
            error={statistics.error}
            onRetry={statistics.refetch}
          />
        ) : null}
      </Card>
    </Page>
  );
}

function useShared(detail: CheckInDetail | undefined) {
  const streak = detail?.streak;
  const sentence = detail?.poster.sentence;
  const link = detail?.poster.link;
  useEffect(() => {
    if (!streak || sentence === undefined) return;
    platform().messenger.share({
      title: `我已连续打卡 ${streak} 天，一起来学习`,
      description: sentence,
      link,
    });
  }, [streak, sentence, link]);
}
