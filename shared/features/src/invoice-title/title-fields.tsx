import type { Form } from '../form';
import { Field, RadioGroup, Tag } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import { taxNoDoubt, taxNoText, typeNames, type TitleForm } from './title';
import type { TitleType } from '@suite/api';

const types = (['person', 'company'] as TitleType[]).map((value) => ({ value, label: typeNames[value] }));

/** To whom the invoice is made out, and where it is sent. */
export function TitleFields({ values, errors, change }: Form<TitleForm>) {
  const doubt = taxNoDoubt(values.taxNo);
  const field = (name: 'person' | 'company' | 'taxNo' | 'email') => ({
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (text: string) => change({ [name]: name === 'taxNo' ? taxNoText(text) : text }),
  });
  return (
    <CellGroup>
      <RadioGroup
        label="抬头类型"
        options={types}
        value={values.type}
        onChange={(type) => change({ type })}
      />
      {values.type === 'person' ? (
        <Field
          {...field('person')}
          label="姓名"
          maxLength={50}
          autoComplete="name"
          placeholder="发票抬头上的姓名"
        />
      ) : (
        <>
          <Field
            {...field('company')}
            label="公司名称"
            maxLength={100}
            autoComplete="organization"
            placeholder="与营业执照一致的全称"
          />
          <Field
            {...field('taxNo')}
            label="税号"
            hint={
              doubt ? (
                <>
                  <Tag tone="warning">请核对</Tag> {doubt}
                </>
              ) : undefined
            }
            maxLength={30}
            placeholder="15、17、18 或 20 位"
          />
        </>
      )}
      <Field
        {...field('email')}
        label="邮箱"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
        placeholder="发票开好后发送到这里"
      />
    </CellGroup>
  );
}
