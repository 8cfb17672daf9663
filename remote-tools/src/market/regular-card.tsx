import type { FundDetail } from '@suite/api';
import { links } from '@suite/kernel/links';
import { ButtonLink, Card, cx, NumberField, Stats } from '@suite/ui';
import { useMemo, useState } from 'react';
import { fenOfYuan, withMinus, yuanOf } from '../calculators/money';
import { toneOf } from './fund-list';
import css from './market.module.css';
import { RangeRow } from './range-row';
import { regularResult } from './regular';
import { rangeMonths, type Range } from './returns';

const ranges: readonly Range[] = ['6m', '1y', '3y', 'all'];

/** What a monthly investment into this fund would have brought. */
export function RegularCard({ fund }: { fund: FundDetail }) {
  const [amount, setAmount] = useState('1000');
  const [range, setRange] = useState<Range>('3y');
  const fen = fenOfYuan(amount);
  const result = useMemo(
    () => regularResult(fund.list, fen, range === 'all' ? undefined : rangeMonths[range]),
    [fund, range, fen],
  );
  return (
    <Card title="如果每月定投">
      <div className={css.field}>
        <NumberField label="每月金额" value={amount} onChange={setAmount} unit="元" maxLength={9} />
      </div>
      <RangeRow label="定投时间" ranges={ranges} value={range} onChange={setRange} />
      {result ? (
        <div role="status">
          <Stats
            items={[
              { name: `共投入（${result.times} 期）`, value: yuanOf(result.invested) },
              { name: '期末市值', value: yuanOf(result.worth) },
              {
                name: '年化（XIRR）',
                value: result.yearly === undefined ? undefined : `${withMinus(result.yearly)}%`,
              },
            ]}
          />
          <p className={cx(css.result, css[toneOf(result.percent)])}>
            {result.gain < 0 ? '亏损' : '收益'} {yuanOf(Math.abs(result.gain))}，收益率{' '}
            {withMinus(result.percent)}%
          </p>
        </div>
      ) : (
        <p className={css.note}>填写每月金额后显示结果。</p>
      )}
      <p className={css.note}>
        按每月第一个交易日的单位净值买入、持有到 {fund.date}{' '}
        计算，分红再投资（复权），未扣费用。年化按每笔投入的天数算（XIRR）。历史结果不代表以后。
      </p>
      <ButtonLink type="default" block to={links.regularInvestment({ instalment: amount })}>
        用定投计算器细算
      </ButtonLink>
    </Card>
  );
}
