import { NumberField } from '@suite/ui';
import type { MortgageInput } from './mortgage-input';
import type { MortgageForm } from './use-mortgage';

interface InputFieldProps {
  form: MortgageForm;
  name: keyof MortgageInput;
  label: string;
  unit: string;
  decimals?: number;
  hint?: string;
}

/** One number of the form, with its message. */
export function InputField({ form, name, decimals = 4, ...field }: InputFieldProps) {
  return (
    <NumberField
      {...field}
      decimals={decimals}
      value={form.input[name]}
      error={form.errors[name]}
      maxLength={12}
      onChange={(value) => form.change({ [name]: value })}
    />
  );
}
