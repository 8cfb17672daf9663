import { RadioGroup } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import type { Form } from '../frame/calculator';
import { CalculatorPage } from '../frame/calculator-page';
import { InputField } from '../input-field';
import { festoCalculator, type FestoInput } from './festo-calculator';
import { FestoChart, FestoFormula, FestoTable } from './festo-details';

/** What regular investment brings, and what a fall on the way changes. */
export default function FestoPage() {
  return (
    <CalculatorPage
      calculator={festoCalculator}
      names={() => ({ main: '期末市值', second: '收益' })}
      fields={(form) => <Fields form={form} />}
    >
      {(result) => (
        <>
          <FestoChart result={result} />
          <FestoTable result={result} />
          <FestoFormula result={result} />
        </>
      )}
    </CalculatorPage>
  );
}

const Fields = ({ form }: { form: Form<FestoInput> }) => (
  <>
    <CellGroup>
      <InputField form={form} name="instalment" label="每期定投" unit="元" decimals={2} />
      <RadioGroup
        label="多久一期"
        options={[
          { value: 'month', label: '每月' },
          { value: 'week', label: '每周' },
        ]}
        value={form.input.every}
        onChange={(every) => form.change({ every })}
      />
      <InputField form={form} name="years" label="定投年限" unit="年" decimals={0} />
      <InputField form={form} name="rate" label="预期年化" unit="%" decimals={2} />
      <InputField form={form} name="start" label="已有本金" unit="元" decimals={2} />
    </CellGroup>
    <CellGroup title="中途遇到下跌">
      <RadioGroup
        label="是否下跌"
        options={[
          { value: 'no', label: '不考虑' },
          { value: 'yes', label: '跌一次看看' },
        ]}
        value={form.input.falls}
        onChange={(falls) => form.change({ falls })}
      />
      {form.input.falls === 'yes' ? (
        <>
          <InputField form={form} name="fallYear" label="第几年末" unit="年" decimals={0} />
          <InputField form={form} name="fallPercent" label="跌幅" unit="%" decimals={2} />
        </>
      ) : null}
    </CellGroup>
  </>
);
