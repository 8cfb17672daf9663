import { Button } from '@suite/ui/base';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field, type FieldProps } from './field';
import { NumberField } from './number-field';
import { TextArea } from './text-area';

function Name(props: Partial<FieldProps>) {
  const [value, setValue] = useState('');
  return <Field label="姓名" value={value} onChange={setValue} {...props} />;
}

test('Enter goes on to the next field, past what is no text, and leaves the last one', async () => {
  render(
    <main>
      <Name />
      <input type="checkbox" aria-label="同意" />
      <NumberField label="金额" value="" onChange={() => undefined} />
      <TextArea label="感受" value="" onChange={() => undefined} />
      <Name label="昵称" />
    </main>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: '姓名' }));
  await userEvent.keyboard('陈{Enter}');
  expect(screen.getByRole('textbox', { name: '金额' })).toHaveFocus();
  await userEvent.keyboard('12{Enter}');
  expect(screen.getByRole('textbox', { name: '感受' })).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox', { name: '昵称' }));
  await userEvent.keyboard('{Enter}');
  expect(document.body).toHaveFocus();
});

function SignIn({
  onSend,
  disabled,
  onOther,
}: {
  onSend: () => unknown;
  disabled?: boolean;
  onOther?: () => void;
}) {
  return (
    <main>
      <Name label="手机号" />
      <Name label="验证码" action={<Button onClick={onOther}>获取验证码</Button>} />
      <Button takesEnter disabled={disabled} onClick={onSend}>
        登录
      </Button>
    </main>
  );
}

test('Enter in the last field presses the button that takes it, once, and closes the keyboard', async () => {
  const [send, other] = [jest.fn(), jest.fn()];
  render(<SignIn onSend={send} onOther={other} />);
  await userEvent.click(screen.getByRole('textbox', { name: '手机号' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: '验证码' })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('012345{Enter}{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test.each([
  ['takes a composed word', { isComposing: true }],
  ['takes a composed word in Safari, which says so in the code alone', { keyCode: 229 }],
  ['is held down', { repeat: true }],
])('Enter that %s sends nothing', (_, event) => {
  const send = jest.fn();
  render(<SignIn onSend={send} />);
  const code = screen.getByRole('textbox', { name: '验证码' });
  code.focus();
  fireEvent.keyDown(code, { key: 'Enter', ...event });
  expect(send).not.toHaveBeenCalled();
  expect(code).toHaveFocus();
});

test('Enter does not press a disabled button', async () => {
  const send = jest.fn();
  render(<SignIn onSend={send} disabled />);
  await userEvent.click(screen.getByRole('textbox', { name: '验证码' }));
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('Enter in a sheet does not press the button of the page', async () => {
  const send = jest.fn();
  render(
    <main>
      <Button takesEnter onClick={send}>
        提交
      </Button>
      <div role="dialog">
        <Name />
      </div>
    </main>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: '姓名' }));
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('the key of the keyboard says what Enter does', async () => {
  const { unmount } = render(<SignIn onSend={jest.fn()} />);
  for (const [name, words] of [
    ['手机号', 'next'],
    ['验证码', 'go'],
  ] as const) {
    await userEvent.click(screen.getByRole('textbox', { name }));
    expect(screen.getByRole('textbox', { name })).toHaveAttribute('enterkeyhint', words);
  }
  unmount();
  render(<Name />);
  await userEvent.click(screen.getByRole('textbox'));
  expect(screen.getByRole('textbox')).toHaveAttribute('enterkeyhint', 'done');
});

test('a field that searches while one types says so on the key, and Enter shows what was found', async () => {
  render(<Name label="搜索" enterKeyHint="search" />);
  await userEvent.click(screen.getByRole('textbox'));
  expect(screen.getByRole('textbox')).toHaveAttribute('enterkeyhint', 'search');
  await userEvent.keyboard('{Enter}');
  expect(document.body).toHaveFocus();
});
