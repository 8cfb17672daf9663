import type { Areas, Choice } from '@suite/api';
import { Checkbox, Field, Picker, RadioGroup, Required, TextArea } from '@suite/ui';
import { AreaPicker, areaNames } from '@suite/features/address';
import { ChoiceField, type Errors } from '@suite/features/form';
import { Cell, CellGroup } from '@suite/ui/base';
import { useState } from 'react';
import { birthdayText, type Form } from './form';
import css from './fill-information.module.css';

/** What every step shows and changes. */
export interface StepProps {
  form: Form;
  errors: Partial<Errors>;
  set: (change: Partial<Form>) => void;
}

const sexes = [
  { value: '1', label: '男' },
  { value: '2', label: '女' },
  { value: '0', label: '保密' },
];

/** Name, sex and birthday. */
export function BasicStep({ form, errors, set }: StepProps) {
  return (
    <CellGroup>
      <Field
        label="姓名"
        required
        value={form.name}
        onChange={(name) => set({ name })}
        error={errors.name}
        hint="与证件一致，将印在结业证书上"
        placeholder="请输入真实姓名"
        maxLength={20}
      />
      <ChoiceField error={errors.sex}>
        <RadioGroup
          label={<Required>性别</Required>}
          options={sexes}
          value={form.sex}
          onChange={(sex) => set({ sex })}
        />
      </ChoiceField>
      <Field
        label="出生日期"
        required
        value={form.birthday}
        onChange={(text) => set({ birthday: birthdayText(text) })}
        error={errors.birthday}
        inputMode="numeric"
        placeholder="如 19910924"
      />
    </CellGroup>
  );
}

interface BackgroundStepProps extends StepProps {
  educations: readonly Choice[];
  levels: readonly Choice[];
  areas: Areas;
}

const optionsOf = (choices: readonly Choice[]) =>
  choices.map(({ id, name }) => ({ value: String(id), label: name }));
const nameOf = (choices: readonly Choice[], id: string) => choices.find((one) => String(one.id) === id)?.name;

/** Education, computer skills, profession and city. */
export function BackgroundStep({ form, errors, set, educations, levels, areas }: BackgroundStepProps) {
  const [open, setOpen] = useState<'education' | 'level' | 'area'>();
  const close = () => setOpen(undefined);
  const cell = (
    key: 'education' | 'level' | 'area',
    title: string,
    value: string | undefined,
    error: string | undefined,
  ) => (
    <ChoiceField error={error}>
      <Cell
        title={<Required>{title}</Required>}
        value={value ? <span className={css.chosen}>{value}</span> : '请选择'}
        onClick={() => setOpen(key)}
      />
    </ChoiceField>
  );
  return (
    <>
      <CellGroup>
        {cell('education', '学历', nameOf(educations, form.education), errors.education)}
        {cell('level', '电脑水平', nameOf(levels, form.pcLevel), errors.pcLevel)}
        <Field
          label="职业"
          required
          value={form.profession}
          onChange={(profession) => set({ profession })}
          error={errors.profession}
          placeholder="如 教师、设计师"
          maxLength={30}
        />
        {cell('area', '所在城市', areaNames(areas, [form.province, form.city].filter(Boolean)), errors.city)}
      </CellGroup>
      <Picker
        open={open === 'education'}
        onClose={close}
        title="选择学历"
        options={optionsOf(educations)}
        value={form.education || undefined}
        onConfirm={(education) => set({ education })}
      />
      <Picker
        open={open === 'level'}
        onClose={close}
        title="选择电脑水平"
        options={optionsOf(levels)}
        value={form.pcLevel || undefined}
        onConfirm={(pcLevel) => set({ pcLevel })}
      />
      <AreaPicker
        open={open === 'area'}
        onClose={close}
        title="选择所在城市"
        areas={areas}
        depth={2}
        value={[form.province, form.city].filter(Boolean)}
        // A province without cities stands for the city too.
        onConfirm={([province = '', city = province]) => set({ province, city })}
      />
    </>
  );
}

const times = [
  { value: 'morning', label: '早上' },
  { value: 'noon', label: '中午' },
  { value: 'evening', label: '晚上' },
] as const;

/** Goal, time of study and reminders. */
export function PlanStep({ form, errors, set }: StepProps) {
  return (
    <CellGroup>
      <TextArea
        label="学习目标"
        required
        value={form.goal}
        onChange={(goal) => set({ goal })}
        placeholder="例如：攒够六个月的备用金，学会看懂基金"
        maxLength={200}
        error={errors.goal}
      />
      <ChoiceField error={errors.time}>
        <RadioGroup
          label={<Required>通常什么时候学习</Required>}
          options={times}
          value={form.time || undefined}
          onChange={(time) => set({ time })}
        />
      </ChoiceField>
      <div className={css.remind}>
        <Checkbox checked={form.remind === '1'} onChange={(on) => set({ remind: on ? '1' : '0' })}>
          允许班主任提醒我学习
        </Checkbox>
      </div>
    </CellGroup>
  );
}
