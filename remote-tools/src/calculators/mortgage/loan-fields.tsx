import { Picker, RadioGroup } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { useState } from 'react';
import { fenOfWan, yuanOf } from '../money';
import { InputField } from '../input-field';
import { termYears } from './mortgage-input';
import type { MortgageResult } from './mortgage-result';
import type { MortgageForm } from './mortgage-calculator';

interface LoanFieldsProps {
  form: MortgageForm;
  result: MortgageResult | undefined;
}

const terms = termYears.map((years) => ({ value: years, label: `${years} 年（${Number(years) * 12} 期）` }));

/** How much is borrowed, for how long, and how it is paid back. */
export function LoanFields({ form, result }: LoanFieldsProps) {
  const { kind, basis, years, method } = form.input;
  const [choosing, setChoosing] = useState(false);
  const byPrice = basis === 'price';
  const isRunning = basis === 'running';
  const amountName = isRunning ? '剩余本金' : '贷款金额';
  return (
    <CellGroup>
      <RadioGroup
        label="计算方式"
        options={[
          { value: 'amount', label: '按贷款金额' },
          { value: 'price', label: '按房屋总价' },
          { value: 'running', label: '已经在还' },
        ]}
        value={basis}
        onChange={(value) => form.change({ basis: value })}
      />
      {byPrice ? (
        <>
          <InputField form={form} name="price" label="房屋总价" unit="万元" />
          <InputField form={form} name="downRatio" label="首付比例" unit="%" decimals={2} />
        </>
      ) : null}
      {!byPrice && kind !== 'fund' ? (
        <InputField
          form={form}
          name="commercialAmount"
          label={kind === 'combined' ? '商业贷款' : amountName}
          unit="万元"
        />
      ) : null}
      {kind === 'combined' || (kind === 'fund' && !byPrice) ? (
        <InputField
          form={form}
          name="fundAmount"
          label={kind === 'combined' ? '公积金贷款' : amountName}
          unit="万元"
        />
      ) : null}
      {byPrice && result ? <Lent price={form.input.price} result={result} /> : null}
      {isRunning ? (
        <InputField
          form={form}
          name="leftMonths"
          label="剩余期数"
          unit="期"
          decimals={0}
          hint="银行 App 的还款计划里有剩余本金和期数"
        />
      ) : (
        <Cell
          title="贷款期限"
          value={`${years} 年（${Number(years) * 12} 期）`}
          onClick={() => setChoosing(true)}
        />
      )}
      <RadioGroup
        label="还款方式"
        options={[
          { value: 'instalment', label: '等额本息' },
          { value: 'principal', label: '等额本金' },
        ]}
        value={method}
        onChange={(value) => form.change({ method: value })}
      />
      <Picker
        open={choosing}
        onClose={() => setChoosing(false)}
        title="贷款期限"
        options={terms}
        value={years}
        onConfirm={(value) => form.change({ years: value })}
      />
    </CellGroup>
  );
}

/** The loan that follows from a price and a down payment. */
function Lent({ price, result }: { price: string; result: MortgageResult }) {
  const lent = result.loans.reduce((sum, { principal }) => sum + principal, 0);
  const commercial = result.loans.length > 1 ? result.loans[0] : undefined;
  return (
    <>
      <Cell title="首付金额" value={yuanOf(fenOfWan(price) - lent)} />
      <Cell title="贷款总额" value={yuanOf(lent)} />
      {commercial ? <Cell title="其中商贷" value={yuanOf(commercial.principal)} /> : null}
    </>
  );
}
