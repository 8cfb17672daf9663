import { CallError } from '@suite/kernel';
import { Button } from '@suite/ui/base';
import { renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { formDrafts, useForm } from '.';
import { alerts, empty, input, Page, rules, submit, visit, whole, words, type Values } from './testing';

const leave = () => userEvent.click(screen.getByRole('link', { name: '离开' }));
const record = formDrafts.of({ line: 'learner', user: 7 }, 'demo');
const stored = () => localStorage.getItem(record.key);
const hasLeft = () => screen.queryByLabelText('address') !== null;

/** A device that refuses every write. */
const refuseWrites = (name: string) =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw Object.assign(new Error('refused'), { name });
  });

beforeEach(() => {
  // Also what the page itself remembers of a refused write.
  record.remove();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('what was typed is there on the next visit, for this learner only, until it is sent', async () => {
  const first = visit({ start: { ...whole, goal: '' } });
  await userEvent.type(input('目标'), '写到一半');
  first.unmount();
  const other = visit({ draft: { user: 8, name: 'demo' } });
  expect(input('目标')).toHaveValue('');
  expect(screen.getByText('新')).toBeVisible();
  other.unmount();
  visit({ start: { ...whole, goal: '' } });
  expect(input('目标')).toHaveValue('写到一半');
  expect(screen.getByText('已恢复')).toBeVisible();
  await submit();
  expect(stored()).toBeNull();
  expect(input('目标')).toHaveValue('写到一半');
});

test('two tabs keep what is typed in either of them', async () => {
  const first = visit({ start: { ...whole, goal: '' } });
  const second = visit({ start: { ...whole, goal: '' } });
  await userEvent.type(within(first.container).getByLabelText('目标'), '早起');
  await userEvent.type(within(second.container).getByLabelText('姓名'), '！');
  first.unmount();
  second.unmount();
  visit({ start: { ...whole, goal: '' } });
  expect(input('目标')).toHaveValue('早起');
  expect(input('姓名')).toHaveValue(`${whole.name}！`);
});

test('what is typed after a submission whose answer was lost is kept, also when that submission has arrived', async () => {
  const send = () => Promise.reject(new CallError('service', 0, ''));
  const first = visit({ start: { ...whole, goal: '' }, send });
  await userEvent.type(input('目标'), '早起 ');
  await submit();
  await userEvent.type(input('目标'), '和早睡');
  first.unmount();
  const second = visit({ start: { ...whole, goal: '早起' } });
  expect(input('目标')).toHaveValue('早起 和早睡');
  second.unmount();
  visit({ start: { ...whole, goal: '别人写的' } });
  expect(input('目标')).toHaveValue('别人写的');
});

test('a draft whose changes were taken back is none', async () => {
  visit({ start: whole });
  await userEvent.type(input('目标'), '！');
  expect(stored()).not.toBeNull();
  await userEvent.type(input('目标'), '{Backspace}');
  expect(stored()).toBeNull();
});

test('newer data of the provider wins over the draft, field by field', async () => {
  const first = visit({ start: whole });
  await userEvent.type(input('姓名'), '！');
  await userEvent.type(input('目标'), '！');
  first.unmount();
  visit({ start: { ...whole, name: '许清和', city: '310100' } });
  expect(input('姓名')).toHaveValue('许清和');
  expect(input('目标')).toHaveValue('慢慢来！');
  expect(screen.getByRole('button', { name: /所在城市/ })).toHaveTextContent('310100');
});

test('newer data that arrive while the form is open leave what is being typed', async () => {
  function Late() {
    const [start, setStart] = useState(whole);
    return (
      <>
        <Page start={start} />
        <Button onClick={() => setStart({ ...whole, name: '许清和', goal: '改了' })}>刷新</Button>
      </>
    );
  }
  renderPage(<Late />, { answers: [words] });
  await userEvent.type(input('目标'), '！');
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(input('姓名')).toHaveValue('许清和');
  expect(input('目标')).toHaveValue('慢慢来！');
});

test('two changes in one moment are both kept', () => {
  let change: (part: Partial<Values>) => void = () => undefined;
  function Both() {
    const form = useForm({ start: empty, draft: { user: 7, name: 'demo' }, rules, send: async () => null });
    change = form.change;
    return <p>{`${form.values.name}/${form.values.goal}`}</p>;
  }
  renderPage(<Both />);
  act(() => {
    change({ name: '清禾' });
    change({ goal: '慢慢来' });
  });
  expect(screen.getByText('清禾/慢慢来')).toBeVisible();
  expect(record.read()).toEqual({ name: ['', '清禾'], goal: ['', '慢慢来'] });
});

test('a form whose draft is on the device can be left without a question', async () => {
  visit();
  await userEvent.type(input('姓名'), '清');
  await leave();
  expect(hasLeft()).toBe(true);
});

test.each(['QuotaExceededError', 'SecurityError'])('a device with %s asks before leaving', async (name) => {
  refuseWrites(name);
  const { router } = visit();
  expect(alerts()).toEqual([]);
  await userEvent.type(input('姓名'), '清');
  expect(alerts()).toEqual(['内容没能保存在这台设备上，请尽快提交']);
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);

  await leave();
  expect(await screen.findByRole('dialog', { name: '提示' })).toHaveAccessibleDescription(/离开后会丢失/);
  // Leaving loses the text: it is not the main button.
  expect(
    screen
      .getAllByRole('button')
      .slice(-2)
      .map((one) => one.textContent),
  ).toEqual(['仍要离开', '继续填写']);
  await userEvent.click(screen.getByRole('button', { name: '继续填写' }));
  expect(hasLeft()).toBe(false);
  expect(input('姓名')).toHaveValue('清');

  await act(() => router.navigate('/elsewhere'));
  await userEvent.click(await screen.findByRole('button', { name: '仍要离开' }));
  await waitFor(() => expect(hasLeft()).toBe(true));
});

test('the question before leaving stays open while the router undoes the navigation', async () => {
  refuseWrites('QuotaExceededError');
  visit();
  await userEvent.type(input('姓名'), '清');
  await leave();
  await screen.findByRole('dialog');
  await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
  await userEvent.click(screen.getByRole('button', { name: '继续填写' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('text that a full device could not keep is still in the form on the next visit, with the warning', async () => {
  refuseWrites('QuotaExceededError');
  const first = visit();
  await userEvent.type(input('姓名'), '清');
  first.unmount();
  visit();
  expect(input('姓名')).toHaveValue('清');
  expect(alerts()).toEqual(['内容没能保存在这台设备上，请尽快提交']);
});

test('a form without a draft asks before leaving once it is changed, and not after it was sent', async () => {
  const first = visit({ draft: undefined });
  await leave();
  expect(hasLeft()).toBe(true);
  first.unmount();

  const second = visit({
    draft: undefined,
    start: whole,
    onSent: () => second.router.navigate('/elsewhere'),
  });
  await userEvent.type(input('姓名'), '！');
  expect(alerts()).toEqual([]);
  await leave();
  await userEvent.click(await screen.findByRole('button', { name: '继续填写' }));
  await submit();
  await waitFor(() => expect(hasLeft()).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});
