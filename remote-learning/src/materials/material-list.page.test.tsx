import {
  bookList,
  isHuidu,
  materialList,
  reformMaterialList,
  userBookAccess,
  userDetail,
  type Book,
  type MaterialWeek,
  type UserDetail,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage, type Answer } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { learner } from '../study-weeks/testing';
import MaterialListPage from './material-list.page';
import { material, week } from './testing';

const book = (id: number): Book => ({
  id,
  book_name: `书 ${id}`,
  author: '顾一航',
  cover: '',
  introduce: '介绍',
  content: `<p>第 ${id} 本书的正文</p>`,
});

const weeks = [
  week(1, { status: 'done', materials: [material(1, 11, { is_studied: 1 })] }),
  week(2, {
    is_current: 1,
    materials: [material(2, 21, { is_studied: 1 }), material(2, 22, { mat_type: 2 })],
  }),
  week(3, { status: 'locked' }),
];

interface Setting {
  list?: MaterialWeek[];
  detail?: Partial<UserDetail>;
  isAccess?: 0 | 1;
  at?: string;
  others?: Answer[];
}

const reform = ({
  list = weeks,
  detail,
  isAccess = 0,
  at = '/study-material-reform',
  others = [],
}: Setting = {}) =>
  renderPage(<MaterialListPage edition="reform" />, {
    path: '/study-material-reform',
    at,
    answers: [
      ...others,
      answer(reformMaterialList, list),
      answer(userDetail, learner(detail)),
      answer(userBookAccess, { isAccess }),
    ],
  });

const chip = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

test('a visit starts with the week of today: what is studied, what not, and where each leads', async () => {
  reform();
  expect(await chip('第二周')).toHaveAttribute('aria-pressed', 'true');
  expect(await chip('第一周')).toHaveTextContent('已学');
  expect(await chip('第三周')).toHaveTextContent('未开放');
  expect(screen.getByRole('heading', { level: 2, name: '主题 2' })).toBeVisible();
  expect(screen.getByText('已完成 1/2 份资料')).toBeVisible();
  const [text, video] = screen.getAllByRole('link', { name: /资料 2/ });
  expect(text).toHaveTextContent('已学');
  expect(text).toHaveAttribute('href', '/study-material-reform/detail/2/21');
  expect(video).toHaveTextContent('未开始');
  expect(video).toHaveAttribute('href', '/study-material-reform/video/2/22');
});

test('a locked week says when it opens and leads nowhere', async () => {
  const { router } = reform();
  await userEvent.click(await chip('第三周'));
  expect(screen.getByText(/3月3日 周二开放/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /资料 3/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /课后作业/ })).toBeNull();
  expect(router.state.location.search).toBe('?week=3');
});

test('a locked week without a day says that its opening is not fixed yet', async () => {
  reform({ list: [week(3, { status: 'locked', start_date: '' })] });
  expect(await screen.findByText('开放时间待定')).toBeVisible();
});

test('the week stands in the address', async () => {
  reform({ at: '/study-material-reform?week=1' });
  expect(await chip('第一周')).toHaveAttribute('aria-pressed', 'true');
});

test('weeks of several courses are chosen by course', async () => {
  reform({ list: [...weeks, week(4, { week_name: '进阶课 · 第一周 读懂年报' })] });
  expect(await screen.findByRole('radio', { name: '财商课' })).toBeChecked();
  expect(within(screen.getByRole('list', { name: '学习周' })).getAllByRole('button')).toHaveLength(3);
  await userEvent.click(screen.getByRole('radio', { name: '进阶课' }));
  expect(screen.getByRole('heading', { name: '读懂年报' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: '学习周' })).getAllByRole('button')).toHaveLength(1);
});

test('without materials the way leads to the class', async () => {
  const { router } = reform({ list: [] });
  expect(await screen.findByText(/还没有学习资料/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '查看开班信息' }));
  expect(router.state.location.pathname).toBe('/class-info');
});

test('a failed read can be tried again', async () => {
  let fails = true;
  const list = answer(reformMaterialList, () => {
    if (fails) throw new CallError('service', 0, 'network');
    return weeks;
  });
  reform({ others: [list] });
  fails = false;
  await userEvent.click(await screen.findByRole('button', { name: /重试/ }));
  expect(await chip('第二周')).toBeVisible();
});

test.each([
  [1, '/study-task-separate'],
  [0, '/study-task-old'],
] as const)('in the older courses is_huidu %d leads to %s', async (is_huidu, page) => {
  renderPage(<MaterialListPage edition="older" />, {
    path: '/study-material',
    answers: [
      answer(materialList, weeks),
      answer(userDetail, learner()),
      answer(userBookAccess, { isAccess: 0 }),
      answer(isHuidu, { is_huidu }),
    ],
  });
  expect(await screen.findByRole('link', { name: /课后作业/ })).toHaveAttribute('href', `#${page}`);
});

test('the reform course has its own homework page, without asking which pages the learner has', async () => {
  const { callsOf } = reform();
  const link = await screen.findByRole('link', { name: /课后作业/ });
  expect(link).toHaveAttribute('href', '#/study-task-separate-reform');
  expect(callsOf(isHuidu)).toEqual([]);
});

test('where there is no homework nothing leads to it', async () => {
  reform({ detail: { isHomeworkEmpty: 1 } });
  await chip('第二周');
  expect(screen.queryByRole('link', { name: /课后作业/ })).toBeNull();
});

test('books are for those who have access: all of them, and the one of the week', async () => {
  const books = answer(bookList, { list: [book(1), book(2)], total: 2 });
  reform({ isAccess: 1, detail: { chaiBookInfo: book(2) }, others: [books] });
  expect(await screen.findByRole('link', { name: /本周拆书.*书 2/ })).toHaveAttribute(
    'href',
    '/study-material-reform?book=2',
  );
  await userEvent.click(screen.getByRole('tab', { name: '拆书' }));
  await userEvent.click(await screen.findByRole('link', { name: /书 1/ }));
  expect(await screen.findByRole('heading', { level: 1, name: '《书 1》' })).toBeVisible();
  expect(screen.getByText('第 1 本书的正文')).toBeVisible();
});

test('without access there are no books', async () => {
  reform();
  await chip('第二周');
  expect(screen.queryByRole('tab')).toBeNull();
});

test('a book is found on a later page of the list, or told to be missing', async () => {
  const books = answer(bookList, ({ page }) => ({ list: [book(page)], total: 3 }));
  const visit = reform({ at: '/study-material-reform?book=3', others: [books] });
  expect(await screen.findByText('第 3 本书的正文')).toBeVisible();
  visit.unmount();
  reform({ at: '/study-material-reform?book=9', others: [books] });
  expect(await screen.findByText(/没有找到这本书/)).toBeVisible();
});
