import type { Goods } from '@suite/api';
import { Notice } from '@suite/features/checkout';
import { dayAt, momentOf, nearMomentInWords } from '@suite/kernel/time';
import { useEffect, useRef, useState } from 'react';
import { asksBy, isAboutToBegin, saleTitles, untilSale } from './sale-words';

interface SaleNoticeProps {
  goods: Goods;
  /** The sale should have begun. */
  onBegin: () => void;
}

/** Why the goods cannot be bought now, in the provider's words. */
export function SaleNotice({ goods: { sale_state, sale_reason, sale_time }, onBegin }: SaleNoticeProps) {
  if (sale_state === 'open') return null;
  const isBefore = sale_state === 'not-yet' && !!sale_time;
  return (
    <Notice title={saleTitles[sale_state]}>
      <p>{isBefore ? `${nearMomentInWords(sale_time, dayAt(Date.now()))} 开售` : sale_reason}</p>
      {isBefore ? <Countdown to={sale_time} onEnd={onBegin} /> : null}
    </Notice>
  );
}

function Countdown({ to, onEnd }: { to: string; onEnd: () => void }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((momentOf(to) - now) / 1000);
  const asked = asksBy(left);
  const ask = useRef(onEnd);
  useEffect(() => {
    ask.current = onEnd;
  });
  useEffect(() => {
    if (asked > 0) ask.current();
  }, [asked]);
  if (isAboutToBegin(left)) return <p>马上开售，正在更新</p>;
  if (!(left > 0)) return <p>到时本页会自动开放购买</p>;
  return (
    <p>
      距开售 <strong role="timer">{untilSale(left)}</strong>，到时本页会自动开放购买
    </p>
  );
}
