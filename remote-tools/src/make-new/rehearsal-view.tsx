import type { NewShare, NewShareCalendar } from '@suite/api';
import { dayAndWeekday, type Day } from '@suite/kernel/time';
import { Card, Checkbox, NumberField, Stats } from '@suite/ui';
import { CellGroup, Empty } from '@suite/ui/base';
import { fenOfYuan, yuanOf } from '../calculators/money';
import css from './make-new.module.css';
import { rehearse } from './rehearsal';
import { RehearsalDays } from './rehearsal-days';
import { SaveShareDates } from './save-share-dates';
import { eventsOf, stageOf } from './share-events';
import { isPriced, priceWords } from './share-money';
import type { Marks } from './use-marks';

export interface RehearsalViewProps {
  calendar: NewShareCalendar;
  today: Day;
  marks: Marks;
}

const rowWords = ({ apply_date, price }: NewShare) =>
  `${dayAndWeekday(apply_date)}申购，发行价${isPriced(price) ? ` ${priceWords(price)}` : '待公布'}`;

/** Lays out which money is needed on which day, if each marked share is won. */
export function RehearsalView({ calendar, today, marks }: RehearsalViewProps) {
  const open = calendar.list.filter((share) => stageOf(share, today) === 'applying');
  const marked = open.filter(({ share_id }) => marks.isMarked(share_id));
  if (open.length === 0) return <Empty scene="money" text="近期没有可申购的新股，有新公告后再来演练" />;
  const result = rehearse(marked, fenOfYuan(marks.cash));
  const missed = result.days.flatMap((day) => day.missed);
  return (
    <>
      <Card title="选择想申购的新股" extra={`已选 ${marked.length} 只`}>
        <ul>
          {open.map((share) => (
            <li className={css.choice} key={share.share_id}>
              <Checkbox
                checked={marks.isMarked(share.share_id)}
                onChange={() => marks.toggle(share.share_id)}
              >
                <span className={css.choiceName}>
                  {share.name} <span className={css.board}>{share.board}</span>
                </span>
                <span className={css.about}>{rowWords(share)}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </Card>
      <CellGroup>
        <NumberField
          label="可用资金"
          value={marks.cash}
          onChange={marks.setCash}
          unit="元"
          placeholder="请输入"
          maxLength={12}
        />
      </CellGroup>
      {marked.length === 0 ? (
        <Card title="演练结果">
          <p className={css.quiet}>选好新股后，这里会按天列出要准备的资金、截止时间和冲突。</p>
        </Card>
      ) : (
        <>
          <Card title="演练结果">
            <Stats
              items={[
                { name: '全部中一签需', value: yuanOf(result.cost) },
                { name: '至少准备', value: yuanOf(result.least) },
              ]}
            />
            {result.unpriced.length > 0 ? (
              <p className={css.note}>
                {result.unpriced.map(({ name }) => name).join('、')}的发行价待公布，暂未计入。
              </p>
            ) : null}
            <RehearsalDays days={result.days} />
            {missed.length > 0 ? (
              <p className={css.conflict}>
                中签后缴款不足：{missed.map(({ name }) => name).join('、')}。连续 12 个月内累计 3
                次中签后未足额缴款，6 个月内不能参与申购。
              </p>
            ) : null}
            <p className={css.note}>
              至少准备的钱够用于所有日子：缴款后的钱不再回来，北交所冻结的钱到退回那天才能再用。沪深新股按各中一签估算，北交所按顶格申购估算，未计佣金。
            </p>
          </Card>
          <Card title="把演练的日期带走">
            <SaveShareDates
              events={marked.flatMap((share) => eventsOf(share)).filter(({ day }) => day >= today)}
              name="演练"
            />
          </Card>
        </>
      )}
    </>
  );
}
