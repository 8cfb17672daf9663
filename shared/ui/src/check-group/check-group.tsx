import { useId, type ReactNode } from 'react';
import css from '../radio-group/radio-group.module.css';

export interface CheckGroupProps<Value extends string = string> {
  label: ReactNode;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: readonly Value[];
  /** Values in the order of the options. */
  onChange: (value: Value[]) => void;
}

/** Several of a few, as pills; native tick boxes, so that keys and screen readers know them. */
export function CheckGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: CheckGroupProps<Value>) {
  const id = useId();
  const toggle = (changed: Value) =>
    onChange(
      options.map((option) => option.value).filter((one) => value.indexOf(one) >= 0 !== (one === changed)),
    );
  return (
    <div className={css.group} role="group" aria-labelledby={id}>
      <div className={css.label} id={id}>
        {label}
      </div>
      <div className={css.options}>
        {options.map((option) => (
          <label className={css.option} key={option.value}>
            <input
              className={css.input}
              type="checkbox"
              checked={value.indexOf(option.value) >= 0}
              disabled={option.disabled}
              onChange={() => toggle(option.value)}
            />
            <span className={css.pill}>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
