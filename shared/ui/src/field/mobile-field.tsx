import { Field, type FieldProps } from './field';
import { mobileText } from './mobile';

export type MobileFieldProps = Pick<FieldProps, 'value' | 'onChange' | 'error' | 'placeholder' | 'required'>;

/** The field for a mobile number. A length limit would cut a pasted number before its blanks are dropped. */
export const MobileField = ({ onChange, placeholder = '请输入手机号', ...field }: MobileFieldProps) => (
  <Field
    {...field}
    label="手机号"
    inputMode="tel"
    autoComplete="tel"
    placeholder={placeholder}
    onChange={(typed) => onChange(mobileText(typed))}
  />
);
