import type { ReactNode } from 'react';
import { cx } from '../cx';
import css from './field.module.css';
import { Required } from './required';

interface FieldFrameProps {
  /** Id of the input; the note takes its own id from it. */
  id: string;
  label: ReactNode;
  unit?: ReactNode;
  action?: ReactNode;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  children: ReactNode;
}

/** Label, input and note of a field in their places. */
export function FieldFrame({ id, label, unit, action, error, hint, required, children }: FieldFrameProps) {
  return (
    <div className={css.field}>
      <div className={cx(css.row, error ? css.wrong : undefined)}>
        <label className={css.label} htmlFor={id}>
          {required ? <Required>{label}</Required> : label}
        </label>
        <span className={css.entry}>
          {children}
          {unit ? <span className={css.unit}>{unit}</span> : null}
          {action ? <span className={css.action}>{action}</span> : null}
        </span>
      </div>
      {error || hint ? (
        <div className={error ? css.error : css.hint} id={`${id}-note`} role={error ? 'alert' : undefined}>
          {error || hint}
        </div>
      ) : null}
    </div>
  );
}
