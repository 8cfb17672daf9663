import type { RegistrationSheet, Sex } from '@suite/api';
import { Field, MobileField, RadioGroup, Required, TextArea } from '@suite/ui';
import { areaNames, AreaPicker, placeWords, useAreas } from '@suite/features/address';
import { ChoiceField, type Errors } from '@suite/features/form';
import { Cell, CellGroup } from '@suite/ui/base';
import { useState } from 'react';
import css from './sheet-fields.module.css';
import { sheetLimits, slogans } from './sheet-form';

export interface SheetFieldsProps {
  sheet: RegistrationSheet;
  errors: Partial<Errors>;
  onChange: (part: Partial<RegistrationSheet>) => void;
}

const sexes = [
  { value: '1', label: '男' },
  { value: '2', label: '女' },
] as const;

/** The fields of the registration sheet. */
export function SheetFields({ sheet, errors, onChange }: SheetFieldsProps) {
  return (
    <>
      <CellGroup title="基本信息">
        <Field
          label="姓名"
          required
          placeholder="请输入真实姓名"
          autoComplete="name"
          maxLength={sheetLimits.name}
          value={sheet.name}
          error={errors.name}
          onChange={(name) => onChange({ name })}
        />
        <ChoiceField error={errors.sex}>
          <RadioGroup
            label={<Required>性别</Required>}
            options={sexes}
            value={sheet.sex === 0 ? undefined : (`${sheet.sex}` as '1' | '2')}
            onChange={(sex) => onChange({ sex: Number(sex) as Sex })}
          />
        </ChoiceField>
        <MobileField
          required
          placeholder="用于班主任联系您"
          value={sheet.mobile}
          error={errors.mobile}
          onChange={(mobile) => onChange({ mobile })}
        />
        <City sheet={sheet} error={errors.city_id} onChange={onChange} />
        <Field
          label="职业"
          required
          placeholder="例如：会计、教师"
          maxLength={sheetLimits.profession}
          value={sheet.profession}
          error={errors.profession}
          onChange={(profession) => onChange({ profession })}
        />
      </CellGroup>
      <CellGroup title="学习宣言">
        <TextArea
          label="对自己和同学说一句"
          required
          placeholder="会印在您的开班海报上"
          rows={2}
          maxLength={sheetLimits.slogan}
          value={sheet.slogan}
          error={errors.slogan}
          onChange={(slogan) => onChange({ slogan })}
        />
        <div className={css.ideas}>
          <span className={css.ideasName}>没想好？点一句试试</span>
          {slogans.map((slogan) => (
            <button type="button" className={css.idea} key={slogan} onClick={() => onChange({ slogan })}>
              {slogan}
            </button>
          ))}
        </div>
      </CellGroup>
    </>
  );
}

function City({ sheet, error, onChange }: Omit<SheetFieldsProps, 'errors'> & { error: string | undefined }) {
  const list = useAreas();
  const [open, setOpen] = useState(false);
  const codes = [sheet.province_id, sheet.city_id].filter(Boolean);
  const name = list.data && codes.length > 0 ? areaNames(list.data, codes) : '';
  // The list is opened, or as soon as it is there.
  const choose = () => {
    setOpen(true);
    if (list.error) void list.refetch();
  };
  return (
    <>
      <ChoiceField error={error}>
        <Cell title={<Required>所在城市</Required>} value={name || placeWords(list, open)} onClick={choose} />
      </ChoiceField>
      {list.data ? (
        <AreaPicker
          open={open}
          onClose={() => setOpen(false)}
          areas={list.data}
          title="选择所在城市"
          depth={2}
          value={codes}
          onConfirm={([province_id = '', city_id = province_id]) => onChange({ province_id, city_id })}
        />
      ) : null}
    </>
  );
}
