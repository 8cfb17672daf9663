import { codes } from '@suite/api';
import { CallError } from '@suite/kernel';
import { handIn, type SubmissionParts } from './submission';

const lost = new CallError('service', 0, 'network failure');
const refused = new CallError('silent', codes.PAPER_SUBMITTED, '试卷已经提交');
const login = new CallError('login', codes.LOGIN_REQUIRED, '');

/** An attempt whose submission fails with the error `send`; a read of it then finds `asked`. */
function parts(send: Error | null, asked: 'final' | 'open' | 'silence', over: Partial<SubmissionParts> = {}) {
  let [final, sent] = [false, false];
  const steps: string[] = [];
  return {
    steps,
    isFinal: () => final,
    isEmpty: () => false,
    isStale: () => false,
    wasSent: () => sent,
    setSent: (on: boolean) => {
      sent = on;
    },
    async ask() {
      steps.push('ask');
      if (asked === 'final') final = true;
      return asked !== 'silence';
    },
    async send() {
      steps.push('send');
      if (send) throw send;
      final = true;
    },
    report: jest.fn(),
    ...over,
  };
}

test.each([
  ['it arrives', null, 'open', 'final', ['send']],
  ['the answer is lost, but it had arrived', lost, 'final', 'final', ['send', 'ask']],
  ['it is lost', lost, 'open', 'network', ['send', 'ask']],
  ['the provider does not answer the question either', lost, 'silence', 'unsure', ['send', 'ask']],
  ['it was submitted elsewhere', refused, 'final', 'final', ['send', 'ask']],
  ['it is refused', refused, 'open', 'refused', ['send', 'ask']],
  ['refused, and then silence', refused, 'silence', 'refused', ['send', 'ask']],
  ['the login has expired', login, 'open', 'login', ['send']],
] as const)('%s', async (_, failure, asked, outcome, steps) => {
  const attempt = parts(failure, asked);
  expect(await handIn(attempt)).toBe(outcome);
  expect(attempt.steps).toEqual(steps);
  expect(attempt.wasSent()).toBe(outcome === 'unsure' || outcome === 'final');
  expect(attempt.report).toHaveBeenCalledTimes(failure ? 1 : 0);
});

test('an empty paper is not handed in', async () => {
  const attempt = parts(null, 'open', { isEmpty: () => true });
  expect(await handIn(attempt)).toBe('empty');
  expect(attempt.steps).toEqual([]);
});

test('after a submission without an answer the provider is asked before it is sent again', async () => {
  const again = parts(null, 'open');
  again.setSent(true);
  expect(await handIn(again)).toBe('final');
  expect(again.steps).toEqual(['ask', 'send']);

  const arrived = parts(null, 'final');
  arrived.setSent(true);
  expect(await handIn(arrived)).toBe('final');
  expect(arrived.steps).toEqual(['ask']);

  const unknown = parts(null, 'silence');
  unknown.setSent(true);
  expect(await handIn(unknown)).toBe('unsure');
  expect(unknown.steps).toEqual(['ask']);
});

test('after a long rest the provider is asked first, and the paper is handed in even if it does not answer', async () => {
  const attempt = parts(null, 'silence', { isStale: () => true });
  expect(await handIn(attempt)).toBe('final');
  expect(attempt.steps).toEqual(['ask', 'send']);
});

test('a submission that the provider keeps as a draft has failed', async () => {
  const attempt = parts(null, 'open', { send: async () => undefined });
  expect(await handIn(attempt)).toBe('network');
});
