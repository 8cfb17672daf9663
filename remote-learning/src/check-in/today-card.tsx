import type { CheckInDetail } from '@suite/api';
import { links } from '@suite/kernel/links';
import { Link } from '@suite/kernel/router';
import { growthOf, Reward, Sprout } from '@suite/ui';
import { dayAndWeekday, timeOfDay } from '@suite/kernel/time';
import { Button } from '@suite/ui/base';
import { IconPoster, IconQuote } from './icons';
import css from './today-card.module.css';
import type { Won } from './use-check-in';

export interface TodayCardProps {
  detail: CheckInDetail;
  onCheckIn: () => Promise<void>;
  /** The check-in of a moment ago. */
  won: Won | undefined;
  /** What went wrong with the last check-in, in words. */
  problem: string;
  isNotBought: boolean;
}

/** Today: its check-in or the button for it, and the words of the day. */
export function TodayCard({ detail, onCheckIn, won, problem, isNotBought }: TodayCardProps) {
  const { today, is_clock, clock_time, total, poster } = detail;
  return (
    <section className={css.card} aria-labelledby="check-in-today">
      <h2 className={css.day} id="check-in-today">
        {dayAndWeekday(today)}
      </h2>
      {is_clock ? (
        <>
          <Reward isWon={!!won} says={won?.words ?? ''} size="medium">
            <div className={css.done}>
              <Sprout stage={growthOf(total)} className={css.sprout} />
              <span className={css.doneWord}>今日已打卡</span>
              <span className={css.time}>{clock_time && timeOfDay(clock_time)}</span>
            </div>
          </Reward>
          {won ? <p className={won.isRecord ? css.record : css.said}>{won.words}</p> : null}
          <div>
            <Link className={css.poster} to={links.checkInPoster()}>
              <IconPoster className={css.posterIcon} />
              生成今日海报
            </Link>
          </div>
        </>
      ) : (
        <>
          <Button className={css.button} onClick={onCheckIn}>
            打卡
          </Button>
          <p className={css.hint} role="status">
            {problem || isNotBought ? null : (won?.words ?? '今天还没有打卡，学一点就来记一笔')}
          </p>
        </>
      )}
      {problem ? (
        <p className={css.refused} role="alert">
          {problem}
        </p>
      ) : null}
      {isNotBought ? <NotBought /> : null}
      <figure className={css.words}>
        <IconQuote className={css.quote} />
        <blockquote className={css.sentence}>{poster.sentence}</blockquote>
        <figcaption className={css.author}>{poster.author}</figcaption>
      </figure>
    </section>
  );
}

function NotBought() {
  return (
    <p className={css.refused} role="alert">
      购买课程后才能打卡，
      <Link className={css.link} to={links.auditionLesson()}>
        先去试听一节
      </Link>
    </p>
  );
}
