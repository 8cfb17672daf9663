import { fenOf, yuanOf } from '@suite/api';
import { platform } from '@suite/kernel';
import { Link } from '@suite/kernel/router';
import { Problem } from '@suite/ui';
import { Button, buttonClass, Spoken } from '@suite/ui/base';
import { useEffect, useRef } from 'react';
import { actionOf, afterCampaign } from './action';
import css from './buy-bar.module.css';
import type { Landing } from './use-landing';

interface BuyBarProps {
  landing: Landing;
  selling: Parameters<typeof actionOf>[1];
}

/**
 * Tells the page how high its bar is, if not as high as usual: the poster fills what the bar leaves of the first screen.
 * It is asked after drawing, because the page would be laid out twice before.
 */
function useBarHeight() {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const measure = () => {
      const footer = bar.current?.parentElement;
      footer?.parentElement?.style.setProperty('--bar', `${footer.getBoundingClientRect().height}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return bar;
}

/** Price and the one action of the page, always in reach. What is to be known first stands beside the button: nothing moves when it comes. */
export function BuyBar({ landing, selling }: BuyBarProps) {
  const { product, price, isLost, isOver, readAgain } = landing;
  const action = isOver ? afterCampaign : product && actionOf(product, selling);
  const isSelling = !isOver && (!product || product.sale_state === 'open');
  const bar = useBarHeight();
  return (
    <section ref={bar} aria-label="报名">
      <Problem text={isLost ? '课程信息没有加载出来，请再试一次' : ''} />
      <div className={css.bar}>
        <div className={css.terms}>
          {isSelling ? (
            <p className={css.price}>
              {price ? (
                <>
                  <Spoken>价格</Spoken>
                  <span className={css.now}>{yuanOf(fenOf(price.price))}</span>
                  {fenOf(price.coupon_price) > 0 ? (
                    <s className={css.origin} aria-hidden="true">
                      {yuanOf(fenOf(price.origin_price))}
                    </s>
                  ) : null}
                </>
              ) : null}
            </p>
          ) : null}
          {action?.note ? <p className={css.note}>{action.note}</p> : null}
        </div>
        <div className={css.button}>
          {action ? (
            <Link
              className={buttonClass({ block: true })}
              to={action.to}
              onClick={() => platform().track.click('landing-action', { to: action.to })}
            >
              {action.label}
            </Link>
          ) : (
            <Button block loading={!isLost} onClick={readAgain}>
              {isLost ? '重试' : '立即报名'}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
