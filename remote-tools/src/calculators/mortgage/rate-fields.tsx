import { RadioGroup } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { AsOf } from '../as-of';
import { InputField } from '../input-field';
import { fundRateOf, lendersOf, rateOf, type Lender, type MortgageInput } from './mortgage-input';
import { lprRates, ratesAsOf, ratesSource, SHORT_TERM_YEARS } from './rates';
import type { MortgageForm } from './mortgage-calculator';
import { percentOf } from '../words';
import { lenderNames } from './words';

/** The yearly rate of each lender: a published one, or the learner's own. */
export function RateFields({ form }: { form: MortgageForm }) {
  const lenders = lendersOf(form.input.kind);
  return (
    <CellGroup title="贷款利率（年）">
      {lenders.map((lender) =>
        lender === 'fund' ? (
          <FundRate key={lender} form={form} />
        ) : (
          <CommercialRate key={lender} form={form} />
        ),
      )}
      <AsOf date={ratesAsOf} source={ratesSource} />
    </CellGroup>
  );
}

/** A learner who changes to an own rate starts from the current one. */
function ownRate(input: MortgageInput, lender: Lender, field: 'commercialRate' | 'fundRate') {
  return { [field]: rateOf(input, lender) ?? input[field] };
}

function Effective({ input, lender }: { input: MortgageInput; lender: Lender }) {
  const rate = rateOf(input, lender);
  return <Cell title={`${lenderNames[lender]}执行利率`} value={rate === undefined ? '—' : percentOf(rate)} />;
}

function CommercialRate({ form }: { form: MortgageForm }) {
  const { input, change } = form;
  const from = input.commercialRateFrom;
  return (
    <>
      <RadioGroup
        label="商业贷款利率"
        options={[
          { value: 'five', label: `5 年期以上 LPR ${percentOf(lprRates.five)}` },
          { value: 'one', label: `1 年期 LPR ${percentOf(lprRates.one)}` },
          { value: 'other', label: '其他 LPR' },
          { value: 'direct', label: '直接填利率' },
        ]}
        value={from}
        onChange={(value) =>
          change({
            commercialRateFrom: value,
            ...(value === 'direct' ? ownRate(input, 'commercial', 'commercialRate') : undefined),
          })
        }
      />
      {from === 'direct' ? (
        <InputField form={form} name="commercialRate" label="年利率" unit="%" />
      ) : (
        <>
          {from === 'other' ? <InputField form={form} name="lprRate" label="LPR" unit="%" /> : null}
          <RadioGroup
            label="加减点"
            options={[
              { value: 'none', label: '不加点' },
              { value: 'plus', label: '加点' },
              { value: 'minus', label: '减点' },
            ]}
            value={input.pointsSign}
            onChange={(value) => change({ pointsSign: value })}
          />
          {input.pointsSign === 'none' ? null : (
            <InputField
              form={form}
              name="points"
              label={input.pointsSign === 'plus' ? '加点数' : '减点数'}
              unit="个基点"
              decimals={2}
              hint="1 个基点 = 0.01%"
            />
          )}
          <Effective input={input} lender="commercial" />
        </>
      )}
    </>
  );
}

function FundRate({ form }: { form: MortgageForm }) {
  const { input, change } = form;
  return (
    <>
      <RadioGroup
        label={`公积金贷款利率（${SHORT_TERM_YEARS} 年${Number(input.years) > SHORT_TERM_YEARS ? '以上' : '及以下'}）`}
        options={[
          { value: 'first', label: `首套 ${percentOf(fundRateOf('first', input.years))}` },
          { value: 'second', label: `二套 ${percentOf(fundRateOf('second', input.years))}` },
          { value: 'direct', label: '直接填利率' },
        ]}
        value={input.fundRateFrom}
        onChange={(value) =>
          change({
            fundRateFrom: value,
            ...(value === 'direct' ? ownRate(input, 'fund', 'fundRate') : undefined),
          })
        }
      />
      {input.fundRateFrom === 'direct' ? (
        <InputField form={form} name="fundRate" label="年利率" unit="%" />
      ) : null}
    </>
  );
}
