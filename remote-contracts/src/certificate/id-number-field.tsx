import { idNumberText } from '@suite/features/id-number';
import { Field } from '@suite/ui';
import { Button, Cell } from '@suite/ui/base';

interface IdNumberFieldProps {
  /** The number that the provider has, with its middle hidden; '' to type one. */
  known: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onRetype: () => void;
}

/** The ID number: it is typed once, and afterwards only its ends are shown. */
export function IdNumberField({ known, value, error, onChange, onRetype }: IdNumberFieldProps) {
  if (known) {
    return (
      <Cell
        title="身份证号"
        label={known}
        value={
          <Button size="small" type="link" label="修改身份证号" onClick={onRetype}>
            修改
          </Button>
        }
      />
    );
  }
  return (
    <Field
      label="身份证号"
      required
      placeholder="18 位，不会存在手机上"
      value={value}
      error={error}
      onChange={(typed) => onChange(idNumberText(typed))}
    />
  );
}
