import {
  bindManageMobile,
  codes,
  isManageMobileBound,
  manageExamStatus,
  managePurchase,
  payContractStatus,
  sendManageCode,
  wapUser,
  type ManagePurchase,
  type ManageWeek,
  type PayContractStatus,
} from '@suite/api';
import { CallError, unfinished } from '@suite/kernel';
import { lookAfter, provideReconciler } from '@suite/kernel/records';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterManagement, purchase, status, week } from '../testing';
import ManageHubPage from './manage-hub.page';

beforeEach(enterManagement);

const allWeeks = [
  week(1, { state: 'passed', score: 80 }),
  week(2, { state: 'failed', score: 40, tries_left: 2 }),
  week(3, { state: 'draft' }),
  week(4),
  week(5, { state: 'submitted', result_time: '2026-12-05 10:00:00' }),
  week(6, { state: 'locked' }),
];

interface Known {
  bought?: Partial<ManagePurchase>;
  at?: Partial<PayContractStatus>;
  weeks?: ManageWeek[];
  /** Holds the weeks back. */
  until?: Promise<void>;
  mobile?: string;
  /** Words with which a code is refused. */
  refuses?: string;
  fails?: () => boolean;
}

function visit({
  bought = {},
  at = {},
  weeks = allWeeks,
  until,
  mobile = '138****0000',
  refuses,
  fails,
}: Known = {}) {
  let bound = mobile;
  return renderPage(
    bought.edition === 'new' ? <ManageHubPage edition="new" /> : <ManageHubPage edition="old" />,
    {
      path: '/manage-course',
      at: '/manage-course',
      answers: [
        answer(managePurchase, () => {
          if (fails?.()) throw new CallError('service', 0, 'network failure');
          return purchase(bought);
        }),
        answer(payContractStatus, status(at)),
        answer(manageExamStatus, async () => {
          await until;
          return weeks;
        }),
        answer(isManageMobileBound, () => ({ is_bind: bound ? 1 : 0, mobile: bound }) as const),
        answer(wapUser, { name: '林一', is_bind: 1, mobile: '139****0001' }),
        answer(sendManageCode, { seconds: 60 }),
        answer(bindManageMobile, ({ mobile: asked }) => {
          if (refuses) throw new CallError('shown', codes.RULE, refuses);
          bound = `${asked.slice(0, 3)}****${asked.slice(7)}`;
          return null;
        }),
      ],
    },
  );
}

const weekRow = (name: string) =>
  within(screen.getByRole('region', { name: '每周学习与考试' }))
    .getByText(name)
    .closest('a, div') as HTMLElement;

test('the next tap comes first, and every week says its state in words', async () => {
  visit();
  expect(await screen.findByRole('link', { name: '再考一次' })).toHaveAttribute(
    'href',
    '/manage-course/answer-manage/2',
  );
  expect(screen.getByRole('region', { name: '第 2 周' })).toHaveTextContent('第 5 步，共 7 步');
  expect(weekRow('第 1 周')).toHaveTextContent('80 分已通过');
  expect(weekRow('第 2 周')).toHaveTextContent('40 分，还可以考 2 次未通过');
  expect(weekRow('第 3 周')).toHaveTextContent('答题中');
  expect(weekRow('第 4 周')).toHaveTextContent('可考试');
  expect(weekRow('第 5 周')).toHaveTextContent('12月5日 10:00 公布成绩待公布');
  expect(weekRow('第 6 周')).toHaveTextContent('12月4日 08:00 开放考试未开放');
  expect(weekRow('第 4 周')).toHaveAttribute('href', '#/manage-course/answer-manage/4');
  expect(weekRow('第 6 周')).not.toHaveAttribute('href');
});

test('a buyer of an edition that this page does not know stays', async () => {
  const { router } = visit({ bought: { edition: 'third' as never } });
  expect(await screen.findByRole('region', { name: '学习进度' })).toBeVisible();
  expect(router.state.location.pathname).not.toContain('undefined');
});

test('with the certificate every step is done', async () => {
  visit({ at: { step: 'certificate' } });
  const steps = within(await screen.findByRole('region', { name: '学习进度' })).getAllByRole('listitem');
  expect(steps.map((step) => /已完成/.test(step.textContent ?? ''))).toEqual(steps.map(() => true));
  expect(screen.getByRole('region', { name: '证书已颁发' })).toHaveTextContent('全部完成');
});

test('a step that this page does not know has no number', async () => {
  visit({ at: { step: 'interview' as never } });
  expect(await screen.findByRole('region', { name: '学习进度' })).toBeVisible();
  expect(screen.queryByText(/第 \d 步/)).toBeNull();
});

test('before the purchase there are neither weeks nor services, and no call asks for them', async () => {
  const { callsOf } = visit({ bought: { is_purchase: 0 }, at: { step: 'course', is_pay: 0 } });
  expect(await screen.findByRole('link', { name: '去购买' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '每周学习与考试' })).toBeNull();
  expect(screen.queryByRole('region', { name: '课程服务' })).toBeNull();
  expect(screen.getByRole('region', { name: '学习进度' })).toHaveTextContent('领取证书');
  expect([...callsOf(manageExamStatus), ...callsOf(isManageMobileBound)]).toEqual([]);
});

test('the number is asked for beside the weeks, once', async () => {
  let arrive = () => {};
  const { callsOf } = visit({ until: new Promise((resolve) => (arrive = resolve)) });
  await waitFor(() => expect(callsOf(isManageMobileBound)).toHaveLength(1));
  expect(callsOf(manageExamStatus)).toHaveLength(1);
  arrive();
  expect(await screen.findByText('138****0000')).toBeVisible();
  expect(callsOf(isManageMobileBound)).toHaveLength(1);
});

test('before the contract the weeks wait, without a day', async () => {
  visit({ at: { step: 'contract', is_sign: 0, is_face: 0 }, weeks: [week(1, { state: 'locked' })] });
  expect(await screen.findByRole('link', { name: '去签署合同' })).toBeVisible();
  expect(weekRow('第 1 周')).toHaveTextContent('说清楚、听明白');
  expect(screen.queryByText('课程评价', { selector: 'a *' })).toBeNull();
});

test('the number is that of the learner’s edition', async () => {
  const { callsOf } = visit({ bought: { edition: 'new' } });
  expect(await screen.findByText('139****0001')).toBeVisible();
  expect(callsOf(isManageMobileBound)).toHaveLength(0);
});

test('a buyer of the other edition is led to its home', async () => {
  renderPage(<ManageHubPage edition="new" />, {
    path: '/manage-course/new-manage-course',
    answers: [
      answer(managePurchase, purchase()),
      answer(payContractStatus, status()),
      answer(manageExamStatus, allWeeks),
      answer(isManageMobileBound, { is_bind: 0, mobile: '' }),
    ],
  });
  expect(await screen.findByLabelText('address')).toHaveTextContent(/^\/manage-course$/);
});

test('what this device has and the server has not stands below the next tap, and goes out on a tap', async () => {
  lookAfter({
    kind: 'errand',
    waiting: ({ line, user }) =>
      line === 'management' && user === 90 ? [{ id: 'w', name: '《第 2 周》的答案', since: 1 }] : [],
  });
  visit();
  const list = await screen.findByRole('region', { name: '待同步' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    '《第 2 周》的答案 1 条等待网络，联网后自动同步',
  );
  const now = jest.fn(async () => undefined);
  provideReconciler({ now, soon: jest.fn(), round: jest.fn(async () => undefined) });
  await userEvent.click(within(list).getByRole('button', { name: '立即同步' }));
  expect(now).toHaveBeenCalledTimes(1);
  provideReconciler(undefined);
  unfinished.duties.delete('errand');
});

test('a page that failed can be asked for again', async () => {
  let isDown = true;
  visit({ fails: () => isDown });
  const retry = await screen.findByRole('button', { name: '重试' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: '再考一次' })).toBeVisible();
});

test('a refused code is said under it until a field is changed', async () => {
  visit({ mobile: '', refuses: '验证码不正确' });
  await userEvent.click(await screen.findByRole('button', { name: /接收通知的手机号/ }));
  const sheet = await screen.findByRole('dialog', { name: '绑定手机号' });
  await userEvent.type(within(sheet).getByLabelText(/手机号/), '13711112222');
  const code = within(sheet).getByLabelText('验证码');
  await userEvent.type(code, '123456');
  await userEvent.click(within(sheet).getByRole('button', { name: '绑定' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription('验证码不正确'));
  await userEvent.type(code, '{Backspace}');
  expect(code).not.toHaveAccessibleDescription();
});

test('a number is bound by a code, once on a double tap', async () => {
  const { callsOf } = visit({ mobile: '' });
  await userEvent.click(await screen.findByRole('button', { name: /接收通知的手机号/ }));
  const sheet = await screen.findByRole('dialog', { name: '绑定手机号' });
  await userEvent.click(within(sheet).getByRole('button', { name: '绑定' }));
  expect(callsOf(bindManageMobile)).toHaveLength(0);
  expect(sheet).toHaveTextContent('请输入 11 位手机号');
  await userEvent.type(within(sheet).getByLabelText(/手机号/), '13711112222');
  await userEvent.click(within(sheet).getByRole('button', { name: '获取验证码' }));
  await waitFor(() => expect(callsOf(sendManageCode)).toHaveLength(1));
  await userEvent.type(within(sheet).getByLabelText('验证码'), '123456');
  await userEvent.dblClick(within(sheet).getByRole('button', { name: '绑定' }));
  expect(await screen.findByText('137****2222')).toBeVisible();
  expect(callsOf(bindManageMobile).map(({ params }) => params)).toEqual([
    { mobile: '13711112222', code: '123456' },
  ]);
});

describe('the teacher of the course', () => {
  test('is a line of the list, and a sheet with the ways to reach them', async () => {
    visit();
    await userEvent.click(await screen.findByRole('button', { name: /^班主任/ }));
    const sheet = screen.getByRole('dialog', { name: '联系班主任' });
    expect(await within(sheet).findByText('licai_zhoumy')).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is reached from a week whose attempts are used up, without leaving the line', async () => {
    visit({ at: { step: 'study' }, weeks: [week(1, { state: 'failed', tries_left: 0 })] });
    await userEvent.click(await screen.findByRole('link', { name: '联系班主任' }));
    expect(await screen.findByRole('dialog', { name: '联系班主任' })).toBeVisible();
  });

  test('is no line where the provider names nobody', async () => {
    visit({ bought: { teacher: null } });
    await screen.findByText('我的证书');
    expect(screen.queryByText('班主任')).toBeNull();
  });
});
