import { closeSignNotice, isContractSigned, paperInfo, upUserAct, userOrders, type Paper } from '@suite/api';
import { solved } from '@suite/features/paper/testing';
import { dueCards, earlierExams } from '@suite/features/spaced-review';
import { putReport, watchReports } from '@suite/features/watch-reports';
import { CallError, unfinished, useSession } from '@suite/kernel';
import { lookAfter } from '@suite/kernel/records';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notices } from './notices';
import { detailWith } from './testing';

const contractInfo = { id: 14, contract_name: '进阶课合同', is_signed: 0, is_show_notice: 1 } as const;
const detail = detailWith({ isBuy: 1, contractInfo });

const unsigned = answer(isContractSigned, { is_signed: 0 });
const noOrders = answer(userOrders, { pending: [], recent: [] });

const close = (title: string) => userEvent.click(screen.getByRole('button', { name: `不再提醒：${title}` }));

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ login: 'in', line: 'learner', user: 7 });
});

test('two notices that are closed one right after the other are both sent', async () => {
  const { callsOf } = renderPage(<Notices detail={detail} />, {
    answers: [
      answer(closeSignNotice, () => new Promise<null>(() => undefined)),
      answer(upUserAct, null),
      noOrders,
      unsigned,
    ],
  });
  await close('您有一份合同待签署');
  await close('您的学员卡已生成');
  expect(screen.queryByRole('region', { name: '提醒' })).toBeNull();
  expect(callsOf(closeSignNotice)).toHaveLength(1);
  await waitFor(() => expect(callsOf(upUserAct).map(({ params }) => params)).toEqual([{ act: 'card' }]));
});

test('a notice closes at once, even if the server does not hear of it', async () => {
  renderPage(<Notices detail={detail} />, {
    answers: [noOrders, unsigned, answer(upUserAct, () => Promise.reject(new CallError('service', 0, '')))],
  });
  await close('您的学员卡已生成');
  expect(screen.queryByText('您的学员卡已生成')).toBeNull();
  expect(screen.getByText('您有一份合同待签署')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a contract that was signed after the detail was read is asked for no more', async () => {
  renderPage(<Notices detail={detail} />, {
    answers: [noOrders, answer(isContractSigned, { is_signed: 1 })],
  });
  await waitFor(() => expect(screen.queryByText('您有一份合同待签署')).toBeNull());
  expect(screen.getByText('您的学员卡已生成')).toBeVisible();
});

test('without a contract to sign nothing is asked about it', () => {
  const { callsOf } = renderPage(<Notices detail={detailWith({ isBuy: 1 })} />, { answers: [noOrders] });
  expect(callsOf(isContractSigned)).toHaveLength(0);
});

test('what waits on the device is one line, which leads to the list of it', async () => {
  putReport({ line: 'learner', user: 7 }, { kind: 'other', v_id: 3, position: 60, watched: 5, base: '' });
  const [unsent] = watchReports.all({ line: 'learner', user: 7 });
  watchReports.update(
    { line: 'learner', user: 7 },
    { ...(unsent as NonNullable<typeof unsent>), isLate: true },
  );
  renderPage(<Notices detail={detail} />, { answers: [noOrders, unsigned] });
  expect(screen.getByRole('link', { name: /1 条记录待同步/ })).toHaveAttribute('href', '/myinfo');
});

test('an exam that has its score brings its wrong answers back, and is kept for when its resit is in turn', async () => {
  const owner = { line: 'learner', user: 7 } as const;
  const paper = {
    paper_info: { id: 901, pass_score: 60, question_list: [solved(1, '2')] },
    user_answer: { is_draft: 0, score: 30, content: {} },
    submit_time: '2026-03-10 20:00:00',
  } as unknown as Paper;
  renderPage(<Notices detail={detailWith({ isBuy: 1, paperId: 901 })} />, {
    answers: [noOrders, answer(paperInfo, paper)],
  });
  await waitFor(() => expect(dueCards(owner, '2026-03-11').map(({ id }) => id)).toEqual(['exam.1']));
  expect(earlierExams(owner, 902)).toHaveLength(1);
});

test('what another app has to tell is a notice, and one that throws takes away nothing but itself', () => {
  const report = jest.fn();
  const error = new Error('broken on purpose');
  lookAfter({
    kind: 'broken',
    waiting: () => {
      throw error;
    },
    run: async () => false,
  });
  const news = { id: 'n', name: '方案还差一步', text: '补上金额就能保存', to: '/plan', since: 1 };
  lookAfter({ kind: 'plan', waiting: () => [news], run: async () => false });
  renderPage(<Notices detail={detailWith({ isBuy: 1, seenActs: ['card'] })} />, {
    answers: [noOrders],
    platform: { report },
  });
  expect(screen.getByRole('link', { name: /方案还差一步/ })).toHaveAttribute('href', '/plan');
  expect(report).toHaveBeenCalledWith(error, { duty: 'broken' });
  ['broken', 'plan'].forEach((kind) => unfinished.duties.delete(kind));
});
