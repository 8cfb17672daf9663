import type { NewShare } from '@suite/api';
import { dayAndWeekday, dayInWords, type Day } from '@suite/kernel/time';
import { copyText, Popup, Tag } from '@suite/ui';
import { Button, Toast } from '@suite/ui/base';
import { yuanOf } from '../calculators/money';
import { SaveShareDates } from './save-share-dates';
import { eventNames, eventsOf, paysAtOnce, stageOf } from './share-events';
import { priceWords, sharesWords, unitCost, valueForLimit, wanWords, wholeCost } from './share-money';
import css from './share-sheet.module.css';
import { EventMark } from './event-mark';

export interface ShareSheetProps {
  share: NewShare | undefined;
  today: Day;
  isMarked: boolean;
  onMark: () => void;
  onClose: () => void;
}

/** The facts of a share, in the order in which a buyer asks for them. */
function factsOf(share: NewShare): [name: string, value: string][] {
  const { code, apply_code, industry, apply_limit, win_rate, unit } = share;
  const cost = unitCost(share);
  const value = valueForLimit(share);
  const whole = wholeCost(share);
  return [
    ['发行价', priceWords(share.price)],
    ['申购代码', apply_code],
    ['股票代码', code],
    ['所属行业', industry],
    ['申购单位', sharesWords(unit)],
    ['中一签需缴款', cost === undefined ? '待公布' : yuanOf(cost)],
    ['申购上限', sharesWords(apply_limit)],
    value === undefined
      ? ['顶格申购冻结', whole === undefined ? '待公布' : yuanOf(whole)]
      : ['顶格申购需市值', wanWords(value)],
    [paysAtOnce(share) ? '获配比例' : '中签率', win_rate ? `${win_rate}%` : '待公布'],
  ];
}

const ruleOf = (share: NewShare) =>
  paysAtOnce(share)
    ? '北交所新股申购时全额冻结资金，未配售的部分在公布结果当日退回，不要求持有市值。'
    : `${share.exchange === 'SH' ? '沪市' : '深市'}新股按申购日前两个交易日（含）起 20 个交易日的日均市值计算，每 5000 元可申购一个单位，日均市值不得低于 1 万元。`;

const copyCode = async (code: string) =>
  (await copyText(code)) ? Toast.success('申购代码已复制') : Toast.info(`请手动记下申购代码 ${code}`);

/** All that is known about one share, and what can be done with it. */
export function ShareSheet({ share, today, isMarked, onMark, onClose }: ShareSheetProps) {
  return (
    <Popup open={!!share} onClose={onClose} title={share?.name ?? ''}>
      {share ? (
        <>
          <div className={css.tags}>
            <Tag>{share.board}</Tag>
            {share.moved_from ? <Tag tone="warning">已改期</Tag> : null}
          </div>
          {share.moved_from ? (
            <p className={css.moved}>
              申购日由{dayInWords(share.moved_from)}改为{dayInWords(share.apply_date)}
              ，以下日期均为改期后的安排。
            </p>
          ) : null}
          <dl className={css.facts}>
            {factsOf(share).map(([name, value]) => (
              <div className={css.fact} key={name}>
                <dt className={css.name}>{name}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <h3 className={css.heading}>日程</h3>
          <ul>
            {eventsOf(share).map(({ kind, day }) => (
              <li className={css.day} key={kind}>
                <span className={css.kind}>
                  <EventMark kind={kind} />
                  {eventNames[kind]}
                </span>
                <span>{dayAndWeekday(day)}</span>
                {day < today ? <span className={css.past}>已过</span> : null}
              </li>
            ))}
            {share.listing_date ? null : (
              <li className={css.day}>
                <span className={css.kind}>
                  <EventMark kind="listing" />
                  上市
                </span>
                <span>待公布</span>
              </li>
            )}
          </ul>
          <p className={css.rule}>{ruleOf(share)}</p>
          <div className={css.actions}>
            <Button type="default" size="small" onClick={() => copyCode(share.apply_code)}>
              复制申购代码
            </Button>
            {stageOf(share, today) === 'applying' ? (
              <Button type="default" size="small" onClick={onMark}>
                {isMarked ? '移出演练' : '加入演练'}
              </Button>
            ) : null}
          </div>
          <SaveShareDates events={eventsOf(share).filter(({ day }) => day >= today)} name={share.name} />
        </>
      ) : null}
    </Popup>
  );
}
