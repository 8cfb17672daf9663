import { hasBlackWord } from '@suite/api';
import { Link } from '@suite/kernel/router';
import { Field, Problem, RadioGroup, Rate, TextArea } from '@suite/ui';
import { Cell } from '@suite/ui/base';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceField, useForm, type FormOptions, type Rules } from '.';

export interface Values {
  name: string;
  sex: string;
  city: string;
  stars: number;
  goal: string;
}
export const empty: Values = { name: '', sex: '', city: '', stars: 0, goal: '' };
export const whole: Values = { name: '许清禾', sex: '2', city: '330100', stars: 5, goal: '慢慢来' };

export const rules: Rules<Values> = {
  name: (name) => (name ? undefined : '请输入姓名'),
  sex: (sex) => (sex ? undefined : '请选择性别'),
  city: (city) => (city ? undefined : '请选择所在城市'),
  stars: (stars) => (stars ? undefined : '请打分'),
  goal: (goal) => (goal ? undefined : '请写下学习目标'),
};

const sexes = [
  { value: '1', label: '男' },
  { value: '2', label: '女' },
];

export type Options = Partial<FormOptions<Values, string>>;

/** A form with a field of every kind. */
export function Page(options: Options) {
  const form = useForm({
    start: empty,
    draft: { user: 7, name: 'demo' },
    rules,
    texts: ['name', 'goal'],
    send: async () => 'stored',
    ...options,
  });
  const { values, errors, change } = form;
  return (
    <>
      <p>{form.isRestored ? '已恢复' : '新'}</p>
      <div ref={form.ref}>
        <Field label="姓名" value={values.name} error={errors.name} onChange={(name) => change({ name })} />
        <ChoiceField error={errors.sex}>
          <RadioGroup label="性别" options={sexes} value={values.sex} onChange={(sex) => change({ sex })} />
        </ChoiceField>
        <ChoiceField error={errors.city}>
          <Cell title="所在城市" value={values.city} onClick={() => change({ city: '330100' })} />
        </ChoiceField>
        <ChoiceField error={errors.stars}>
          <Rate label="评分" value={values.stars} onChange={(stars) => change({ stars })} />
        </ChoiceField>
        <TextArea
          label="目标"
          value={values.goal}
          error={errors.goal}
          onChange={(goal) => change({ goal })}
        />
      </div>
      <Problem text={form.problem} />
      <button type="button" onClick={() => void form.submit()}>
        提交
      </button>
      <Link to="/elsewhere">离开</Link>
    </>
  );
}

/** The provider refuses texts with these words. */
export const refusing = (...words: string[]) =>
  answer(hasBlackWord, ({ content }) => {
    const found = words.filter((word) => content.includes(word));
    return { hasBlackWord: found.length ? 1 : 0, words: found };
  });

export const words = refusing('刷单', '套现');
export const visit = (options: Options = {}) => renderPage(<Page {...options} />, { answers: [words] });

export const input = (name: string) => screen.getByRole('textbox', { name });
export const submit = () => userEvent.click(screen.getByRole('button', { name: '提交' }));
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
