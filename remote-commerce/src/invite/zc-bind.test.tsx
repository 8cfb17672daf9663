import { bindZcMobile, codes, sendMessage, zcInfo, type ZcInfo } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ZcBindMobilePage from './zc-bind-mobile.page';
import ZcBindResultPage from './zc-bind-result.page';

const info = (part: Partial<ZcInfo> = {}): ZcInfo => ({
  is_buy: 1,
  course_name: '理财专题课',
  cover: '',
  introduce: '',
  expire_time: null,
  openid: 'o7',
  mobile: '',
  ...part,
});

function visitForm(bound: { is_bound: 0 | 1; reason: string } = { is_bound: 1, reason: '' }, known = info()) {
  return renderPage(<ZcBindMobilePage />, {
    answers: [answer(zcInfo, known), answer(sendMessage, { seconds: 60 }), answer(bindZcMobile, bound)],
  });
}

async function fill(mobile: string, code: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: '手机号' }), mobile);
  if (code) await userEvent.type(screen.getByRole('textbox', { name: '验证码' }), code);
}
const bind = () => userEvent.click(screen.getByRole('button', { name: '绑定手机号' }));

beforeEach(() => localStorage.clear());
beforeAll(() => {
  // jsdom has none; the form leads to its first error with it.
  Element.prototype.scrollIntoView = () => undefined;
});

test('a bound number leads to its result, with the number masked in the address', async () => {
  const { callsOf, router } = visitForm();
  await fill('19900001007', '123456');
  await bind();
  await waitFor(() => expect(router.state.location.pathname).toBe('/pay/zc-bind-result/o7/199****1007'));
  expect(callsOf(bindZcMobile).map(({ params }) => params)).toEqual([
    { openid: 'o7', mobile: '19900001007', code: '123456' },
  ]);
});

test('a refused code is said under it until a field is changed', async () => {
  const refuse = () => {
    throw new CallError('shown', codes.RULE, '验证码不正确');
  };
  renderPage(<ZcBindMobilePage />, { answers: [answer(zcInfo, info()), answer(bindZcMobile, refuse)] });
  await fill('19900001007', '123456');
  await bind();
  const code = screen.getByRole('textbox', { name: '验证码' });
  await waitFor(() => expect(code).toHaveAccessibleDescription('验证码不正确'));
  await userEvent.type(code, '{Backspace}1');
  expect(code).not.toHaveAccessibleDescription();
});

test.each([
  ['no answer comes', new CallError('service', 0, '')],
  ['the code counts as spent', new CallError('shown', codes.RULE, '验证码已失效，请重新获取')],
])('a number that was bound although %s is shown as bound', async (_, failure) => {
  let known = info();
  const binding = () => {
    known = info({ mobile: '199****1007' });
    throw failure;
  };
  renderPage(<ZcBindMobilePage />, {
    answers: [answer(zcInfo, () => known), answer(bindZcMobile, binding)],
  });
  await fill('19900001007', '123456');
  await bind();
  expect(await screen.findByText(/199\*\*\*\*1007/)).toBeVisible();
});

test('a code is only sent to a whole number', async () => {
  const { callsOf } = visitForm();
  await fill('1990000', '');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(screen.getByText('请输入 11 位手机号')).toBeVisible();
  expect(callsOf(sendMessage)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: '手机号' }), '1007');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(callsOf(sendMessage)[0]?.params).toEqual({ mobile: '19900001007', type: 'bind' });
});

test('missing fields are named', async () => {
  const { callsOf } = visitForm();
  await screen.findByRole('textbox', { name: '手机号' });
  await bind();
  expect(screen.getByText('请输入 11 位手机号')).toBeVisible();
  expect(screen.getByText('请输入 6 位验证码')).toBeVisible();
  expect(callsOf(bindZcMobile)).toEqual([]);
});

test('a number that belongs to another account is refused with the reason, and can be changed', async () => {
  const { callsOf } = visitForm({ is_bound: 0, reason: '该手机号已绑定其他微信，请更换手机号' });
  await fill('19900001007', '123456');
  await bind();
  expect(await screen.findByRole('alert')).toHaveTextContent('该手机号已绑定其他微信');
  await userEvent.type(screen.getByRole('textbox', { name: '手机号' }), '{Backspace}8');
  expect(screen.queryByRole('alert')).toBeNull();
  await bind();
  await waitFor(() => expect(callsOf(bindZcMobile)).toHaveLength(2));
});

test('an account that is bound already needs no form', async () => {
  visitForm(undefined, info({ mobile: '199****1007' }));
  expect(await screen.findByRole('heading', { name: '已绑定手机号' })).toBeVisible();
  expect(screen.getByText(/199\*\*\*\*1007/)).toBeVisible();
  expect(screen.getByRole('link', { name: '去学习' })).toHaveAttribute('href', '/zck-lesson');
});

const visitResult = (known: ZcInfo | (() => never), at = '/pay/zc-bind-result/o7/199****1007') =>
  renderPage(<ZcBindResultPage />, {
    path: '/pay/zc-bind-result/:openid/:mobile',
    at,
    answers: [answer(zcInfo, known)],
  });

test.each([
  ['bound', info({ mobile: '199****1007' }), '绑定成功', '去学习'],
  ['bound without the course', info({ mobile: '199****1007', is_buy: 0 }), '绑定成功', '返回个人中心'],
  ['not bound', info(), '没有绑定这个手机号', '重新绑定'],
  ['bound to another number', info({ mobile: '139****0000' }), '这个微信绑的是另一个号码', '去学习'],
  ['of another account', info({ mobile: '199****1007', openid: 'o8' }), '没有绑定这个手机号', '去学习'],
])('the result is the word of the server: %s', async (_, known, title, action) => {
  visitResult(known);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toBeVisible();
});

test('a result that could not be read can be asked for again', async () => {
  visitResult(() => {
    throw new CallError('service', 0, '');
  });
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});
