import { RadioGroup } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import { InputField } from '../input-field';
import { spanOf } from '../words';
import type { MortgageForm } from './mortgage-calculator';
import { lenderNames } from './words';

const places = ['', '2', '3'] as const;

/** When and how much is paid back early, and what that changes. */
export function PrepaymentFields({ form }: { form: MortgageForm }) {
  const { input, change } = form;
  return (
    <CellGroup title="提前还款">
      <RadioGroup
        label="提前还款方式"
        options={[
          { value: 'none', label: '不提前还' },
          { value: 'part', label: '部分提前还' },
          { value: 'all', label: '全部结清' },
        ]}
        value={input.prepay}
        onChange={(value) => change({ prepay: value })}
      />
      {input.prepay !== 'none' && input.kind === 'combined' ? (
        <RadioGroup
          label="提前还哪一笔"
          options={[
            { value: 'commercial', label: lenderNames.commercial },
            { value: 'fund', label: lenderNames.fund },
          ]}
          value={input.prepayLender}
          onChange={(value) => change({ prepayLender: value })}
        />
      ) : null}
      {input.prepay === 'all' ? <MonthField form={form} place="" /> : null}
      {input.prepay === 'part' ? <PartFields form={form} /> : null}
      {input.prepay === 'none' ? null : (
        <InputField
          form={form}
          name="investRate"
          label="不提前还去理财，年化"
          unit="%"
          decimals={2}
          hint="用来比较还贷和理财哪样合算"
        />
      )}
    </CellGroup>
  );
}

interface PlaceProps {
  form: MortgageForm;
  place: (typeof places)[number];
}

/** The month of a prepayment; the first one has no number. */
function MonthField({ form, place }: PlaceProps) {
  const { input, errors } = form;
  const name = `prepayMonth${place}` as const;
  return (
    <InputField
      form={form}
      name={name}
      label={place ? `第 ${place} 次：已还期数` : '已还期数'}
      unit="期"
      decimals={0}
      hint={
        errors[name] || !Number(input[name]) ? undefined : `正常还款 ${spanOf(Number(input[name]))}后提前还`
      }
    />
  );
}

function PartFields({ form }: { form: MortgageForm }) {
  const { input, change } = form;
  return (
    <>
      <RadioGroup
        label="提前还几次"
        options={(['1', '2', '3'] as const).map((value) => ({ value, label: `${value} 次` }))}
        value={input.prepayCount}
        onChange={(prepayCount) => change({ prepayCount })}
      />
      {places.slice(0, Number(input.prepayCount)).map((place) => (
        <div key={place}>
          <MonthField form={form} place={place} />
          <InputField
            form={form}
            name={`prepayAmount${place}`}
            label={place ? `第 ${place} 次：提前还款` : '提前还款'}
            unit="万元"
          />
        </div>
      ))}
      <RadioGroup
        label="还款之后"
        options={[
          {
            value: 'payment',
            label: input.method === 'principal' ? '每月本金不变，缩短年限' : '月供不变，缩短年限',
          },
          { value: 'term', label: '年限不变，减少月供' },
        ]}
        value={input.keep}
        onChange={(value) => change({ keep: value })}
      />
    </>
  );
}
