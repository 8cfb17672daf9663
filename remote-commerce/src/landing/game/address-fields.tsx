import { areas, useCall, type Address } from '@suite/api';
import { areaNames, AreaPicker } from '@suite/features/address';
import { ChoiceField, type Form } from '@suite/features/form';
import { Field, Required } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';
import { useState } from 'react';

/** Recipient, telephone and place. */
export function AddressFields({ form }: { form: Form<Address> }) {
  const { values, errors, change } = form;
  return (
    <CellGroup>
      <Field
        label="收件人"
        required
        placeholder="请输入姓名"
        autoComplete="name"
        maxLength={20}
        value={values.name}
        error={errors.name}
        onChange={(name) => change({ name })}
      />
      <Field
        label="手机号"
        required
        inputMode="tel"
        placeholder="快递和老师用它联系您"
        autoComplete="tel"
        maxLength={11}
        value={values.mobile}
        error={errors.mobile}
        onChange={(mobile) => change({ mobile })}
      />
      <Region form={form} />
      <Field
        label="详细地址"
        required
        placeholder="街道、小区、门牌号"
        autoComplete="street-address"
        maxLength={100}
        value={values.address}
        error={errors.address}
        onChange={(address) => change({ address })}
      />
    </CellGroup>
  );
}

function Region({ form: { values, errors, change } }: { form: Form<Address> }) {
  const list = useCall(areas, undefined);
  const [open, setOpen] = useState(false);
  const codes = [values.province_id, values.city_id, values.area_id].filter(Boolean);
  const name = list.data && codes.length > 0 ? areaNames(list.data, codes) : '';
  const choose = () => {
    if (list.data) setOpen(true);
    else void list.refetch();
  };
  return (
    <>
      <ChoiceField error={errors.area_id}>
        <Cell
          title={<Required>所在地区</Required>}
          value={name || (list.error ? '加载失败，点击重试' : '请选择')}
          onClick={choose}
        />
      </ChoiceField>
      {list.data ? (
        <AreaPicker
          open={open}
          onClose={() => setOpen(false)}
          areas={list.data}
          title="选择所在地区"
          value={codes}
          onConfirm={([province_id = '', city_id = province_id, area_id = city_id]) =>
            change({ province_id, city_id, area_id })
          }
        />
      ) : null}
    </>
  );
}
