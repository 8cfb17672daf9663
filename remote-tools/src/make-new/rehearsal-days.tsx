import { dayAndWeekday } from '@suite/kernel/time';
import { Tag } from '@suite/ui';
import { yuanOf } from '../calculators/money';
import css from './make-new.module.css';
import type { Movement, RehearsalDay } from './rehearsal';

const kindWords: Readonly<Record<Movement['kind'], string>> = {
  pay: '缴款',
  freeze: '申购冻结',
  release: '未配售退回',
};

const amountWords = ({ kind, amount }: Movement) =>
  amount === undefined ? '待公布' : kind === 'release' ? `+${yuanOf(amount)}` : yuanOf(-amount);

/** The days of a rehearsal, each with its money, its deadline and its conflicts. */
export const RehearsalDays = ({ days }: { days: readonly RehearsalDay[] }) => (
  <ol>
    {days.map(({ day, movements, needed, missing, available, isCrowded }) => (
      <li className={css.day} key={day}>
        <div className={css.dayHead}>
          <span className={css.dayName}>{dayAndWeekday(day)}</span>
          {missing > 0 ? (
            <Tag tone="warning">资金不足</Tag>
          ) : needed > 0 ? (
            <Tag tone="grey">资金够用</Tag>
          ) : null}
        </div>
        <ul>
          {movements.map((movement) => (
            <li className={css.movement} key={`${movement.kind}-${movement.share.share_id}`}>
              <span>
                {movement.share.name} {kindWords[movement.kind]}
                {movement.deadline ? <span className={css.until}>{movement.deadline} 前</span> : null}
              </span>
              <span className={css.amount}>{amountWords(movement)}</span>
            </li>
          ))}
        </ul>
        {needed > 0 ? (
          <p className={css.about}>
            当天共需 {yuanOf(needed)}，可用 {yuanOf(available)}
            {missing > 0 ? `，还差 ${yuanOf(missing)}` : ''}
          </p>
        ) : null}
        {isCrowded ? <p className={css.conflict}>多只新股同日用款，请提前备足。</p> : null}
      </li>
    ))}
  </ol>
);
