import { renderPage } from '@suite/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Outcome } from './outcome';
import { ResultPage, type ResultPageProps } from './result-page';

const outcome: Outcome = {
  score: 80,
  total: 100,
  passScore: 60,
  right: 8,
  wrong: 1,
  blank: 1,
  usedSeconds: 450,
  submitTime: '2026-11-20 20:05:33',
};

const visit = (props: Partial<ResultPageProps> = {}) =>
  renderPage(
    <ResultPage
      name="看清你的钱"
      kind="测试"
      outcome={outcome}
      primary={{ text: '查看解析', to: '/chapter-test-analysis/3' }}
      {...props}
    />,
  );

test('what was passed is celebrated, as soon as the movement is loaded', async () => {
  const { container } = visit();
  await waitFor(() => expect(container.querySelector('[style*="rotate"]')).toBeInTheDocument());
});

test.each([
  [{ ...outcome, isPass: true }, '测试', '恭喜您，测试通过', '已通过'],
  [{ ...outcome, score: 40 }, '考试', '考试未通过', '未通过'],
] as const)('the verdict stands in the title and on the score', (known, kind, title, word) => {
  visit({ outcome: known, kind });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(within(screen.getByRole('region', { name: '成绩' })).getByText(word)).toBeVisible();
});

test('a test without a pass score has no verdict', () => {
  visit({ kind: '练习', outcome: { ...outcome, passScore: undefined } });
  expect(screen.getByRole('heading', { level: 1, name: '练习已提交' })).toBeVisible();
  expect(screen.queryByText(/通过/)).not.toBeInTheDocument();
  expect(screen.queryByText(/合格分/)).not.toBeInTheDocument();
});

test('score, counts, time and moment', () => {
  visit();
  const card = within(screen.getByRole('region', { name: '成绩' }));
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8 题',
    '1 题',
    '1 题',
    '7 分 30 秒',
  ]);
  expect(card.getByText('满分 100 分')).toBeVisible();
  expect(card.getByText('提交于 2026年11月20日 20:05')).toBeVisible();
});

test('the main action leads on; another one does what it is given', async () => {
  const again = jest.fn();
  visit({ others: [{ text: '再做一次', onClick: again }] });
  await userEvent.click(screen.getByRole('button', { name: '再做一次' }));
  expect(again).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '查看解析' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/chapter-test-analysis/3');
});
