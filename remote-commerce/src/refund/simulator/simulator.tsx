import {
  refundOffer,
  refundOn,
  useCall,
  yuanOf,
  type Day,
  type RefundOfferParams,
  type RefundRule,
} from '@suite/api';
import { Loaded } from '@suite/features/loaded';
import { monthOf, yearAndDayInWords } from '@suite/kernel/time';
import { Calendar, Popup, type PopupProps } from '@suite/ui';
import { useState } from 'react';
import { Formula } from '../formula';
import css from './simulator.module.css';

export interface SimulatorProps {
  rule: RefundRule;
  today: Day;
}

interface RefundSheetProps extends Pick<PopupProps, 'open' | 'onClose'> {
  of: RefundOfferParams;
}

/** Goods without a contract, which the list of refunds does not have. */
const byTeacher = /^(tools|books)/;

/** What a refund would be, by the server's rule for a purchase, or for goods as if they were bought today. */
export function RefundSheet({ of, ...sheet }: RefundSheetProps) {
  const query = useCall(refundOffer, of);
  return (
    <Popup {...sheet} title="退款试算">
      <Loaded query={query}>
        {({ rule, today, destination, arrives_in }) => (
          <>
            <Simulator rule={rule} today={today} />
            {of.goods_id ? (
              <p className={css.note}>
                {byTeacher.test(of.goods_id) ? '联系老师申请' : '在“退款申请”里申请'}，审核通过后退回
                {destination === 'origin' ? '原支付方式' : '本人名下的银行卡'}，{arrives_in}到账。
              </p>
            ) : null}
          </>
        )}
      </Loaded>
    </Popup>
  );
}

/** Whole yuan, which fit under the number of a day. */
const noteOf = (fen: number) => String(Math.floor(fen / 100));

/** What a refund would be on the day that the learner chooses, by the provider's rule. */
export function Simulator({ rule, today }: SimulatorProps) {
  const [chosen, setChosen] = useState(today);
  const [shown, setShown] = useState(monthOf(today));
  // Midnight may pass while the sheet is open.
  const day = chosen < today ? today : chosen;
  const month = shown < monthOf(today) ? monthOf(today) : shown;
  const figures = refundOn(rule, day);
  return (
    <>
      <Calendar
        label="选择退款日期"
        month={month}
        onMonth={setShown}
        first={monthOf(today)}
        last={monthOf(rule.last_on < today ? today : rule.last_on)}
        today={today}
        markOf={(one) => {
          if (one < today) return { words: '', tone: 'quiet' };
          const { refund, state } = refundOn(rule, one);
          return {
            note: state === 'over' ? undefined : noteOf(refund),
            words: state === 'over' ? '不能退款' : `可退 ${yuanOf(refund)}`,
            tone: state === 'all' ? 'done' : state === 'part' ? 'open' : 'quiet',
            chosen: one === day,
            onChoose: () => setChosen(one),
          };
        }}
      />
      <div role="status" className={css.result}>
        <p className={css.day}>
          如果在 {yearAndDayInWords(day)} 申请，{ends[figures.state]}
        </p>
        <Formula figures={figures} />
      </div>
      <p className={css.note}>
        {yearAndDayInWords(rule.free_until)}（含）以前全额退；之后按课程天数扣除已使用部分，最晚{' '}
        {yearAndDayInWords(rule.last_on)} 申请。以申请当天的金额为准。
      </p>
    </>
  );
}

const ends = {
  all: '全额退款',
  part: '退还剩余部分',
  none: '没有可退金额',
  over: '已过可退款期限',
};
