import type { FundDetail } from '@suite/api';
import { places } from '@suite/kernel/places';
import { ButtonLink, Card, NumberField, RadioGroup, Stats } from '@suite/ui';
import { useMemo, useState } from 'react';
import { fenOfYuan, withMinus, yuanOf } from '../calculators/money';
import { ranges } from './fund-chart';
import css from './market.module.css';
import { regularResult } from './regular';
import { startOf, type Range } from './returns';

/** What a monthly investment into this fund would have brought. */
export function RegularCard({ fund }: { fund: FundDetail }) {
  const [amount, setAmount] = useState('1000');
  const [range, setRange] = useState<Range>('3y');
  const fen = fenOfYuan(amount);
  const result = useMemo(
    () => regularResult(fund.list, fen, startOf(fund.list, range, fund.date)),
    [fund, range, fen],
  );
  return (
    <Card title="如果每月定投">
      <div className={css.field}>
        <NumberField label="每月金额" value={amount} onChange={setAmount} unit="元" maxLength={9} />
      </div>
      <div className={css.choices}>
        <RadioGroup label="定投时间" options={ranges.slice(2)} value={range} onChange={setRange} />
      </div>
      {result ? (
        <div role="status">
          <Stats
            items={[
              { name: `共投入（${result.times} 期）`, value: yuanOf(result.invested) },
              { name: '期末市值', value: yuanOf(result.worth) },
            ]}
          />
          <p className={css.result}>
            {result.gain < 0 ? '亏损' : '收益'} {yuanOf(Math.abs(result.gain))}，收益率{' '}
            {withMinus(result.percent)}%
          </p>
        </div>
      ) : (
        <p className={css.note}>填写每月金额后显示结果。</p>
      )}
      <p className={css.note}>
        按每月第一个交易日的单位净值买入、持有到 {fund.date}{' '}
        计算，分红按现金计，未扣费用。历史结果不代表以后。
      </p>
      <ButtonLink type="default" block to={places.regularInvestment({ instalment: amount })}>
        用定投计算器细算
      </ButtonLink>
    </Card>
  );
}
