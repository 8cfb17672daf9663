import { useState } from 'react';
import { readDecimal } from './decimal-text';
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
  error,
  ...field
}: NumberFieldProps) {
  const [fault, setFault] = useState<string>();
  const take = (text: string) => {
    const unit = typeof field.unit === 'string' ? field.unit : undefined;
    // The limit counts what is kept: the browser's own would cut a pasted `1,234,567.00 元` at its commas.
    const read = readDecimal(text, { unit, maxLength, decimals });
    // A fault stays until the field is left: after a typed minus the digits follow at once.
    if (read.fault) setFault(read.fault);
    else onChange(read.value ?? '');
  };
  const settle = () => {
    setFault(undefined);
    if (/\.$/.test(value)) onChange(value.slice(0, -1));
    onBlur?.();
  };
  return (
    <Field
      {...field}
      value={value}
      inputMode={decimals ? 'decimal' : 'numeric'}
      error={fault ?? error}
      onChange={take}
      onBlur={settle}
    />
  );
}
