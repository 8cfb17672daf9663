import { CellGroup } from '@suite/ui/base';
import type { Form } from '../frame/calculator';
import { CalculatorPage } from '../frame/calculator-page';
import { InputField } from '../input-field';
import { freeCalculator, type FreeInput } from './free-calculator';
import { AfterChart, FreeChart, FreeFormula, FreeTable } from './free-details';
import { Chances } from './chances';

/** When a learner can live on their capital. */
export default function FreePage() {
  return (
    <CalculatorPage
      calculator={freeCalculator}
      names={() => ({ main: '实现财务自由还要', second: '之后资产够用' })}
      fields={(form) => <Fields form={form} />}
    >
      {(result) => (
        <>
          <FreeChart result={result} />
          <AfterChart result={result} />
          <Chances result={result} />
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
      <InputField form={form} name="fee" label="每年费用" unit="%" decimals={2} />
      <InputField
        form={form}
        name="withdrawal"
        label="每年提取"
        unit="%"
        decimals={2}
        hint="每年从资产里拿多少出来用，常用 4%"
      />
      <InputField form={form} name="inflation" label="每年通胀" unit="%" decimals={2} />
      <InputField
        form={form}
        name="spread"
        label="收益波动"
        unit="%"
        decimals={2}
        hint="每年收益偏离平均的幅度，股债各半约 12%"
      />
    </CellGroup>
    <CellGroup title="养老金">
      <InputField form={form} name="pension" label="每月养老金" unit="元" decimals={2} />
      <InputField
        form={form}
        name="pensionIn"
        label="几年后开始领"
        unit="年"
        decimals={0}
        hint="按今天的钱填，以后随通胀增加"
      />
    </CellGroup>
  </>
);
