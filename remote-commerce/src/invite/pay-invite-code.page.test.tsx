import { declareUser, type InviteCode } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PayInviteCodePage from './pay-invite-code.page';

const ok: InviteCode = { state: 'ok', reason: '', code: 'CS003', goods_name: '财商课 · 邀请班' };
const no = (state: InviteCode['state'], reason: string): InviteCode => ({
  state,
  reason,
  code: '',
  goods_name: '',
});

const visit = (reply: () => InviteCode | Promise<InviteCode>, at = '/page') =>
  renderPage(<PayInviteCodePage />, { at, answers: [answer(declareUser, reply)] });
const field = () => screen.getByRole('textbox', { name: '邀请码' });
const use = () => screen.getByRole('button', { name: '使用邀请码' });

beforeEach(() => sessionStorage.clear());

test('a right code leads to the payment page that it opens, and is sent once on a double tap', async () => {
  const { callsOf, router } = visit(async () => ok);
  await userEvent.type(field(), ' hello 2026');
  expect(field()).toHaveValue('HELLO2026');
  await userEvent.dblClick(use());
  expect(router.state.location).toMatchObject({
    pathname: '/pay/payment/CS003',
    search: '?invite_code=HELLO2026',
  });
  expect(callsOf(declareUser).map(({ params }) => params)).toEqual([{ invite_code: 'HELLO2026' }]);
});

test('the channel of a payment page comes back to it with the code', async () => {
  const { router } = visit(async () => ok, '/page?channel=c7');
  await userEvent.type(field(), 'hello2026{Enter}');
  expect(router.state.location.search).toBe('?invite_code=HELLO2026&channel=c7');
});

test('Enter uses the code once, as the button does', async () => {
  const { callsOf, router } = visit(async () => ok);
  await userEvent.type(field(), 'hello2026{Enter}{Enter}');
  expect(router.state.location.pathname).toBe('/pay/payment/CS003');
  expect(callsOf(declareUser)).toHaveLength(1);
});

test('without a code the field says what is missing, and nothing is sent', async () => {
  const { callsOf } = visit(() => ok);
  await userEvent.click(use());
  expect(screen.getByText('请输入邀请码')).toBeVisible();
  expect(callsOf(declareUser)).toEqual([]);
});

test.each([
  ['wrong', '邀请码不存在，请核对后重新输入', /有没有输错/],
  ['used', '邀请码已被使用', /再要一个/],
  ['expired', '邀请码已过期，请向邀请人索取新的邀请码', /重新生成/],
  ['other', '该邀请码不属于您，请使用发给您本人的邀请码', /换成自己的/],
] as const)('a code that is %s says so, and what to do', async (state, reason, todo) => {
  visit(() => no(state, reason));
  await userEvent.type(field(), 'X1');
  await userEvent.click(use());
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByText(todo)).toBeVisible();
  expect(field()).toBeInvalid();
  await userEvent.type(field(), '2');
  expect(screen.queryByText(reason)).toBeNull();
});

test('a refusal is not said of a code that was typed while it was on its way', async () => {
  let reply: (code: InviteCode) => void = () => undefined;
  visit(() => new Promise((resolve) => (reply = resolve)));
  await userEvent.type(field(), 'X1');
  await userEvent.click(use());
  await userEvent.type(field(), '2');
  await act(async () => reply(no('wrong', '邀请码不存在')));
  expect(screen.queryByText('邀请码不存在')).toBeNull();
  expect(field()).toBeValid();
});

test('an answer that did not arrive can be asked for again, and what was typed stays', async () => {
  let isDown = true;
  const { router, unmount } = visit(() => {
    if (isDown) throw new CallError('service', 0, '');
    return ok;
  });
  await userEvent.type(field(), 'FRIEND88');
  await userEvent.click(use());
  expect(screen.getByRole('alert')).toHaveTextContent('网络不通，没有核对成功，请再试一次');
  isDown = false;
  await userEvent.click(use());
  expect(router.state.location.pathname).toBe('/pay/payment/CS003');
  unmount();
  visit(() => ok);
  expect(field()).toHaveValue('FRIEND88');
});

test('a link of a friend brings its code along', () => {
  visit(() => ok, '/page?invite_code=friend88');
  expect(field()).toHaveValue('FRIEND88');
});
