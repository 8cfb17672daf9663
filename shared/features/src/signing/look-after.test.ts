import { codes, contractIndex, hasRefund, wapContractInfo } from '@suite/api';
import { CallError, QueryClient } from '@suite/kernel';
import type { LearnerId } from '@suite/kernel/records';
import { Toast } from '@suite/ui/base';
import { serve } from '../reconciler/testing';
import { refundDuty, signingDuty } from './look-after';
import { refundRecord, signingRecord } from './record';

const learner: LearnerId = { line: 'learner', user: 7 };
const manager: LearnerId = { line: 'management', user: 7 };
const strokes: [number, number][][] = [[[0.5, 0.5]]];
const record = signingRecord(learner, 'contract-7');

const contract = (part: object) => () => ({ status: 'signing', step: 'sign', version: '1', ...part });
const refuse = (code: number) => () => {
  throw new CallError('silent', code, '');
};
const look = (owner = learner) => signingDuty.run!(owner, new QueryClient());
const isEmpty = () => localStorage.length === 0;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Toast, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['signed', contract({ status: 'signed' })],
  ['revoked', contract({ status: 'revoked' })],
  ['rejected', contract({ status: 'rejected' })],
  ['expired', contract({ status: 'expired' })],
  ['sent from another phone', contract({ step: 'confirming' })],
  ['not the learner’s any more', refuse(codes.NOT_FOUND)],
])('strokes are gone at the next start on any page where the contract is %s', async (_, answer) => {
  record.save('1', { strokes });
  const calls = serve(answer);
  await look();
  expect(isEmpty()).toBe(true);
  expect(calls).toEqual([contractIndex.path]);
  expect([Toast.info, signingDuty.waiting(learner)]).toEqual([Toast.info, []]);
  expect(Toast.info).not.toHaveBeenCalled();
});

test.each([
  ['is still to be signed', contract({})],
  ['has no status', contract({ status: undefined })],
  ['is an empty answer', () => null],
  ['does not arrive', refuse(0)],
  ['is refused', refuse(codes.RULE)],
])('strokes stay if the contract %s, and the learner is told of them', async (_, answer) => {
  record.save('1', { strokes });
  serve(answer);
  await look();
  expect(record.of('1').strokes).toEqual(strokes);
  expect(signingDuty.waiting(learner)).toMatchObject([
    { name: '合同的签名还没有提交', to: '/sign-contract/7' },
  ]);
});

test('strokes below a text that has changed are gone, and what was read stays', async () => {
  record.save('1', { strokes, readVersion: '1', read: [] });
  serve(contract({ version: '2' }));
  await look();
  expect(record.read()).toMatchObject({ strokes: [], readVersion: '1', read: [] });
});

test('without strokes nobody is asked', async () => {
  record.save('1', { readVersion: '1', position: 'price' });
  signingRecord(manager, 'management-face-5').saveSent(0);
  const calls = serve(contract({ status: 'signed' }));
  await look();
  expect(calls).toEqual([]);
  expect(record.read().readVersion).toBe('1');
});

test('a signature whose answer was lost is told once it holds', async () => {
  record.save('1', { strokes });
  record.saveSent(Date.now() + 10_000);
  serve(contract({ step: 'confirming' }));
  await look();
  expect(record.read().strokes).toEqual([]);
  expect(signingDuty.waiting(learner)).toMatchObject([{ name: '合同的签署结果待确认' }]);
  serve(contract({ status: 'signed' }));
  await look();
  expect(Toast.info).toHaveBeenCalledWith('合同已签署');
  expect(isEmpty()).toBe(true);
});

test('a signature that cannot arrive any more is to be sent anew', async () => {
  record.save('1', { strokes });
  record.saveSent(Date.now() - 1);
  serve(contract({}));
  await look();
  expect(record.read()).toMatchObject({ strokes, arrivesBy: 0 });
  expect(signingDuty.waiting(learner)).toMatchObject([{ name: '合同的签名还没有提交' }]);
});

test('contracts of the management line and agreements of refunds are asked about by their own calls', async () => {
  signingRecord(manager, 'management-5').save('1', { strokes });
  expect(signingDuty.waiting(manager)).toMatchObject([{ to: '/manage-course/sign-contract?id=5' }]);
  const ofContract = serve(contract({ status: 'signed' }));
  await look(manager);
  refundRecord(learner, 9).save('1', { strokes });
  expect(refundDuty.waiting(learner)).toMatchObject([
    { name: '退款协议的签名还没有提交', to: '/refund-contract?contractId=9&step=sign' },
  ]);
  const ofRefund = serve(() => ({ refund: { status: 'reviewing' } }));
  await refundDuty.run!(learner, new QueryClient());
  expect([ofContract, ofRefund, isEmpty()]).toEqual([[wapContractInfo.path], [hasRefund.path], true]);
});

test.each([null, { status: 'withdrawn' }, { status: 'refused' }])(
  'an agreement of which the refund is %j can still be signed',
  async (refund) => {
    refundRecord(learner, 9).save('1', { strokes });
    serve(() => ({ refund }));
    await refundDuty.run!(learner, new QueryClient());
    expect(refundRecord(learner, 9).of('1').strokes).toEqual(strokes);
  },
);
