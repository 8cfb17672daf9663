import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { canUseCounter } from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import CounterPage from './counter.page';

const visit = (reply: 0 | 1 | (() => never), platform = {}) =>
  renderPage(<CounterPage />, {
    answers: [answer(canUseCounter, typeof reply === 'function' ? reply : { canUse: reply })],
    platform,
  });

afterEach(() => jest.restoreAllMocks());

beforeEach(() => localStorage.clear());

test('six calculators, each with what it answers and its last result', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00+08:00'));
  const results = {
    mortgage: { text: '月供 ¥4,490.45', day: '2026-03-05' },
    income: { text: '到期本息 ¥10,300.00', day: '2025-12-30' },
  };
  localStorage.setItem('suite.counter.last', JSON.stringify(results));
  visit(1);
  expect(await screen.findAllByRole('link')).toHaveLength(6);
  expect(screen.getByRole('link', { name: /收益计算器/ })).toHaveAttribute('href', '#/myinfo/counter/income');
  expect(screen.getByRole('link', { name: /房贷计算器/ })).toHaveTextContent(
    '上次（3月5日）：月供 ¥4,490.45',
  );
  expect(screen.getByRole('link', { name: /收益计算器/ })).toHaveTextContent(
    '上次（2025年12月30日）：到期本息 ¥10,300.00',
  );
  expect(screen.getByRole('link', { name: /定投计算器/ })).not.toHaveTextContent('上次');
});

test('closed, they say why and what opens them, and lead nowhere', async () => {
  visit(0);
  expect(await screen.findByText(/购买任意一门课程后/)).toBeVisible();
  const list = screen.getByRole('region', { name: '开通后可以使用' });
  expect(list).toHaveTextContent(/收益计算器.*财务自由计算器.*房贷计算器.*定投计算器.*汇率换算.*房产计算器/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
});

test('a read that fails can be repeated', async () => {
  let fails = true;
  renderPage(<CounterPage />, {
    answers: [
      answer(canUseCounter, () => {
        if (fails) throw new Error('offline');
        return { canUse: 1 as const };
      }),
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('没有加载出来');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findAllByRole('link')).toHaveLength(6);
});

test('a calculator that no app has is not in the list', async () => {
  visit(1, { hasPage: (to: string) => !to.endsWith('/realty') });
  expect(await screen.findAllByRole('link')).toHaveLength(5);
});
