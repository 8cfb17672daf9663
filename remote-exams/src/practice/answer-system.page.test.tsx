import { answerUnits, reformExamUnits, userDetail, type AnswerUnit, type UserDetail } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnswerSystemPage from './answer-system.page';

const unit = (unit_id: number, unit_name: string, more: Partial<AnswerUnit> = {}): AnswerUnit => ({
  unit_id,
  unit_name,
  course_name: '家庭理财通识课',
  status: 'ready',
  question_count: 10,
  juan_count: 0,
  last_score: null,
  best_score: null,
  has_draft: 0,
  ...more,
});

const units = [
  unit(1, '现金与信用', { status: 'done', juan_count: 2, last_score: 60, best_score: 90 }),
  unit(2, '保险与保障', { has_draft: 1 }),
  unit(3, '投资第一步'),
  unit(4, '资产配置', { status: 'locked' }),
];

const visit = (data: AnswerUnit[] = units) =>
  renderPage(<AnswerSystemPage edition="reform" />, {
    path: '/answer-system-reform',
    answers: [answer(reformExamUnits, data)],
  });

/** The card of a unit. */
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

test('a practised unit shows its best and its last score, its history and another try', async () => {
  visit();
  const card = await cardOf('现金与信用');
  expect(card.getByText('已练习')).toBeVisible();
  expect(card.getByText(/最高/)).toHaveTextContent('最高 90 分');
  expect(card.getByText('最近 60 分')).toBeVisible();
  expect(card.getByRole('link', { name: '现金与信用的历史试卷' })).toHaveAttribute(
    'href',
    '/answer-system-reform/history-paper/1',
  );
  expect(card.getByRole('link', { name: /再练一次/ })).toHaveAttribute(
    'href',
    '/answer-system-reform/immediate-paper/1',
  );
});

test('a draft is listed once, at the top, and can be gone on with there', async () => {
  visit();
  const drafts = within(await screen.findByRole('region', { name: '继续作答' }));
  expect(drafts.getAllByRole('link')).toHaveLength(1);
  expect(screen.getAllByText('保险与保障')).toHaveLength(1);
  const card = await cardOf('保险与保障');
  expect(card.getByText('未交卷')).toBeVisible();
  expect(card.getByText(/做到一半/)).toBeVisible();
  expect(card.getByRole('link', { name: /继续作答/ })).toHaveAttribute(
    'href',
    '/answer-system-reform/immediate-paper/2',
  );
  await userEvent.click(drafts.getByRole('link'));
  expect(screen.getByLabelText('address')).toHaveTextContent('/answer-system-reform/immediate-paper/2');
});

test('a unit without papers has no history, and one that is not open yet leads nowhere', async () => {
  visit();
  const ready = await cardOf('投资第一步');
  expect(ready.getAllByRole('link').map((link) => link.textContent)).toEqual(['开始练习']);
  const locked = await cardOf('资产配置');
  expect(locked.getByText('未开放')).toBeVisible();
  expect(locked.queryByRole('link')).not.toBeInTheDocument();
});

test('the summary counts practised units as the course below it does, papers and drafts', async () => {
  visit();
  await cardOf('现金与信用');
  const value = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect([value('已练单元'), value('完成试卷'), value('待交卷')]).toEqual(['1/4', '2', '1']);
});

test('the older list asks its own call and leads to its own papers', async () => {
  renderPage(<AnswerSystemPage edition="older" />, {
    path: '/answer-system',
    answers: [answer(answerUnits, [unit(7, '基金入门', { juan_count: 1, last_score: 80, best_score: 80 })])],
  });
  const card = await cardOf('基金入门');
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/answer-system/history-paper/7',
    '/answer-system/immediate-paper/7',
  ]);
});

test.each([
  ['other courses', [{ line: 'advanced', is_public: 0 }], '去练习', '/answer-system'],
  ['an open course only', [{ line: 'finance', is_public: 1 }], '看看我的课程', '/'],
  ['the reform course only', [{ line: 'reform', is_public: 0 }], '看看我的课程', '/'],
])('without units: a learner with %s', async (_, courseList, words, to) => {
  renderPage(<AnswerSystemPage edition="reform" />, {
    answers: [answer(reformExamUnits, []), answer(userDetail, { courseList } as UserDetail)],
  });
  const text = words === '去练习' ? '您学的是进阶课，它的练习在另一页' : /开班后会随课程逐周开放/;
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: words }));
  expect(screen.getByLabelText('address')).toHaveTextContent(new RegExp(`^${to}$`));
});

test('a list that did not come is fetched again', async () => {
  let broken = true;
  renderPage(<AnswerSystemPage edition="reform" />, {
    answers: [
      answer(reformExamUnits, () => {
        if (broken) throw new CallError('service', 0, '');
        return units;
      }),
    ],
  });
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1, name: '答题系统' })).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 3, name: '投资第一步' })).toBeVisible();
});

test('a paper that was handed in meanwhile counts on return', async () => {
  const { callsOf, client, router } = visit();
  client.setDefaultOptions({ queries: { staleTime: 30_000 } });
  await userEvent.click((await cardOf('投资第一步')).getByRole('link'));
  await act(() => router.navigate(-1));
  await cardOf('投资第一步');
  await waitFor(() => expect(callsOf(reformExamUnits)).toHaveLength(2));
});
