import { defineRecord } from '@suite/kernel/records';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SmsCodeField } from './sms-code-field';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

function Stand({ onSend, mobile }: { onSend: () => Promise<number | undefined>; mobile?: string }) {
  const [code, setCode] = useState('');
  return <SmsCodeField purpose="bind" mobile={mobile} value={code} onChange={setCode} onSend={onSend} />;
}

const button = () => screen.getByRole('button');
const tap = async () => {
  fireEvent.click(button());
  await act(() => jest.advanceTimersByTimeAsync(0));
};

test('after a message was sent the next has to wait', async () => {
  const onSend = jest.fn(async () => 60);
  render(<Stand onSend={onSend} />);
  await tap();
  expect(button()).toHaveTextContent('60 秒后重发');
  expect(button()).toBeDisabled();
  await tap();
  expect(onSend).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(59_000));
  expect(button()).toHaveTextContent('1 秒后重发');
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  expect(button()).toHaveTextContent('获取验证码');
  expect(button()).toBeEnabled();
});

test('a reload does not start the countdown anew', async () => {
  const onSend = async () => 60;
  const { unmount } = render(<Stand onSend={onSend} />);
  await tap();
  unmount();
  jest.setSystemTime(Date.now() + 20_000);
  render(<Stand onSend={onSend} />);
  expect(button()).toHaveTextContent('40 秒后重发');
});

test('before the first message there is no countdown', async () => {
  render(<Stand onSend={async () => undefined} />);
  await tap();
  expect(button()).toBeEnabled();
});

test('a number that was mistyped costs the right one nothing, and each keeps its own wait', async () => {
  const onSend = async () => 60;
  const { rerender, unmount } = render(<Stand onSend={onSend} mobile="13800138000" />);
  await tap();
  expect(button()).toBeDisabled();
  rerender(<Stand onSend={onSend} mobile="13800138001" />);
  expect(button()).toBeEnabled();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  await tap();
  expect(button()).toHaveTextContent('60 秒后重发');
  unmount();
  render(<Stand onSend={onSend} mobile="13800138000" />);
  expect(button()).toHaveTextContent('50 秒后重发');
  expect(JSON.stringify(localStorage)).not.toContain('13800138000');
});

test.each(['garbage', '-5', { '': -5 }, { '': 'soon' }, { '': Date.now() + 1e10 }])(
  'a stored end %j starts no countdown',
  (stored) => {
    defineRecord({ kind: 'countdown', version: 2, owner: 'device', personal: true, read: Object })
      .of('device', 'bind')
      .save(stored as object);
    render(<Stand onSend={async () => 60} />);
    expect(button()).toBeEnabled();
  },
);

test('only digits go in, six at most', () => {
  render(<Stand onSend={async () => 60} />);
  fireEvent.change(screen.getByRole('textbox', { name: '验证码' }), { target: { value: '12a3 4567' } });
  expect(screen.getByRole('textbox')).toHaveValue('123456');
});

test('once a message was sent, the code can be typed at once', async () => {
  render(<Stand onSend={async () => 60} />);
  await tap();
  expect(screen.getByRole('textbox', { name: '验证码' })).toHaveFocus();
});

test('if no message was sent, the focus stays', async () => {
  render(<Stand onSend={async () => undefined} />);
  await tap();
  expect(screen.getByRole('textbox', { name: '验证码' })).not.toHaveFocus();
});
