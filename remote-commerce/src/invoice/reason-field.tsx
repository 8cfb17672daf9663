import { ChoiceField, type Form } from '@suite/features/form';
import { Field, RadioGroup } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import { OTHER, reasons, type ReissueForm } from './reissue';

const options = reasons.map((value) => ({ value, label: value }));

/** Why the invoice is issued anew. */
export function ReasonField({ values, errors, change }: Form<ReissueForm>) {
  return (
    <CellGroup>
      <ChoiceField error={errors.reason}>
        <RadioGroup
          label="重开原因"
          options={options}
          value={values.reason}
          onChange={(reason) => change({ reason })}
        />
      </ChoiceField>
      {values.reason === OTHER ? (
        <Field
          required
          label="原因"
          value={values.otherReason}
          error={errors.otherReason}
          maxLength={50}
          placeholder="请简单说明"
          onChange={(otherReason) => change({ otherReason })}
        />
      ) : null}
    </CellGroup>
  );
}
