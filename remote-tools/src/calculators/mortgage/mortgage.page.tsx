import { Tabs } from '@suite/ui';
import { CalculatorPage } from '../frame/calculator-page';
import { LoanFields } from './loan-fields';
import { mortgageCalculator, paymentName, type MortgageForm } from './mortgage-calculator';
import { MortgageChart } from './mortgage-chart';
import { MortgageFormula } from './mortgage-formula';
import type { MortgageInput } from './mortgage-input';
import type { MortgageResult } from './mortgage-result';
import { MortgageSchedule } from './mortgage-schedule';
import { PrepaymentFields } from './prepayment-fields';
import { PrepaymentWays } from './prepayment-ways';
import { RateFields } from './rate-fields';

const kinds = [
  { key: 'commercial', title: '商业贷款' },
  { key: 'fund', title: '公积金贷款' },
  { key: 'combined', title: '组合贷款' },
];

/** What a mortgage costs per month and in total, and what an early repayment saves. */
export default function MortgagePage() {
  return (
    <CalculatorPage
      calculator={mortgageCalculator}
      names={({ method }) => ({ main: paymentName(method), second: '总利息' })}
      fields={(form, result) => <Fields form={form} result={result} />}
    >
      {(result) => (
        <>
          <MortgageChart result={result} />
          {result.prepaid ? <PrepaymentWays prepaid={result.prepaid} /> : null}
          <MortgageSchedule result={result} />
          <MortgageFormula result={result} />
        </>
      )}
    </CalculatorPage>
  );
}

const Fields = ({ form, result }: { form: MortgageForm; result: MortgageResult | undefined }) => (
  <Tabs
    label="贷款类型"
    value={form.input.kind}
    onChange={(key) => form.change({ kind: key as MortgageInput['kind'] })}
    items={kinds.map((item) => ({
      ...item,
      children: (
        <>
          <LoanFields form={form} result={result} />
          <RateFields form={form} />
          <PrepaymentFields form={form} />
        </>
      ),
    }))}
  />
);
