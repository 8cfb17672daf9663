import { RadioGroup } from '@suite/ui';
import { InputField } from '../input-field';
import type { MortgageForm } from './mortgage-calculator';
import { isHistory } from './rate-course';

/** Whether the rate stays, was typed by months, or follows what was published since the loan began. */
export function CourseFields({ form }: { form: MortgageForm }) {
  const { input, change } = form;
  const isRunning = input.basis === 'running';
  return (
    <>
      <RadioGroup
        label="利率怎么变"
        options={[
          { value: 'steady' as const, label: '一直不变' },
          { value: 'typed' as const, label: '按期填变动' },
          ...(isRunning ? [] : [{ value: 'history' as const, label: '从放款日起按历史' }]),
        ]}
        value={isRunning && input.course === 'history' ? 'steady' : input.course}
        onChange={(course) => change({ course })}
      />
      {isHistory(input) ? (
        <>
          <InputField form={form} name="startYear" label="放款年份" unit="年" decimals={0} />
          <InputField
            form={form}
            name="startMonth"
            label="放款月份"
            unit="月"
            decimals={0}
            hint={
              form.errors.startMonth
                ? undefined
                : '2023 年和 2024 年存量房贷统一调过加点，调过的请选“按期填变动”'
            }
          />
          <RadioGroup
            label="重定价日"
            options={[
              { value: 'january', label: '每年 1 月 1 日' },
              { value: 'anniversary', label: '每年放款日' },
            ]}
            value={input.repricing}
            onChange={(repricing) => change({ repricing })}
          />
        </>
      ) : null}
    </>
  );
}

const counts = (['1', '2', '3'] as const).map((value) => ({ value, label: `${value} 次` }));

/** Rates by the month from which each holds. */
export const ChangeFields = ({ form }: { form: MortgageForm }) => (
  <>
    <RadioGroup
      label="变动几次"
      options={counts}
      value={form.input.changeCount}
      onChange={(changeCount) => form.change({ changeCount })}
    />
    {([1, 2, 3] as const).slice(0, Number(form.input.changeCount)).map((at) => (
      <div key={at}>
        <InputField
          form={form}
          name={`changeMonth${at}`}
          label={`变动 ${at}：从第几期起`}
          unit="期"
          decimals={0}
        />
        <InputField form={form} name={`changeRate${at}`} label={`变动 ${at}：年利率`} unit="%" />
      </div>
    ))}
  </>
);
