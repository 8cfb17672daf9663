import { CellGroup } from '@suite/ui/base';
import type { Form } from '../frame/calculator';
import { CalculatorPage } from '../frame/calculator-page';
import { InputField } from '../input-field';
import { freeCalculator, type FreeInput } from './free-calculator';
import { FreeChart, FreeFormula, FreeTable } from './free-details';

/** When a learner can live on their capital. */
export default function FreePage() {
  return (
    <CalculatorPage
      calculator={freeCalculator}
      names={() => ({ main: '实现财务自由还要', second: '今天需要的资产' })}
      fields={(form) => <Fields form={form} />}
    >
      {(result) => (
        <>
          <FreeChart result={result} />
          <FreeTable result={result} />
          <FreeFormula result={result} />
        </>
      )}
    </CalculatorPage>
  );
}

const Fields = ({ form }: { form: Form<FreeInput> }) => (
  <>
    <CellGroup>
      <InputField form={form} name="spending" label="每月支出" unit="元" decimals={2} />
      <InputField form={form} name="savings" label="已有资产" unit="元" decimals={2} />
      <InputField form={form} name="saving" label="每月结余" unit="元" decimals={2} />
    </CellGroup>
    <CellGroup title="假设">
      <InputField form={form} name="annualReturn" label="年化收益率" unit="%" decimals={2} />
      <InputField
        form={form}
        name="withdrawal"
        label="每年提取"
        unit="%"
        decimals={2}
        hint={form.errors.withdrawal ? undefined : '每年从资产里拿多少出来用，常用 4%'}
      />
      <InputField form={form} name="inflation" label="每年通胀" unit="%" decimals={2} />
    </CellGroup>
  </>
);
