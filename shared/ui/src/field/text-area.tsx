import { useId, type ReactNode } from 'react';
import { Required } from './required';
import { settleScroll } from './settle-scroll';
import { useCut } from './use-cut';
import css from './text-area.module.css';

export interface TextAreaProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** With a limit, a counter is shown too. */
  maxLength?: number;
  rows?: number;
  error?: string;
  disabled?: boolean;
  required?: boolean;
}

/** Several lines of text. */
export function TextArea({
  label,
  value,
  onChange,
  maxLength,
  rows = 4,
  error: fault,
  required,
  ...input
}: TextAreaProps) {
  const id = useId();
  const cut = useCut(maxLength);
  const error = fault || cut.words;
  return (
    <div className={css.area}>
      <label className={css.label} htmlFor={id}>
        {required ? <Required>{label}</Required> : label}
      </label>
      <textarea
        {...input}
        id={id}
        className={css.input}
        value={value}
        rows={rows}
        maxLength={maxLength}
        aria-required={required || undefined}
        aria-invalid={!!error}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          cut.onChanged(event);
          onChange(event.target.value);
        }}
        onPaste={cut.onPaste}
        onBlur={settleScroll}
      />
      <div className={css.foot}>
        {error ? (
          <span className={css.error} id={`${id}-error`} role="alert">
            {error}
          </span>
        ) : null}
        {maxLength ? (
          <span className={css.count}>
            {value.length}/{maxLength}
          </span>
        ) : null}
      </div>
    </div>
  );
}
