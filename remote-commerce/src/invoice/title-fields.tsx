import type { Form } from '@suite/features/form';
import { Field, RadioGroup, Tag } from '@suite/ui';
import { CellGroup } from '@suite/ui/base';
import { taxNoDoubt, taxNoText, typeNames, type TitleForm } from './title';
import type { TitleType } from '@suite/api';

const types = (['person', 'company'] as TitleType[]).map((value) => ({ value, label: typeNames[value] }));

/** To whom the invoice is made out, and where it is sent. */
export function TitleFields({ values, errors, change }: Form<TitleForm>) {
  const doubt = taxNoDoubt(values.taxNo);
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
          required
          label="姓名"
          value={values.person}
          error={errors.person}
          maxLength={50}
          autoComplete="name"
          placeholder="发票抬头上的姓名"
          onChange={(person) => change({ person })}
        />
      ) : (
        <>
          <Field
            required
            label="公司名称"
            value={values.company}
            error={errors.company}
            maxLength={100}
            autoComplete="organization"
            placeholder="与营业执照一致的全称"
            onChange={(company) => change({ company })}
          />
          <Field
            required
            label="税号"
            value={values.taxNo}
            error={errors.taxNo}
            hint={
              doubt ? (
                <>
                  <Tag tone="warning">请核对</Tag> {doubt}
                </>
              ) : undefined
            }
            maxLength={30}
            placeholder="15、17、18 或 20 位"
            onChange={(text) => change({ taxNo: taxNoText(text) })}
          />
        </>
      )}
      <Field
        required
        label="邮箱"
        value={values.email}
        error={errors.email}
        inputMode="email"
        autoComplete="email"
        maxLength={100}
        placeholder="发票开好后发送到这里"
        onChange={(email) => change({ email })}
      />
    </CellGroup>
  );
}
