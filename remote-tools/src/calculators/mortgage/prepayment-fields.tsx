import { RadioGroup } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import { InputField } from '../input-field';
import type { MortgageForm } from './mortgage-calculator';
import { spanOf } from '../words';
import { lenderNames } from './words';

/** When and how much is paid back early, and what that changes. */
export function PrepaymentFields({ form }: { form: MortgageForm }) {
  const { input, errors, change } = form;
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
      {input.prepay === 'none' ? null : (
        <>
          {input.kind === 'combined' ? (
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
          <InputField
            form={form}
            name="prepayMonth"
            label="已还期数"
            unit="期"
            decimals={0}
            hint={errors.prepayMonth ? undefined : `正常还款 ${spanOf(Number(input.prepayMonth))}后提前还`}
          />
        </>
      )}
      {input.prepay === 'part' ? (
        <>
          <InputField form={form} name="prepayAmount" label="提前还款" unit="万元" />
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
      ) : null}
    </CellGroup>
  );
}
