import { bindMobile, codes, courseId, login, registerStatus, sendMessage } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideSession, type SessionService } from '../../session/service';
import RegisterLoginPage from './register-login.page';

const unbound = answer(registerStatus, { is_bind: 0, mobile: '', is_set_pwd: 0 });
const lost = () => {
  throw new CallError('service', 0, 'network failure');
};

const refuse = (words: string) => {
  throw new CallError('shown', codes.RULE, words);
};

function open(...answers: ReturnType<typeof answer>[]) {
  const session = { begin: jest.fn(), returnPath: () => '/open-account', product: { type: courseId.GL } };
  provideSession(session as Partial<SessionService> as SessionService);
  const navigate = jest.fn();
  renderPage(<RegisterLoginPage />, {
    at: '/page?back=%2Fopen-account',
    path: '/page',
    answers: [...answers, unbound],
    platform: { navigate },
  });
  return { session, navigate };
}

async function bind() {
  await userEvent.type(await screen.findByLabelText('手机号'), '13800138000');
  await userEvent.type(screen.getByLabelText('验证码'), '123456');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '绑定并继续' }));
}

beforeEach(() => sessionStorage.clear());

test('a number that was bound begins a session and leads back', async () => {
  const { session, navigate } = open(answer(bindMobile, { token: 'abc' }));
  await bind();
  expect(session.begin).toHaveBeenCalledWith('abc');
  expect(navigate).toHaveBeenCalledWith('/open-account', { replace: true });
});

test('Enter binds the number as the button does, and not before the agreement is ticked', async () => {
  const { session } = open(answer(bindMobile, { token: 'abc' }));
  await userEvent.type(await screen.findByLabelText('手机号'), '13800138000{Enter}');
  await userEvent.keyboard('123456{Enter}');
  expect(session.begin).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByLabelText('验证码'), '{Enter}');
  expect(session.begin).toHaveBeenCalledTimes(1);
});

test('a write without an answer is said above the button, and what was typed stays', async () => {
  const { session } = open(answer(bindMobile, lost));
  await bind();
  expect(await screen.findByRole('alert')).toHaveTextContent('网络不稳定，没有收到结果，请再试一次');
  expect(screen.getByLabelText('手机号')).toHaveValue('13800138000');
  expect(session.begin).not.toHaveBeenCalled();
});

test.each([
  ['was lost', lost],
  ['has no token', () => null as never],
])('a number that was bound although the answer %s is shown as bound', async (_, reply) => {
  let isBound = false;
  const status = () =>
    isBound
      ? { is_bind: 1 as const, mobile: '138****8000', is_set_pwd: 0 as const }
      : { is_bind: 0 as const, mobile: '', is_set_pwd: 0 as const };
  const { navigate } = open(
    answer(bindMobile, () => {
      isBound = true;
      return reply();
    }),
    answer(registerStatus, status),
  );
  await bind();
  expect(await screen.findByRole('heading', { name: '手机号已绑定' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '继续学习' }));
  expect(navigate).toHaveBeenCalledWith('/open-account', { replace: true });
});

test('a refused code is said under it until a field is changed', async () => {
  open(answer(bindMobile, () => refuse('验证码不正确')));
  await bind();
  const code = screen.getByLabelText('验证码');
  await waitFor(() => expect(code).toHaveAccessibleDescription('验证码不正确'));
  await userEvent.type(code, '{Backspace}');
  expect(code).not.toHaveAccessibleDescription();
});

test.each([
  [
    'by the provider',
    () => refuse('今天获取验证码的次数已达上限，请明天再试'),
    '今天获取验证码的次数已达上限，请明天再试',
  ],
  ['because the network failed', lost, '网络不通，没有收到结果。请先查看短信，没有收到再重新获取'],
])('a code that was not sent %s is said under the code', async (_, failure, words) => {
  open(answer(sendMessage, failure));
  await userEvent.type(await screen.findByLabelText('手机号'), '13800138000');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  const code = screen.getByLabelText('验证码');
  await waitFor(() => expect(code).toHaveAccessibleDescription(words));
  await userEvent.type(code, '1');
  expect(code).not.toHaveAccessibleDescription();
});

test('another code can be asked for if one could not be sent', async () => {
  open(answer(sendMessage, lost));
  await userEvent.type(await screen.findByLabelText('手机号'), '13800138000');
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('网络不通，没有收到结果。请先查看短信，没有收到再重新获取')).toBeVisible();
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

test('a learner who has an account logs in by its password, and wrong ones are said at the field', async () => {
  let isRight = false;
  const reply = jest.fn(() => (isRight ? { token: 'abc' } : refuse('手机号或密码不正确')));
  const { session, navigate } = open(answer(login, reply));
  await userEvent.click(await screen.findByRole('button', { name: '已有账号，用密码登录' }));
  await userEvent.type(screen.getByLabelText('手机号'), '13800138000');
  const password = screen.getByLabelText('密码');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(password).toHaveAccessibleDescription('请输入密码');
  await userEvent.type(password, 'study2026');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription('手机号或密码不正确'));
  expect(session.begin).not.toHaveBeenCalled();
  isRight = true;
  await userEvent.type(password, '{Backspace}5{Enter}');
  await waitFor(() => expect(session.begin).toHaveBeenCalledWith('abc'));
  expect(navigate).toHaveBeenCalledWith('/open-account', { replace: true });
  // The session is of the line to whose page the learner goes on.
  expect(reply).toHaveBeenLastCalledWith({ mobile: '13800138000', password: 'study2025', type: courseId.GL });
});

test('the way to a forgotten password keeps the way back', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '已有账号，用密码登录' }));
  const link = await screen.findByRole('link', { name: '忘记登录密码？' });
  expect(link).toHaveAttribute('href', '/register-login/forget-password?back=%2Fopen-account');
});
