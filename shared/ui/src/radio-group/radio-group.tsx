import { useId, type ReactNode } from 'react';
import css from './radio-group.module.css';

export interface RadioGroupProps<Value extends string = string> {
  label: ReactNode;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, as pills; native radios, so that keys and screen readers know them. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <div className={css.group} role="radiogroup" aria-labelledby={id}>
      <div className={css.label} id={id}>
        {label}
      </div>
      <div className={css.options}>
        {options.map((option) => (
          <label className={css.option} key={option.value}>
            <input
              className={css.input}
              type="radio"
              name={id}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={css.pill}>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
