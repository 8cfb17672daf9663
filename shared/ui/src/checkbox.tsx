import type { ReactNode } from 'react';
import { cx } from './cx';
import { IconCheck } from './icons';
import css from './checkbox.module.css';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
  disabled?: boolean;
  /** Names a box that has no text. */
  label?: string;
}

/** A tick box with its sentence; a tap anywhere on the sentence ticks it. */
export function Checkbox({ checked, onChange, children, disabled, label }: CheckboxProps) {
  return (
    <label className={cx(css.checkbox, !children && css.alone)}>
      <span className={css.tick}>
        <input
          className={css.input}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-label={label}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={css.box} aria-hidden="true">
          <IconCheck />
        </span>
      </span>
      {children ? <span className={css.text}>{children}</span> : null}
    </label>
  );
}
