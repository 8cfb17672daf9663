import { useSearchParams } from '@suite/kernel/router';
import { lazyPiece, Piece, RadioGroup } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import type { ReactNode } from 'react';
import type { Form } from '../frame/calculator';
import { CalculatorPage } from '../frame/calculator-page';
import { InputField } from '../input-field';
import { incomeCalculator, type IncomeInput } from './income-calculator';
import { IncomeChart, IncomeFormula, IncomeTable } from './income-details';

const payPiece = lazyPiece(() => import(/* webpackChunkName: "pay-view" */ '../pay/pay-view'));

/** Two questions about money that comes in: what an amount earns, and what is left of a salary. */
export default function IncomePage() {
  const [search, setSearch] = useSearchParams();
  const isPay = search.get('view') === 'pay';
  const views = (
    <CellGroup>
      <RadioGroup
        label="算什么"
        options={[
          { value: 'growth', label: '收益' },
          { value: 'pay', label: '收入到手' },
        ]}
        value={isPay ? 'pay' : 'growth'}
        onChange={(view) => setSearch(view === 'pay' ? { view } : {}, { replace: true })}
      />
    </CellGroup>
  );
  if (!isPay) return <GrowthView views={views} />;
  return (
    <Piece of={payPiece} failed="页面没有加载出来，请再试一次">
      {({ PayView }) => <PayView views={views} />}
    </Piece>
  );
}

/** What an amount brings at a fixed rate, and what that will buy. */
const GrowthView = ({ views }: { views: ReactNode }) => (
  <CalculatorPage
    calculator={incomeCalculator}
    views={views}
    names={() => ({ main: '到期本息', second: '收益' })}
    fields={(form) => <Fields form={form} />}
  >
    {(result) => (
      <>
        <IncomeChart result={result} />
        <IncomeTable result={result} />
        <IncomeFormula result={result} />
      </>
    )}
  </CalculatorPage>
);

const Fields = ({ form }: { form: Form<IncomeInput> }) => (
  <CellGroup>
    <InputField form={form} name="principal" label="本金" unit="元" decimals={2} />
    <InputField form={form} name="rate" label="年利率" unit="%" />
    <InputField
      form={form}
      name="term"
      label="期限"
      unit={form.input.unit === 'year' ? '年' : '个月'}
      decimals={0}
    />
    <RadioGroup
      label="期限单位"
      options={[
        { value: 'year', label: '年' },
        { value: 'month', label: '月' },
      ]}
      value={form.input.unit}
      onChange={(unit) => form.change({ unit })}
    />
    <RadioGroup
      label="计息方式"
      options={[
        { value: 'simple', label: '单利' },
        { value: 'yearly', label: '每年复利' },
        { value: 'quarterly', label: '每季复利' },
        { value: 'monthly', label: '每月复利' },
      ]}
      value={form.input.compounding}
      onChange={(compounding) => form.change({ compounding })}
    />
    <InputField
      form={form}
      name="inflation"
      label="每年通胀"
      unit="%"
      decimals={2}
      hint="用来换算到期的钱今天能买多少东西"
    />
  </CellGroup>
);
