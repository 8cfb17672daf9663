import type { DateTime, Goods } from '@suite/api';
import { Notice } from '@suite/features/checkout';
import { dayAt, nearMomentInWords } from '@suite/kernel/time';
import { useEffect } from 'react';
import { timeLeftText } from '../time-left/time-left-text';
import { useSecondsUntil } from '../time-left/use-seconds-until';
import { asksBy, isAboutToBegin, saleTitles } from './sale-words';
import { useLatest } from '@suite/ui';

interface SaleNoticeProps {
  goods: Goods;
  /** The sale should have begun. */
  onBegin: () => void;
}

/** Why the goods cannot be bought now, in the provider's words. */
export function SaleNotice({ goods, onBegin }: SaleNoticeProps) {
  const { sale_state, sale_reason, sale_time, server_time } = goods;
  if (sale_state === 'open') return null;
  const isBefore = sale_state === 'not-yet' && !!sale_time;
  return (
    <Notice title={saleTitles[sale_state]}>
      <p>{isBefore ? `${nearMomentInWords(sale_time, dayAt(Date.now()))} 开售` : sale_reason}</p>
      {isBefore ? <Countdown to={sale_time} serverTime={server_time} onEnd={onBegin} /> : null}
    </Notice>
  );
}

interface CountdownProps {
  to: DateTime;
  serverTime: DateTime | undefined;
  onEnd: () => void;
}

function Countdown({ to, serverTime, onEnd }: CountdownProps) {
  const left = useSecondsUntil(to, serverTime);
  const asked = asksBy(left);
  const ask = useLatest(onEnd);
  useEffect(() => {
    if (asked > 0) ask.current();
  }, [asked, ask]);
  if (isAboutToBegin(left)) return <p>马上开售，正在更新</p>;
  if (!(left > 0)) return <p>到时本页会自动开放购买</p>;
  return (
    <p>
      距开售 <strong role="timer">{timeLeftText(left)}</strong>，到时本页会自动开放购买
    </p>
  );
}
