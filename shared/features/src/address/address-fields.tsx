import type { Address } from '@suite/api';
import { Required, TextArea } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { useState } from 'react';
import { ChoiceField, type Errors } from '../form';
import { areaNames } from './area-lists';
import { AreaPicker } from './area-picker';
import { addressLimits } from './address-rules';
import { PersonFields } from './person-fields';
import { placeWords, useAreas } from './use-areas';

export interface AddressFieldsProps {
  title?: string;
  /** What the number is for, said in its field. */
  mobileUse?: string;
  value: Address;
  errors: Partial<Errors>;
  onChange: (part: Partial<Address>) => void;
}

/** The fields of an address to which something is sent. */
export function AddressFields({
  title,
  mobileUse = '快递员用它联系您',
  value,
  errors,
  onChange,
}: AddressFieldsProps) {
  return (
    <CellGroup title={title}>
      <PersonFields label="收件人" mobileHint={mobileUse} value={value} errors={errors} onChange={onChange} />
      <Region value={value} error={errors.area_id} onChange={onChange} />
      <TextArea
        label="详细地址"
        required
        rows={2}
        placeholder="街道、小区、楼栋、门牌号"
        maxLength={addressLimits.address}
        value={value.address}
        error={errors.address}
        onChange={(address) => onChange({ address })}
      />
    </CellGroup>
  );
}

interface RegionProps {
  value: Address;
  error: string | undefined;
  onChange: (part: Partial<Address>) => void;
}

function Region({ value, error, onChange }: RegionProps) {
  const list = useAreas();
  const [isOpen, setOpen] = useState(false);
  const codes = [value.province_id, value.city_id, value.area_id].filter(Boolean);
  // The list is opened, or as soon as it is there.
  const choose = () => {
    setOpen(true);
    if (list.error) void list.refetch();
  };
  const name = list.data && codes.length > 0 ? areaNames(list.data, codes) : '';
  return (
    <>
      <ChoiceField error={error}>
        <Cell
          title={<Required>所在地区</Required>}
          value={name || placeWords(list, isOpen)}
          onClick={choose}
        />
      </ChoiceField>
      {list.data ? (
        <AreaPicker
          open={isOpen}
          onClose={() => setOpen(false)}
          areas={list.data}
          title="选择所在地区"
          value={codes}
          // A unit without parts stands for the levels below it too.
          onConfirm={([province_id = '', city_id = province_id, area_id = city_id]) =>
            onChange({ province_id, city_id, area_id })
          }
        />
      ) : null}
    </>
  );
}
