import { fireEvent, screen } from '@testing-library/react';
import { Notify } from '../../notify';
import { Toast } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  Toast.clear();
  Notify.clear();
  jest.useRealTimers();
});

const region = () => screen.getByRole('status');

test.each([
  ['info', '短信已发送', 3000],
  ['fail', '验证码不正确', 3000],
  ['success', '已复制，请在微信里粘贴', 3000],
  ['success', '验证码已发送', 1600],
] as const)('%s with the words %s stays %d ms', (kind, words, ms) => {
  Toast[kind](words);
  jest.advanceTimersByTime(ms - 1);
  expect(screen.getByText(words)).toBeVisible();
  jest.advanceTimersByTime(1);
  expect(screen.queryByText(words)).toBeNull();
});

test('while somebody types the toast keeps clear of the keyboard', () => {
  const field = document.body.appendChild(document.createElement('input'));
  Toast.info('验证码不正确');
  expect(region().firstElementChild).not.toHaveClass('typing');
  field.focus();
  Toast.info('验证码不正确');
  expect(region().firstElementChild).toHaveClass('typing');
  field.type = 'checkbox';
  Toast.info('请先阅读并同意协议');
  expect(region().firstElementChild).not.toHaveClass('typing');
  field.remove();
});

test('the words stand in a polite live region, which outlives them', () => {
  Toast.fail('验证码不正确');
  const live = region();
  expect(live).toHaveAttribute('aria-live', 'polite');
  expect(live).toHaveTextContent('验证码不正确');
  jest.advanceTimersByTime(3000);
  expect(region()).toBe(live);
  expect(live).toBeEmptyDOMElement();
});

test('one toast replaces another and stays its full time', () => {
  Toast.info('第一条');
  jest.advanceTimersByTime(2000);
  Toast.info('第二条');
  expect(region()).toHaveTextContent(/^第二条$/);
  jest.advanceTimersByTime(2000);
  expect(screen.getByText('第二条')).toBeVisible();
});

test('loading takes every tap and stays until it is cleared', () => {
  const tapped = jest.fn();
  const button = document.body.appendChild(document.createElement('button'));
  button.addEventListener('click', tapped);

  Toast.loading();
  jest.advanceTimersByTime(60_000);
  expect(screen.getByText('加载中')).toBeVisible();
  fireEvent.click(button);
  expect(tapped).not.toHaveBeenCalled();

  Toast.clear();
  expect(screen.queryByText('加载中')).toBeNull();
  fireEvent.click(button);
  expect(tapped).toHaveBeenCalledTimes(1);
});

test('the next toast ends the loading one', () => {
  const tapped = jest.fn();
  document.body.onclick = tapped;
  Toast.loading('正在提交');
  Toast.success('提交成功');
  expect(region()).toHaveTextContent(/^提交成功$/);
  fireEvent.click(document.body);
  expect(tapped).toHaveBeenCalledTimes(1);
  document.body.onclick = null;
});

test('words are text, never markup, and no words are no toast', () => {
  Toast.info('<img src=x>');
  expect(screen.getByText('<img src=x>')).toBeVisible();
  Toast.info('');
  expect(region()).toBeEmptyDOMElement();
});

test('a notice and a toast can stand side by side', () => {
  Notify.warning('网络不稳定');
  Toast.info('已保存');
  expect(region()).toHaveTextContent('网络不稳定');
  expect(region()).toHaveTextContent('已保存');
  jest.advanceTimersByTime(3000);
  expect(region()).toBeEmptyDOMElement();
});

test('a toast does not follow to the next page, unless it tells of the step that leads there', () => {
  Toast.info('请先阅读并同意《用户协议》');
  jest.advanceTimersByTime(1000);
  Toast.leave();
  expect(region()).toBeEmptyDOMElement();
  Toast.success('信息已保存');
  jest.advanceTimersByTime(200);
  Toast.leave();
  expect(region()).toHaveTextContent('信息已保存');
});

test('what blocks the taps goes on over a change of pages', () => {
  Toast.loading('正在提交');
  jest.advanceTimersByTime(5000);
  Toast.leave();
  expect(region()).toHaveTextContent('正在提交');
});
