import {
  hasBlackWord,
  queryUser,
  updateUser,
  userDetail,
  userLoginOut,
  userOrders,
  type UpdateUserParams,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detailWith } from '../home/testing';
import MyInfoPage from './my-info.page';

const messengerUser = { openid: 'o', nickname: '微信名', headimgurl: 'https://img.example.com/w.png' };

function visit(
  context: 'browser' | 'messenger',
  update: (params: UpdateUserParams) => Promise<null> | null = () => null,
) {
  return renderPage(<MyInfoPage />, {
    context,
    answers: [
      answer(userDetail, detailWith({ isBuy: 1 })),
      answer(queryUser, messengerUser),
      answer(hasBlackWord, { hasBlackWord: 0, words: [] }),
      answer(updateUser, update),
      answer(userLoginOut, null),
      answer(userOrders, { pending: [], recent: [] }),
    ],
  });
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());

const edit = async () => userEvent.click(await screen.findByRole('button', { name: '编辑昵称和头像' }));
const nickname = () => screen.findByRole('textbox', { name: '昵称' });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

test('the page names the learner and hides the middle of the number', async () => {
  visit('messenger');
  expect(await screen.findByText('清禾')).toBeVisible();
  expect(screen.getByText('199****1234')).toBeVisible();
  expect(screen.getByRole('link', { name: '学员卡' })).toHaveAttribute('href', '#/myinfo/card');
});

test('a new nickname is saved, and the detail is asked for anew', async () => {
  const { callsOf } = visit('browser');
  await edit();
  await userEvent.clear(await nickname());
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('请输入昵称');
  await userEvent.type(await nickname(), ' 小禾 ');
  await save();
  await waitFor(() => expect(callsOf(userDetail)).toHaveLength(2));
  expect(callsOf(updateUser).map(({ params }) => params)).toEqual([{ nickname: '小禾', avatar: '/a.svg' }]);
});

test('the sheet can be opened and saved again', async () => {
  const { callsOf } = visit('browser');
  for (const times of [1, 2]) {
    await edit();
    await nickname();
    await save();
    await waitFor(() => expect(callsOf(updateUser)).toHaveLength(times));
    await waitFor(() => expect(callsOf(userDetail)).toHaveLength(times + 1));
  }
});

test('in the messenger name and picture can be taken from there', async () => {
  const { callsOf } = visit('messenger');
  await edit();
  await userEvent.click(await screen.findByRole('button', { name: '使用微信头像和昵称' }));
  await waitFor(async () => expect(await nickname()).toHaveValue('微信名'));
  await save();
  await waitFor(() =>
    expect(callsOf(updateUser).map(({ params }) => params)).toEqual([
      { nickname: '微信名', avatar: messengerUser.headimgurl },
    ]),
  );
});

test('what could not be saved stays, with words about it', async () => {
  visit('browser', () => Promise.reject(new CallError('service', 0, '')));
  await edit();
  expect(screen.queryByRole('button', { name: '使用微信头像和昵称' })).toBeNull();
  await userEvent.type(await nickname(), '儿');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('没有收到结果');
  expect(await nickname()).toHaveValue('清禾儿');
});

test('what was typed is there when the sheet is opened again, also on the next visit', async () => {
  const first = visit('browser');
  await edit();
  await userEvent.type(await nickname(), '儿');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await edit();
  expect(await nickname()).toHaveValue('清禾儿');
  first.unmount();
  visit('browser');
  await edit();
  expect(await nickname()).toHaveValue('清禾儿');
});

test('in a browser the learner can log out, after a question', async () => {
  const { callsOf, router } = visit('browser');
  await userEvent.click(await screen.findByRole('button', { name: '退出登录' }));
  await userEvent.click(await screen.findByRole('button', { name: '取消' }));
  expect(callsOf(userLoginOut)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  await userEvent.click(await screen.findByRole('button', { name: '退出' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(callsOf(userLoginOut)).toHaveLength(1);
});

test('the messenger has no way out', async () => {
  visit('messenger');
  await screen.findByText('清禾');
  expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
});
