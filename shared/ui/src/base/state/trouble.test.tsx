import { CallError } from '@suite/kernel';
import { renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Failed } from './failed';
import { troubleCode } from './trouble-code';

test.each([
  ['a word', 'render', 'render'],
  ['the provider’s code', new CallError('silent', 40001, 'no'), '40001'],
  ['the server’s status', new CallError('service', 0, 'GET /x: status 502'), 'status-502'],
  ['no network', new CallError('service', 0, 'GET /x: network failure'), 'network-failure'],
  [
    'a page of a proxy in the place of an answer',
    new CallError('service', 0, 'GET /x: no envelope'),
    'no-envelope',
  ],
  ['a page that did not load', Object.assign(new Error('x'), { code: 'missing' }), 'missing'],
  ['any other error', new TypeError('x is undefined'), 'TypeError'],
])('%s has a code of its own', (_, error, code) => {
  expect(troubleCode(error)).toBe(code);
});

test('under an error are its code and, on demand, where and when it was, to be copied', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T14:03:22+08:00'));
  document.execCommand = jest.fn(() => true);
  const retry = jest.fn();
  renderPage(<Failed error={new CallError('service', 0, 'GET /x?token=abc: status 502')} onRetry={retry} />);
  // The code does not wait for the rest, which may not be loaded either.
  expect(screen.getByText('代码 status-502')).toBeVisible();
  expect(screen.queryByRole('button', { name: '详情' })).toBeNull();

  await userEvent.click(await screen.findByRole('button', { name: '详情', expanded: false }));
  const values = (await screen.findAllByRole('definition')).map(({ textContent }) => textContent);
  expect(values).toEqual(['status-502', 'remote-sample', '1.0.0', 'Sample', '2026-11-22 14:03:22']);

  let copied = '';
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void (copied = text) },
    configurable: true,
  });
  await userEvent.click(screen.getByRole('button', { name: '复制' }));
  expect(copied).toBe(
    '代码：status-502\n应用：remote-sample\n版本：1.0.0\n页面：Sample\n时间：2026-11-22 14:03:22',
  );
  await userEvent.click(screen.getByRole('button', { name: '详情', expanded: true }));
  expect(screen.queryByRole('definition')).toBeNull();
  // Reading it starts no retry.
  expect(retry).not.toHaveBeenCalled();
});
