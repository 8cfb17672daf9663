import { Field, MobileField } from '@suite/ui';
import type { Errors } from '../form';
import { addressLimits } from './address-rules';

interface Person {
  name: string;
  mobile: string;
}

export interface PersonFieldsProps {
  /** What the person is called here: 收件人, 姓名. */
  label: string;
  /** What the number is for. */
  mobileHint: string;
  value: Person;
  errors: Partial<Errors>;
  onChange: (part: Partial<Person>) => void;
}

/** Name and mobile number of a person. */
export const PersonFields = ({ label, mobileHint, value, errors, onChange }: PersonFieldsProps) => (
  <>
    <Field
      label={label}
      required
      autoComplete="name"
      placeholder="请输入姓名"
      maxLength={addressLimits.name}
      value={value.name}
      error={errors.name}
      onChange={(name) => onChange({ name })}
    />
    <MobileField
      required
      placeholder={mobileHint}
      value={value.mobile}
      error={errors.mobile}
      onChange={(mobile) => onChange({ mobile })}
    />
  </>
);
