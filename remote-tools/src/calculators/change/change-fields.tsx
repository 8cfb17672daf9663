import { Picker, RadioGroup } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { useState } from 'react';
import { AsOf } from '../as-of';
import type { Form } from '../frame/calculator';
import { InputField } from '../input-field';
import type { ChangeInput } from './change-calculator';
import { exchangeRates } from '../rules/table';
import { centralRate, currencies, currencyOf, inverse, RATE_DECIMALS, ratesAsOf, rateText } from './exchange';
import { LastPairs } from './last-pairs';

const options = currencies.map(({ code, name }) => ({ value: code, label: `${name} ${code}` }));

const centralText = (from: string, to: string) => rateText(centralRate(from, to));

/** A learner's own rate starts from the central one of the pair. */
const withRate = (from: string, to: string) => ({ from, to, rate: centralText(from, to) });

/** The amount, the two currencies, and the rate. */
export function ChangeFields({ form }: { form: Form<ChangeInput> }) {
  const { from, to, rateFrom, rate } = form.input;
  const [choosing, setChoosing] = useState<'from' | 'to'>();
  const nameOf = (code: string) => `${currencyOf(code).name} ${code}`;
  const isUntouched = rate === centralText(from, to);
  const swap = () =>
    form.change(
      isUntouched || !Number(rate) ? withRate(to, from) : { from: to, to: from, rate: inverse(rate) },
    );
  return (
    <>
      <CellGroup>
        <InputField form={form} name="amount" label="金额" unit={currencyOf(from).name} decimals={2} />
        <Cell title="持有" value={nameOf(from)} onClick={() => setChoosing('from')} />
        <Cell title="换成" value={nameOf(to)} onClick={() => setChoosing('to')} />
        <Cell title="对调两种货币" arrow={false} value="⇅" onClick={swap} />
      </CellGroup>
      <LastPairs from={from} to={to} onChoose={(pair) => form.change(withRate(pair.from, pair.to))} />
      <CellGroup title="汇率">
        <RadioGroup
          label="用哪个汇率"
          options={[
            { value: 'central', label: `${ratesAsOf} 中间价` },
            { value: 'own', label: '自填当日汇率' },
          ]}
          value={rateFrom}
          onChange={(value) => form.change({ rateFrom: value, rate: centralText(from, to) })}
        />
        {rateFrom === 'own' ? (
          <InputField
            form={form}
            name="rate"
            label={`1 ${from} =`}
            unit={to}
            decimals={RATE_DECIMALS}
            hint={
              isUntouched && !form.errors.rate
                ? `已填入 ${ratesAsOf} 的中间价，请改成您查到的当日汇率`
                : undefined
            }
          />
        ) : (
          <Cell title={`1 ${from} =`} value={`${centralText(from, to)} ${to}`} />
        )}
        <AsOf rule={exchangeRates}>{rateFrom === 'own' ? null : '换汇前请选“自填当日汇率”再算一次。'}</AsOf>
      </CellGroup>
      <Picker
        open={!!choosing}
        onClose={() => setChoosing(undefined)}
        title={choosing === 'to' ? '换成' : '持有'}
        options={options}
        value={choosing === 'to' ? to : from}
        onConfirm={(code) => form.change(choosing === 'to' ? withRate(from, code) : withRate(code, to))}
      />
    </>
  );
}
