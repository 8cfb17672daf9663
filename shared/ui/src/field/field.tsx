import { useId, useState, type ChangeEvent, type ClipboardEvent, type ReactNode } from 'react';
import { cx } from '../cx';
import css from './field.module.css';
import { FieldFrame } from './field-frame';
import { goOnByEnter, nameEnterKey } from './go-on';
import { halfWidth } from './half-width';
import { settleScroll } from './settle-scroll';

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

/** How long the text would become by what is pasted. */
function lengthAfter({ clipboardData, currentTarget: field }: ClipboardEvent<HTMLInputElement>): number {
  const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  return field.value.length - replaced + clipboardData.getData('text').length;
}

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
  const { maxLength = Infinity } = input;
  // The browser cuts a pasted text without a word.
  const [isCut, setCut] = useState(false);
  const error = fault || (isCut ? `最多 ${maxLength} 个字，后面的没有填入` : undefined);
  const take = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if ((nativeEvent as InputEvent).inputType !== 'insertFromPaste') setCut(false);
    onChange(isPlain ? halfWidth(target.value) : target.value);
  };
  return (
    <FieldFrame {...{ id, label, unit, action, error, hint, required }}>
      <input
        autoComplete="off"
        {...input}
        id={id}
        className={cx(css.input, !!unit && css.right)}
        type={secret ? 'password' : typeOf(input.inputMode)}
        value={value}
        aria-required={required || undefined}
        aria-invalid={!!error}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onChange={take}
        onFocus={nameEnterKey}
        onPaste={(event) => setCut(lengthAfter(event) > maxLength)}
        onKeyDown={goOnByEnter}
        onBlur={() => {
          settleScroll();
          onBlur?.();
        }}
      />
    </FieldFrame>
  );
}
