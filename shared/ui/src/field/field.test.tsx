import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field, type FieldProps } from './field';
import { MobileField } from './mobile-field';
import { NumberField, type NumberFieldProps } from './number-field';
import { TextArea } from './text-area';

function Name(props: Partial<FieldProps>) {
  const [value, setValue] = useState('');
  return <Field label="姓名" value={value} onChange={setValue} {...props} />;
}

function Mobile() {
  const [value, setValue] = useState('');
  return <MobileField value={value} onChange={setValue} />;
}

function Amount({ start = '', ...props }: Partial<NumberFieldProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return <NumberField label="金额" value={value} onChange={setValue} unit="元" {...props} />;
}

test('the label names the input, and typing reaches it', async () => {
  render(<Name required />);
  const input = screen.getByRole('textbox', { name: /^姓名/ });
  expect(input).toBeRequired();
  await userEvent.click(screen.getByText('姓名'));
  await userEvent.keyboard('陈思远');
  expect(input).toHaveValue('陈思远');
});

test('an error takes the place of the hint, is announced and belongs to the input', () => {
  const { rerender } = render(<Name hint="与身份证一致" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('与身份证一致');
  expect(screen.getByRole('textbox')).toBeValid();
  rerender(<Name hint="与身份证一致" error="请输入姓名" />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('请输入姓名');
  expect(screen.getByRole('alert')).toHaveTextContent(/^请输入姓名$/);
});

test.each([
  [{}, 'a1.2.345元', '1.23'],
  [{}, '.5', '0.5'],
  [{ decimals: 0 }, '12.5', '12.'],
  [{ decimals: 4 }, '3.14159', '3.1415'],
])('a number field %j turns "%s" into "%s"', async (props, typed, expected) => {
  render(<Amount {...props} />);
  await userEvent.type(screen.getByRole('textbox'), typed);
  expect(screen.getByRole('textbox')).toHaveValue(expected);
});

test('a half typed number is left alone until the field is left', async () => {
  render(<Amount />);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, '12.');
  expect(input).toHaveValue('12.');
  await userEvent.tab();
  expect(input).toHaveValue('12');
});

test('a point in a whole number is told, and the digits behind it make it no larger', async () => {
  render(<Amount decimals={0} />);
  const input = screen.getByRole('textbox');
  await userEvent.type(input, '12.56');
  expect(screen.getByRole('alert')).toHaveTextContent('这里只能填整数，没有填入');
  await userEvent.tab();
  expect(input).toHaveValue('12');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tripleClick(input);
  await userEvent.paste('3.5');
  expect(input).toHaveValue('12');
  expect(screen.getByRole('alert')).toHaveTextContent('这里只能填整数，没有填入');
});

test.each([
  ['¥1,234,567,890.12', '1234567890.12'],
  ['　１，０００．５０ 元', '1000.50'],
])('the limit of a number counts what is kept of a pasted “%s”', async (pasted, expected) => {
  render(<Amount maxLength={12} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(pasted);
  expect(screen.getByRole('textbox')).toHaveValue(expected);
});

test.each([
  ['-500', '这里不能填负数，没有填入'],
  ['约50万', '请写成完整的数字，没有填入'],
  ['12345678901234567890', '最多 12 位数字，没有填入'],
])(
  'a pasted “%s” does not become another number: the field says so until it is left',
  async (pasted, words) => {
    render(<Amount start="300" maxLength={12} error="请输入金额" />);
    const input = screen.getByRole('textbox');
    await userEvent.tripleClick(input);
    await userEvent.paste(pasted);
    expect(input).toHaveValue('300');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await userEvent.keyboard('5');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    await userEvent.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('请输入金额');
  },
);

test('a pasted text that is too long says that its end is missing, until it is changed', async () => {
  render(<Name maxLength={4} />);
  const input = screen.getByRole('textbox');
  await userEvent.click(input);
  await userEvent.paste('陈思远先生');
  expect(input).toHaveValue('陈思远先');
  expect(screen.getByRole('alert')).toHaveTextContent('最多 4 个字，后面的没有填入');
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.paste('生');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tripleClick(input);
  await userEvent.paste('欧阳思远');
  expect(input).toHaveValue('欧阳思远');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a text area says it as well, and counts the end of a line once', async () => {
  function Words() {
    const [value, setValue] = useState('');
    return <TextArea label="感受" value={value} onChange={setValue} maxLength={5} />;
  }
  render(<Words />);
  const input = screen.getByRole('textbox', { name: '感受' });
  await userEvent.click(input);
  await userEvent.paste('很好\r\n谢谢');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.clear(input);
  await userEvent.paste('老师讲得很好');
  expect(input).toHaveValue('老师讲得很');
  expect(screen.getByRole('alert')).toHaveTextContent('最多 5 个字，后面的没有填入');
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it says so, too, if less is kept of what the browser left', async () => {
  function Dense() {
    const [value, setValue] = useState('');
    const take = (text: string) => setValue(text.replace(/\s/g, ''));
    return <Field label="税号" value={value} onChange={take} maxLength={4} />;
  }
  render(<Dense />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('91 330106');
  expect(screen.getByRole('textbox')).toHaveValue('913');
  expect(screen.getByRole('alert')).toHaveTextContent('最多 4 个字，后面的没有填入');
});

test.each([
  ['email', 'ａ＠ｂ．ｃｎ', 'a@b.cn'],
  ['numeric', '１２３', '123'],
  ['text', '（上海）', '（上海）'],
] as const)('a field of the kind %s takes “%s” as “%s”', async (inputMode, typed, expected) => {
  render(<Name inputMode={inputMode} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(typed);
  expect(screen.getByRole('textbox')).toHaveValue(expected);
});

test('a mobile number is pasted with blanks and its country', async () => {
  render(<Mobile />);
  await userEvent.click(screen.getByRole('textbox', { name: '手机号' }));
  await userEvent.paste('+86 138 0013 8000');
  expect(screen.getByRole('textbox')).toHaveValue('13800138000');
});

test.each([
  [2, 'decimal'],
  [0, 'numeric'],
])('with %s decimals the keyboard is %s', (decimals, mode) => {
  render(<Amount decimals={decimals} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', mode);
});

test('a text area counts its characters and stops at its limit', async () => {
  const changed = jest.fn();
  render(<TextArea label="感受" value="很好" onChange={changed} maxLength={200} error="含有不当词语" />);
  expect(screen.getByText('2/200')).toBeVisible();
  const input = screen.getByRole('textbox', { name: '感受' });
  expect(input).toHaveAttribute('maxlength', '200');
  expect(input).toHaveAccessibleDescription('含有不当词语');
  await userEvent.type(input, '！');
  expect(changed).toHaveBeenCalledWith('很好！');
});
