import { hasCertificate, type CertificateState } from '@suite/api';
import { CallError, QueryClient } from '@suite/kernel';
import type { LearnerId } from '@suite/kernel/records';
import { Toast } from '@suite/ui/base';
import { serve } from '../reconciler/testing';
import { certificateDuty, certificateSeen, certificateSubmitted } from './look-after';

const learner: LearnerId = { line: 'learner', user: 7 };
const waiting = () => certificateDuty.waiting(learner);
const look = () => certificateDuty.run!(learner, new QueryClient());

const certificate = (state: CertificateState) => () => ({ certificates: [{ line: 'advanced', state }] });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Toast, 'info').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['rejected', '证书申请需要修改', '/certificate-audit?line=advanced'],
  ['issued', '证书已颁发', '/certificate-my'],
  ['shipped', '证书已颁发', '/certificate-my'],
] as const)(
  'an application that was %s is told once on any page, until it was seen',
  async (state, name, to) => {
    certificateSubmitted(learner, 'advanced');
    const calls = serve(certificate(state));
    await look();
    expect(Toast.info).toHaveBeenCalledWith(name);
    expect(waiting()).toMatchObject([{ name, to }]);
    await look();
    expect(calls).toEqual([hasCertificate.path]);
    certificateSeen(learner, 'advanced');
    expect([waiting(), localStorage.length]).toEqual([[], 0]);
  },
);

test.each([
  ['is reviewed', certificate('reviewing')],
  ['has an empty answer', () => null],
  [
    'has no answer',
    () => {
      throw new CallError('service', 0, 'offline');
    },
  ],
])('an application that %s is asked about again, also after its page was seen', async (_, answer) => {
  certificateSubmitted(learner, 'advanced');
  const calls = serve(answer);
  await look();
  certificateSeen(learner, 'advanced');
  await look();
  expect(calls).toHaveLength(2);
  expect([waiting(), Toast.info]).toEqual([[], Toast.info]);
  expect(Toast.info).not.toHaveBeenCalled();
});

test('without an application nobody is asked', async () => {
  const calls = serve(certificate('issued'));
  await look();
  expect(calls).toEqual([]);
});
