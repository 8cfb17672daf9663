import { RadioGroup } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { AsOf } from '../as-of';
import { InputField } from '../input-field';
import { fundRates, lpr } from '../rules/table';
import { percentOf } from '../words';
import { ChangeFields, CourseFields } from './course-fields';
import type { MortgageForm } from './mortgage-calculator';
import {
  fundRateFor,
  lendersOf,
  lprFor,
  rateOf,
  termWords,
  type Lender,
  type MortgageInput,
} from './mortgage-input';
import { isHistory } from './rate-course';
import { lenderNames } from './words';

/** The yearly rate of each lender: a published one, or the learner's own, and how it goes on. */
export function RateFields({ form }: { form: MortgageForm }) {
  const lenders = lendersOf(form.input.kind);
  return (
    <>
      <CellGroup title="贷款利率（年）">
        <CourseFields form={form} />
        {lenders.map((lender) =>
          lender === 'fund' ? (
            <FundRate key={lender} form={form} />
          ) : (
            <CommercialRate key={lender} form={form} />
          ),
        )}
        {form.input.course === 'typed' ? <ChangeFields form={form} /> : null}
        {lenders.map((lender) => (
          <AsOf key={lender} rule={lender === 'fund' ? fundRates : lpr} />
        ))}
      </CellGroup>
    </>
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
  const byHistory = isHistory(input);
  return (
    <>
      {byHistory ? null : (
        <RadioGroup
          label="商业贷款利率"
          options={[
            { value: 'lpr', label: `${termWords(input)} LPR ${percentOf(lprFor(input))}` },
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
      )}
      {from === 'direct' && !byHistory ? (
        <InputField form={form} name="commercialRate" label="年利率" unit="%" />
      ) : (
        <>
          {from === 'other' && !byHistory ? (
            <InputField form={form} name="lprRate" label="LPR" unit="%" />
          ) : null}
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
          {byHistory ? null : <Effective input={input} lender="commercial" />}
        </>
      )}
    </>
  );
}

function FundRate({ form }: { form: MortgageForm }) {
  const { input, change } = form;
  const byHistory = isHistory(input);
  const homeLabel = (name: string, home: 'first' | 'second') =>
    byHistory ? name : `${name} ${percentOf(fundRateFor(home, input))}`;
  return (
    <>
      <RadioGroup
        label={`公积金贷款利率（${termWords(input)}）`}
        options={[
          { value: 'first' as const, label: homeLabel('首套', 'first') },
          { value: 'second' as const, label: homeLabel('二套', 'second') },
          ...(byHistory ? [] : [{ value: 'direct' as const, label: '直接填利率' }]),
        ]}
        value={input.fundRateFrom}
        onChange={(value) =>
          change({
            fundRateFrom: value,
            ...(value === 'direct' ? ownRate(input, 'fund', 'fundRate') : undefined),
          })
        }
      />
      {input.fundRateFrom === 'direct' && !byHistory ? (
        <InputField form={form} name="fundRate" label="年利率" unit="%" />
      ) : null}
    </>
  );
}
