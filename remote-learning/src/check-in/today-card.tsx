import type { CheckInDetail } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { dayInWords, IconCheck, weekdayNames, weekdayOf } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { IconPoster, IconQuote } from './icons';
import css from './today-card.module.css';
import type { CheckInRefusal } from './use-check-in';

export interface TodayCardProps {
  detail: CheckInDetail;
  onCheckIn: () => Promise<void>;
  refusal: CheckInRefusal | undefined;
}

/** The day that can be checked in, the button for it, and the words of the day. */
export function TodayCard({ detail, onCheckIn, refusal }: TodayCardProps) {
  const { today, is_clock, clock_time, poster } = detail;
  return (
    <section className={css.card} aria-labelledby="check-in-today">
      <h2 className={css.day} id="check-in-today">
        {dayInWords(today)} 星期{weekdayNames[weekdayOf(today)]}
      </h2>
      {is_clock ? (
        <>
          <div className={css.done} role="status">
            <IconCheck className={css.check} />
            <span className={css.doneWord}>今日已打卡</span>
            <span className={css.time}>{clock_time?.slice(11, 16)}</span>
          </div>
          <Link className={css.poster} to="/user-clock-poster">
            <IconPoster className={css.posterIcon} />
            生成今日海报
          </Link>
        </>
      ) : (
        <>
          <Button className={css.button} onClick={onCheckIn}>
            打卡
          </Button>
          <p className={css.hint}>{refusal ? null : '今天还没有打卡，学一点就来记一笔'}</p>
        </>
      )}
      <Refused refusal={refusal} />
      <figure className={css.words}>
        <IconQuote className={css.quote} />
        <blockquote className={css.sentence}>{poster.sentence}</blockquote>
        <figcaption className={css.author}>{poster.author}</figcaption>
      </figure>
    </section>
  );
}

function Refused({ refusal }: { refusal: CheckInRefusal | undefined }) {
  if (refusal === 'network') {
    return (
      <p className={css.refused} role="alert">
        网络不稳定，没有收到打卡结果，请再试一次
      </p>
    );
  }
  if (refusal === 'not-bought') {
    return (
      <p className={css.refused} role="alert">
        购买课程后才能打卡，
        <Link className={css.link} to="/audition-lesson">
          先去试听一节
        </Link>
      </p>
    );
  }
  return null;
}
