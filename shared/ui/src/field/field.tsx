import { useId, type ChangeEvent, type ReactNode } from 'react';
import { cx } from '../cx';
import css from './field.module.css';
import { FieldFrame } from './field-frame';
import { goOnByEnter, nameEnterKey } from './go-on';
import { halfWidth } from './half-width';
import { settleScroll } from './settle-scroll';
import { useCut } from './use-cut';

export interface FieldProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** A unit after the value, which is then aligned to the right. */
  unit?: ReactNode;
  /** A button at the end of the row. */
  action?: ReactNode;
  /** Hides what is typed, as a password field does. */
  secret?: boolean;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'email';
  error?: string;
  /** A hint on how to fill it in; an error replaces it. */
  hint?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  name?: string;
  autoComplete?: string;
  /** A field whose list follows what is typed; without it the key is named by what Enter does. */
  enterKeyHint?: 'search';
  onBlur?: () => void;
}

const typeOf = (mode: FieldProps['inputMode']) => (mode === 'tel' || mode === 'email' ? mode : 'text');

/** One line of text in a group of cells. */
export function Field({
  label,
  value,
  onChange,
  onBlur,
  unit,
  action,
  secret,
  error: fault,
  hint,
  required,
  ...input
}: FieldProps) {
  const id = useId();
  // Numbers and addresses have no full-width signs, but a Chinese keyboard types them.
  const isPlain = !!input.inputMode && input.inputMode !== 'text';
  const cut = useCut(input.maxLength);
  const error = fault || cut.words;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text } = event.target;
    cut.onChanged(event);
    onChange(isPlain ? halfWidth(text) : text);
  };
  return (
    <FieldFrame {...{ id, label, unit, action, error, hint, required }}>
      <input
        autoComplete="off"
        {...input}
        id={id}
        // Where the text is enlarged and a mobile number does not fit beside the label, it stands below.
        size={11}
        className={cx(css.input, !!unit && css.right)}
        type={secret ? 'password' : typeOf(input.inputMode)}
        value={value}
        aria-required={required || undefined}
        aria-invalid={!!error}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onChange={take}
        onFocus={nameEnterKey}
        onPaste={cut.onPaste}
        onKeyDown={goOnByEnter}
        onBlur={() => {
          settleScroll();
          onBlur?.();
        }}
      />
    </FieldFrame>
  );
}
