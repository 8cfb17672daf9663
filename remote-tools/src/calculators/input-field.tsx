import { NumberField } from '@suite/ui';
import type { Form } from './frame/calculator';
import type { Inputs } from './remembered-input';

interface InputFieldProps<Input extends Inputs> {
  form: Form<Input>;
  name: keyof Input & string;
  label: string;
  unit: string;
  decimals?: number;
  hint?: string;
}

/** One number of the form, with its message. */
export function InputField<Input extends Inputs>(props: InputFieldProps<Input>) {
  const { form, name, decimals = 4, ...field } = props;
  return (
    <NumberField
      {...field}
      decimals={decimals}
      value={form.input[name] as string}
      error={form.errors[name]}
      maxLength={12}
      onChange={(value) => form.change({ [name]: value } as unknown as Partial<Input>)}
    />
  );
}
