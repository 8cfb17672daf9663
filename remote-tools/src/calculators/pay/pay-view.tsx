import { RadioGroup } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import type { ReactNode } from 'react';
import type { Form } from '../frame/calculator';
import { CalculatorPage } from '../frame/calculator-page';
import { InputField } from '../input-field';
import { yuanOf } from '../money';
import { newestValue } from '../rules/dated-rule';
import { insuranceBases, specialDeductions, type City } from '../rules/table';
import { payCalculator, type PayInput, type PayResult } from './pay-calculator';
import { BonusCliffs, PayChart, PayFormula, PayTable } from './pay-details';

const bases = newestValue(insuranceBases);

const specialHint = `每月合计：${newestValue(specialDeductions)
  .map(({ name, monthly }) => `${name} ${monthly}`)
  .join('，')}`;

/** What is left of a salary after insurances and tax; a view of the income page. */
export const PayView = ({ views }: { views: ReactNode }) => (
  <CalculatorPage
    calculator={payCalculator}
    views={views}
    names={() => ({ main: '全年到手', second: '全年个税' })}
    fields={(form, result) => <Fields form={form} result={result} />}
  >
    {(result) => (
      <>
        <PayChart result={result} />
        <PayTable result={result} />
        <BonusCliffs result={result} />
        <PayFormula result={result} />
      </>
    )}
  </CalculatorPage>
);

interface FieldsProps {
  form: Form<PayInput>;
  result: PayResult | undefined;
}

const Fields = ({ form, result }: FieldsProps) => (
  <>
    <CellGroup>
      <InputField form={form} name="salary" label="税前月薪" unit="元" decimals={2} />
      <InputField form={form} name="firstMonth" label="今年从几月起领" unit="月" decimals={0} />
      <InputField
        form={form}
        name="special"
        label="专项附加扣除"
        unit="元/月"
        decimals={2}
        hint={specialHint}
      />
    </CellGroup>
    <InsuredFields form={form} result={result} />
    <CellGroup title="全年一次性奖金">
      <InputField form={form} name="bonus" label="年终奖" unit="元" decimals={2} />
      <InputField form={form} name="bonusMonth" label="发放月份" unit="月" decimals={0} />
      <RadioGroup
        label="计税方式"
        options={[
          { value: 'alone', label: '单独计税' },
          { value: 'merged', label: '并入工资' },
        ]}
        value={form.input.bonusTaxed}
        onChange={(bonusTaxed) => form.change({ bonusTaxed })}
      />
    </CellGroup>
    <CellGroup title="年度汇算">
      <InputField
        form={form}
        name="later"
        label="汇算时再扣除"
        unit="元/年"
        decimals={2}
        hint="个人养老金、大病医疗、公益捐赠等平时没有扣的"
      />
    </CellGroup>
  </>
);

const InsuredFields = ({ form, result }: FieldsProps) => {
  const { insuredBy } = form.input;
  const cities = (Object.keys(bases) as City[]).map((value) => ({ value, label: bases[value].name }));
  return (
    <CellGroup title="五险一金">
      <RadioGroup
        label="缴费基数"
        options={[
          ...cities,
          { value: 'limits' as const, label: '其他城市' },
          { value: 'own' as const, label: '直接填金额' },
        ]}
        value={insuredBy}
        onChange={(value) => form.change({ insuredBy: value })}
      />
      {insuredBy === 'own' ? (
        <InputField form={form} name="insured" label="每月五险一金" unit="元" decimals={2} />
      ) : (
        <>
          {insuredBy === 'limits' ? (
            <>
              <InputField form={form} name="lowBase" label="基数下限" unit="元" decimals={2} />
              <InputField
                form={form}
                name="highBase"
                label="基数上限"
                unit="元"
                decimals={2}
                hint="当地人社局每年 7 月前后公布"
              />
            </>
          ) : null}
          <InputField form={form} name="fundPercent" label="公积金比例" unit="%" decimals={2} />
          <Cell title="每月五险一金" value={result ? yuanOf(result.year.insured) : '—'} />
        </>
      )}
    </CellGroup>
  );
};
