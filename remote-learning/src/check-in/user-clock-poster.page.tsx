import { checkInDetail, useCall, userDetail, type CheckInDetail } from '@suite/api';
import { platform } from '@suite/kernel';
import { useFlag } from '@suite/kernel/flags';
import { links } from '@suite/kernel/links';
import { useSearchParams } from '@suite/kernel/router';
import { Loaded } from '@suite/features/loaded';
import { RadioGroup, useCover } from '@suite/ui';
import { dayInWords } from '@suite/kernel/time';
import { Button, Empty, Page, Spoken } from '@suite/ui/base';
import { Poster, PosterSheet } from '@suite/ui/poster';
import { useEffect, useState } from 'react';
import { weekPoster } from '../flags';
import css from './user-clock-poster.module.css';
import { WeekPoster } from './week-poster';
import { CHECK_IN_POSTER_HEIGHT, drawCheckInPoster } from './draw-check-in-poster';

const posters = [
  { value: 'day', label: '今天' },
  { value: 'week', label: '本周' },
] as const;

/** The poster of today's check-in or of the week, to be saved and shared. */
export default function UserClockPosterPage() {
  const detail = useCall(checkInDetail, undefined);
  const learner = useCall(userDetail, undefined);
  const [search, setSearch] = useSearchParams();
  const hasWeek = useFlag(weekPoster);
  const shown = hasWeek && search.get('of') === 'week' ? 'week' : 'day';
  const showsNote = search.get('note') !== 'off';
  const show = (of: string, hasNote: boolean) =>
    setSearch({ of, ...(hasNote ? {} : { note: 'off' }) }, { replace: true });
  return (
    <Page>
      <Spoken as="h1">打卡海报</Spoken>
      {hasWeek ? (
        <div className={css.choice}>
          <RadioGroup
            label={<Spoken>海报</Spoken>}
            options={posters}
            value={shown}
            onChange={(of) => show(of, showsNote)}
          />
        </div>
      ) : null}
      <Loaded query={detail} skeleton={<PosterSheet />}>
        {(data) =>
          shown === 'week' ? (
            <Loaded query={learner} skeleton={<PosterSheet />}>
              {(person) => (
                <WeekPoster
                  detail={data}
                  learner={person}
                  showsNote={showsNote}
                  onNote={(isShown) => show('week', isShown)}
                />
              )}
            </Loaded>
          ) : data.is_clock ? (
            <DayPoster detail={data} />
          ) : (
            <NotCheckedIn />
          )
        }
      </Loaded>
    </Page>
  );
}

function NotCheckedIn() {
  return (
    <Empty
      scene="medal"
      text="今天还没有打卡，打卡后就能生成海报"
      action={<Button onClick={() => platform().navigate(links.checkIn(), { replace: true })}>去打卡</Button>}
    />
  );
}

function DayPoster({ detail }: { detail: CheckInDetail }) {
  const learner = useCall(userDetail, undefined);
  const { today, streak, total, study_minutes, poster } = detail;
  const [times, setTimes] = useState(0);
  const drawn = useCover(undefined, { title: '', seed: times, shape: 'poster' });
  const picture = (times > 0 && drawn) || poster.picture;
  useEffect(() => {
    platform().messenger.share({
      title: `我已连续打卡 ${streak} 天，一起来学习`,
      description: poster.sentence,
      link: poster.link,
    });
  }, [streak, poster.sentence, poster.link]);

  return (
    <Loaded query={learner} skeleton={<PosterSheet />}>
      {({ userInfo: { nickname, avatar } }) => (
        <PosterSheet>
          <Poster
            subject={{
              detail: { today, streak, total, study_minutes, poster: { ...poster, picture } },
              learner: { nickname, avatar },
            }}
            draw={drawCheckInPoster}
            height={CHECK_IN_POSTER_HEIGHT}
            alt={`${dayInWords(today)}打卡海报：${nickname}连续打卡 ${streak} 天，累计 ${total} 天，今日学习 ${study_minutes} 分钟。${poster.sentence}——${poster.author}`}
            fileName={`打卡海报-${today}.png`}
            onOther={() => setTimes(times + 1)}
          />
        </PosterSheet>
      )}
    </Loaded>
  );
}
