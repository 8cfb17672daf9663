import { decimalText } from './decimal-text';
import { Field, type FieldProps } from './field';

export interface NumberFieldProps extends Omit<FieldProps, 'inputMode'> {
  /** Digits after the point; 0 for whole numbers. */
  decimals?: number;
}

/** A number, kept as text: amounts stay exact, and a half typed number is left alone until the field is left. */
export function NumberField({
  decimals = 2,
  value,
  onChange,
  onBlur,
  maxLength,
  ...field
}: NumberFieldProps) {
  const settle = () => {
    if (/\.$/.test(value)) onChange(value.slice(0, -1));
    onBlur?.();
  };
  return (
    <Field
      {...field}
      value={value}
      inputMode={decimals ? 'decimal' : 'numeric'}
      // The limit counts what is kept: the browser's own would cut a pasted `1,234,567.00 元` at its commas.
      onChange={(text) => onChange(decimalText(text, decimals).slice(0, maxLength))}
      onBlur={settle}
    />
  );
}
