import { memo, useId, type ReactNode } from 'react';
import { OverInput } from '../over-input';
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
        {options.map((option) => (
          <Pill
            key={option.value}
            {...option}
            type={type}
            name={id}
            isChosen={isChosen(option.value)}
            onTap={onTap as (value: string) => void}
          />
        ))}
      </div>
    </div>
  );
}

interface PillProps extends PillOption<string>, Pick<PillsProps<string>, 'type' | 'onTap'> {
  name: string;
  isChosen: boolean;
}

/** A tap changes one or two of the pills: the others are not drawn again. */
const Pill = memo(({ value, label, disabled, type, name, isChosen, onTap }: PillProps) => (
  <label className={css.option}>
    <OverInput type={type} name={name} checked={isChosen} disabled={disabled} onChange={() => onTap(value)} />
    <span className={css.pill}>{label}</span>
  </label>
));
