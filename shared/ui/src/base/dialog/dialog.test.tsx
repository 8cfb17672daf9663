import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../../checkbox';
import { Toast } from '../toast/toast';
import { Dialog, type ConfirmOptions } from './dialog';

async function confirm(options: ConfirmOptions) {
  let answer: boolean | undefined;
  await act(async () => {
    void Dialog.confirm(options).then((value) => {
      answer = value;
    });
  });
  return () => answer;
}

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error');
});
afterEach(() => {
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
  Toast.clear();
});

test('an alert has the default words and one button, which closes it', async () => {
  let done = false;
  await act(async () => {
    void Dialog.alert({ message: '本次考试已提交' }).then(() => {
      done = true;
    });
  });
  expect(screen.getByRole('dialog', { name: '提示' })).toHaveAccessibleDescription('本次考试已提交');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['确定']);
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(done).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['确定', true],
  ['取消', false],
])('%s answers %s', async (name, expected) => {
  const answer = await confirm({ message: '确定交卷吗？' });
  expect(answer()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(answer()).toBe(expected);
});

test('its words can be replaced', async () => {
  const answer = await confirm({
    title: '退课',
    message: '确定？',
    confirmText: '退课',
    cancelText: '再想想',
  });
  expect(screen.getByRole('dialog', { name: '退课' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '再想想' }));
  expect(answer()).toBe(false);
});

test.each([
  [undefined, '请先选择内容'],
  ['请先阅读并同意协议', '请先阅读并同意协议'],
])('until the agreement is ticked confirm is refused with a toast (%s)', async (error, text) => {
  const answer = await confirm({
    message: '开通课程',
    agreement: { box: (state) => <Checkbox {...state}>我已阅读并同意</Checkbox>, error },
  });
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(answer()).toBeUndefined();

  await userEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(answer()).toBe(true);
});

test('Escape cancels, and focus goes back to where it came from', async () => {
  const trigger = document.body.appendChild(document.createElement('button'));
  trigger.focus();
  const answer = await confirm({ message: '确定？' });
  expect(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(answer()).toBe(false);
  expect(trigger).toHaveFocus();
  trigger.remove();
});

test('focus walks around inside the dialog', async () => {
  const outside = document.body.appendChild(document.createElement('button'));
  await confirm({ message: '确定？' });
  const [cancel, ok] = ['取消', '确定'].map((name) => screen.getByRole('button', { name }));
  await userEvent.tab();
  expect(cancel).toHaveFocus();
  await userEvent.tab();
  expect(ok).toHaveFocus();
  await userEvent.tab();
  expect(cancel).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(ok).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  outside.remove();
});

test('leaving the page cancels, and the page can scroll again', async () => {
  const answer = await confirm({ message: '确定？' });
  expect(document.body.style.overflow).toBe('hidden');
  await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  expect(answer()).toBe(false);
  expect(document.body.style.overflow).toBe('');
});

test('what a page has asked is cancelled when it is left by code', async () => {
  const answers = [await confirm({ message: '退出？' }), await confirm({ message: '确定？' })];
  await act(async () => Dialog.leave());
  expect(answers.map((answer) => answer())).toEqual([false, false]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.style.overflow).toBe('');
  const next = await confirm({ message: '开始考试？' });
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(next()).toBe(true);
});

test('of two dialogs only the upper one takes Escape', async () => {
  const lower = await confirm({ title: '下层', message: '一' });
  const upper = await confirm({ title: '上层', message: '二' });
  await userEvent.keyboard('{Escape}');
  expect(upper()).toBe(false);
  expect(lower()).toBeUndefined();
  await userEvent.keyboard('{Escape}');
  expect(lower()).toBe(false);
});

test('before an early step the main button, the last one, goes back', async () => {
  const answer = await confirm({
    message: '还有 8 题未作答',
    confirmText: '仍要交卷',
    cancelText: '继续答题',
    isCautious: true,
  });
  const [early, back] = screen.getAllByRole('button');
  expect(early).toHaveTextContent('仍要交卷');
  expect(early).not.toHaveClass('primary');
  expect(back).toHaveClass('primary');
  await userEvent.click(screen.getByRole('button', { name: '继续答题' }));
  expect(answer()).toBe(false);
});
