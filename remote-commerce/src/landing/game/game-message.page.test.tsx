import {
  areas,
  getUserInfo,
  isFilledAddress,
  postAddress,
  type SavedAddress,
  type UserProfile,
} from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import GameMessagePage from './game-message.page';

const saved: SavedAddress = {
  id: 1,
  name: '许清禾',
  mobile: '19900001004',
  province_id: '330000',
  city_id: '330100',
  area_id: '330106',
  address: '文三路 1 号',
  region: '浙江省 杭州市 西湖区',
};
const list = {
  province_list: { 330000: '浙江省' },
  city_list: { 330100: '杭州市' },
  area_list: { 330106: '西湖区' },
};

function show(address: SavedAddress | null, post: () => Promise<SavedAddress> | SavedAddress = () => saved) {
  let kept = address;
  return renderPage(<GameMessagePage />, {
    path: '/advanced-lesson-game/message',
    answers: [
      answer(isFilledAddress, () => ({ is_filled: kept ? 1 : 0, address: kept })),
      answer(getUserInfo, { id: 7 } as UserProfile),
      answer(areas, list),
      answer(postAddress, async () => {
        kept = saved;
        return post();
      }),
    ],
  });
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

test('an empty form says what is missing, and nothing is sent', async () => {
  const { callsOf } = show(null);
  await userEvent.click(await screen.findByRole('button', { name: '提交' }));
  expect(screen.getByText('请输入收件人姓名')).toBeVisible();
  expect(screen.getByText('请选择所在地区')).toBeVisible();
  expect(callsOf(postAddress)).toEqual([]);
});

test('the address of the learner is confirmed with one tap, sent once, and leads on', async () => {
  const { callsOf, router } = show(saved);
  await userEvent.dblClick(await screen.findByRole('button', { name: '确认无误，提交' }));
  const { id: _id, region: _region, ...address } = saved;
  expect(callsOf(postAddress).map(({ params }) => params)).toEqual([address]);
  expect(router.state.location.pathname).toBe('/advanced-lesson-game/success');
});

test('what was typed survives a reload', async () => {
  const first = show(null);
  await userEvent.type(await screen.findByRole('textbox', { name: /收件人/ }), '许清禾');
  first.unmount();
  show(null);
  expect(await screen.findByRole('textbox', { name: /收件人/ })).toHaveValue('许清禾');
});
