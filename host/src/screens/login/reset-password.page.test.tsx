import { codes, setPwd } from '@suite/api';
import { CallError } from '@suite/kernel';
import { useParams } from '@suite/kernel/router';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideSession, type SessionService } from '../../session/service';
import ForgetPasswordPage from './forget-password.page';
import { resetRequest } from './reset-request';
import ResetPasswordPage from './reset-password.page';

function open(reply: ReturnType<typeof answer>) {
  const session = { end: jest.fn() };
  provideSession(session as Partial<SessionService> as SessionService);
  resetRequest.set({ mobile: '13800138000', code: '123456' });
  renderPage(<ResetPasswordPage />, {
    at: '/register-login/reset-password?back=/exam',
    path: '/register-login/reset-password',
    answers: [reply],
  });
  return session;
}

async function reset() {
  await userEvent.type(screen.getByLabelText('新密码'), 'better2026');
  await userEvent.type(screen.getByLabelText('再输一次'), 'better2026');
  await userEvent.click(screen.getByRole('button', { name: '重置密码' }));
}

test('a new password ends the session on this device', async () => {
  const session = open(answer(setPwd, null));
  await reset();
  expect(await screen.findByText('密码已重置')).toBeVisible();
  expect(session.end).toHaveBeenCalledTimes(1);
  expect(resetRequest.get()).toBeUndefined();
});

test('Enter leads from one password to the other, and then resets it', async () => {
  const session = open(answer(setPwd, null));
  await userEvent.type(screen.getByLabelText('新密码'), 'better2026{Enter}');
  await userEvent.keyboard('better2026{Enter}');
  expect(await screen.findByText('密码已重置')).toBeVisible();
  expect(session.end).toHaveBeenCalledTimes(1);
});

test.each([
  ['better 2026', '密码只能用字母、数字和半角符号，不能有空格'],
  ['密码better2026', '密码只能用字母、数字和半角符号，不能有空格'],
  ['betterbetter', '密码须同时有字母和数字'],
  ['better1', '密码须为 8 至 20 位'],
])('what the provider would refuse is said at the field (%s)', async (password, words) => {
  open(answer(setPwd, null));
  await userEvent.type(screen.getByLabelText('新密码'), password);
  await userEvent.click(screen.getByRole('button', { name: '重置密码' }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a refusal stays above the button when its toast is gone', async () => {
  open(
    answer(setPwd, () => {
      throw new CallError('shown', codes.RULE, '验证码已失效，请重新获取');
    }),
  );
  await reset();
  expect(await screen.findByRole('alert')).toHaveTextContent('验证码已失效，请重新获取');
});

test('after a refusal a new code can be asked for, and the spent one is not used again', async () => {
  open(
    answer(setPwd, () => {
      throw new CallError('shown', codes.RULE, '验证码已失效，请重新获取');
    }),
  );
  expect(screen.queryByRole('button', { name: '重新获取验证码' })).toBeNull();
  await reset();
  await userEvent.click(await screen.findByRole('button', { name: '重新获取验证码' }));
  expect((await screen.findByLabelText('address')).textContent).toBe(
    '/register-login/forget-password?back=%2Fexam',
  );
  expect(resetRequest.get()).toBeUndefined();
});

describe('behind the first step', () => {
  const Step = () =>
    useParams().step === 'forget-password' ? <ForgetPasswordPage /> : <ResetPasswordPage />;
  const address = () => screen.getByLabelText('address');

  function begin(reply: ReturnType<typeof answer>) {
    const { router } = renderPage(<Step />, {
      at: '/agreement',
      path: '/register-login/:step',
      answers: [reply],
    });
    act(() => router.navigate('/register-login/forget-password?back=/exam'));
    return router;
  }

  async function prove() {
    await userEvent.clear(screen.getByLabelText('手机号'));
    await userEvent.type(screen.getByLabelText('手机号'), '13800138000');
    await userEvent.type(screen.getByLabelText('验证码'), '123456');
    await userEvent.click(screen.getByRole('button', { name: '下一步' }));
  }

  test('asking for a new code goes back to it, which is in the history once', async () => {
    const refuse = () => Promise.reject(new CallError('shown', codes.RULE, '验证码已失效，请重新获取'));
    const router = begin(answer(setPwd, refuse));
    for (let time = 0; time < 2; time++) {
      await prove();
      await reset();
      await userEvent.click(await screen.findByRole('button', { name: '重新获取验证码' }));
      expect(await screen.findByRole('heading', { name: '忘记密码' })).toBeVisible();
      expect(screen.getByLabelText('手机号')).toHaveValue('13800138000');
      expect(screen.getByLabelText('验证码')).toHaveValue('');
    }
    act(() => router.navigate(-1));
    expect(address()).toHaveTextContent('/agreement');
  });

  test('a new password takes its place: back leads to the page before, not to a spent form', async () => {
    const router = begin(answer(setPwd, null));
    const session = { end: jest.fn() };
    provideSession(session as Partial<SessionService> as SessionService);
    await prove();
    await reset();
    expect(await screen.findByText('密码已重置')).toBeVisible();
    expect(session.end).toHaveBeenCalledTimes(1);
    act(() => router.navigate(-1));
    expect(address()).toHaveTextContent('/agreement');
    act(() => router.navigate('/register-login/forget-password'));
    expect(await screen.findByRole('heading', { name: '忘记密码' })).toBeVisible();
  });
});

test('without an answer the proved number stays, and the learner can try again', async () => {
  const session = open(
    answer(setPwd, () => {
      throw new CallError('service', 0, 'network failure');
    }),
  );
  await reset();
  expect(await screen.findByRole('alert')).toHaveTextContent('密码可能已经重置，请先用新密码登录');
  expect(session.end).not.toHaveBeenCalled();
  expect(resetRequest.get()).toEqual({ mobile: '13800138000', code: '123456' });
});
