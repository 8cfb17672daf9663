import { fenOf, yuanOf } from '@suite/api';
import { dayOf, nearDayInWords } from '@suite/kernel/time';
import { IconCheck } from '@suite/ui';
import { Button } from '@suite/ui/base';
import { useEffect } from 'react';
import { timeLeftText } from '../../time-left/time-left-text';
import { useSecondsUntil } from '../../time-left/use-seconds-until';
import type { PriceSection } from './content';
import css from './price.module.css';
import type { Landing, ShownPrice } from './use-landing';

interface PriceProps {
  section: PriceSection;
  landing: Landing;
}

const hasOff = ({ coupon_price }: ShownPrice) => fenOf(coupon_price) > 0;

const couponWords = (price: ShownPrice) =>
  hasOff(price)
    ? `已减 ${yuanOf(fenOf(price.coupon_price))} · ${price.coupon_name}`
    : '课程一次付清，没有隐藏费用';

/** What it costs, what is included, and until when the next class takes learners. */
export function Price({ section, landing }: PriceProps) {
  const { price, config, isOver, isPriceLost, readAgain } = landing;
  const hasCoupon = price !== undefined && hasOff(price);
  return (
    <div className={css.card}>
      <p className={css.amounts}>
        {price ? (
          <>
            <span className={css.now}>{yuanOf(fenOf(price.price))}</span>
            {hasCoupon ? (
              <s className={css.origin} aria-label={`原价 ${yuanOf(fenOf(price.origin_price))}`}>
                {yuanOf(fenOf(price.origin_price))}
              </s>
            ) : null}
          </>
        ) : isPriceLost ? (
          <Button type="link" onClick={readAgain}>
            价格没有加载出来，请再试一次
          </Button>
        ) : isOver ? null : (
          <span className={css.waiting} aria-hidden="true" />
        )}
      </p>
      <p className={css.coupon}>{price ? couponWords(price) : null}</p>
      <ul className={css.includes}>
        {section.includes.map((text) => (
          <li className={css.include} key={text}>
            <IconCheck className={css.check} />
            {text}
          </li>
        ))}
      </ul>
      <div className={css.term}>
        {config && config.deadline === '' ? (
          <p>购买后即可开始学习，不限开班时间</p>
        ) : (
          <>
            <p>
              {config
                ? `最近一期 ${nearDayInWords(config.start_date, dayOf(config.server_time))}开班`
                : '\u00a0'}
            </p>
            <TimeLeft landing={landing} />
          </>
        )}
      </div>
      <p className={css.fair}>支付页可以先试算退款，价格以支付页为准。</p>
    </div>
  );
}

function TimeLeft({ landing: { config, nextClass } }: { landing: Landing }) {
  const left = useSecondsUntil(config?.deadline, config?.server_time);
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) nextClass();
    // The end is told once, not at every new function.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  if (Number.isNaN(left)) return <p>{'\u00a0'}</p>;
  if (isOver) return <p>本期报名已截止，可以报名下一期</p>;
  return (
    <p role="timer" className={css.left}>
      距本期报名截止 {timeLeftText(left)}
    </p>
  );
}
