import { useId, type ReactNode } from 'react';
import { OverInput } from '../over-input/over-input';
import css from './radio-group.module.css';

export interface PillOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

interface PillsProps<Value extends string> {
  type: 'radio' | 'checkbox';
  label: ReactNode;
  options: readonly PillOption<Value>[];
  isChosen: (value: Value) => boolean;
  onTap: (value: Value) => void;
}

/** Choices as pills over native inputs, so that keys and screen readers know them. */
export function Pills<Value extends string>({ type, label, options, isChosen, onTap }: PillsProps<Value>) {
  const id = useId();
  return (
    <div className={css.group} role={type === 'radio' ? 'radiogroup' : 'group'} aria-labelledby={id}>
      <div className={css.label} id={id}>
        {label}
      </div>
      <div className={css.options}>
        {options.map(({ value, label: name, disabled }) => (
          <label className={css.option} key={value}>
            <OverInput
              type={type}
              name={id}
              checked={isChosen(value)}
              disabled={disabled}
              onChange={() => onTap(value)}
            />
            <span className={css.pill}>{name}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
