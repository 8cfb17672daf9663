import { Card } from '@suite/ui';
import { Formula, Power } from '../formula';
import { decimalOf, yuanOf } from '../money';
import { fixedOf } from './loan';
import type { Borrowed } from './mortgage-input';
import type { MortgageResult } from './mortgage-result';
import { percentOf } from '../words';
import { lenderNames, methodNames } from './words';

/** Explains how the payment is calculated, with the learner's own figures. */
export function MortgageFormula({ result: { loans, method } }: { result: MortgageResult }) {
  const example = (loan: Borrowed) => {
    const lent = decimalOf(loan.principal);
    const rate = `${percentOf(loan.annualRate)} ÷ 12`;
    const prefix = loans.length > 1 ? `${lenderNames[loan.lender]}：` : '';
    if (method === 'principal' || Number(loan.annualRate) === 0) {
      return `${prefix}${lent} ÷ ${loan.months} = 每月本金 ${yuanOf(fixedOf(loan))}`;
    }
    return (
      <>
        {prefix}
        {lent} × ({rate}) × <Power base={`(1 + ${rate})`} exponent={loan.months} /> ÷{' '}
        <Power base={`(1 + ${rate})`} exponent={loan.months} lessOne /> = 月供 {yuanOf(fixedOf(loan))}
      </>
    );
  };
  return (
    <Card title={`计算公式（${methodNames[method]}）`}>
      <Formula
        examples={loans.map(example)}
        notes={[
          '月利率 = 年利率 ÷ 12，当月利息 = 剩余本金 × 月利率。',
          method === 'principal'
            ? '每月还的本金相同，剩余本金越来越少，利息和月供也逐月减少。'
            : '每月还的总额相同：前期利息多、本金少，之后本金逐月增加。利率为 0 时，月供 = 贷款本金 ÷ 还款期数。',
          '每一期都四舍五入到分，最后一期结清余下的本金，因此与按公式连乘的结果可能有几元以内的差别。',
          '组合贷款按两笔贷款分别计算后相加。提前还款从剩余本金中扣除，此后的利息按新的剩余本金计算。',
        ]}
      >
        {method === 'principal' ? (
          '月供 = 贷款本金 ÷ 还款期数 + 剩余本金 × 月利率'
        ) : (
          <>
            月供 = 贷款本金 × 月利率 × <Power base="(1 + 月利率)" exponent="还款期数" /> ÷{' '}
            <Power base="(1 + 月利率)" exponent="还款期数" lessOne />
          </>
        )}
      </Formula>
    </Card>
  );
}
