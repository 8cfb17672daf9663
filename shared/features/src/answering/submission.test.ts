import { codes } from '@suite/api';
import { CallError } from '@suite/kernel';
import { handIn, type SubmissionParts } from './submission';

const lost = new CallError('service', 0, 'network failure');
const refused = new CallError('silent', codes.PAPER_SUBMITTED, '试卷已经提交');
const outdated = new CallError('silent', codes.ANSWERS_CHANGED, '');
const login = new CallError('login', codes.LOGIN_REQUIRED, '');

/**
 * An attempt whose submission fails with the error `send`. It is read before and after that; the readings find
 * `asked`, in turn.
 */
function parts(
  send: Error | null,
  asked: ('final' | 'open' | 'silence')[],
  over: Partial<SubmissionParts> = {},
) {
  let [final, sent] = [false, false];
  const steps: string[] = [];
  return {
    steps,
    isFinal: () => final,
    isEmpty: () => false,
    isEarly: () => false,
    hasGrown: () => false,
    wasSent: () => sent,
    setSent: (on: boolean) => {
      sent = on;
    },
    async ask() {
      steps.push('ask');
      const found = asked.shift();
      if (found === 'final') final = true;
      return found === 'silence' ? ('network' as const) : null;
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
  ['it arrives', null, 'open', 'final', ['ask', 'send']],
  ['the answer is lost, but it had arrived', lost, 'final', 'final', ['ask', 'send', 'ask']],
  ['it is lost', lost, 'open', 'network', ['ask', 'send', 'ask']],
  ['nobody knows', lost, 'silence', 'unknown', ['ask', 'send', 'ask']],
  ['it was submitted elsewhere', refused, 'final', 'final', ['ask', 'send', 'ask']],
  ['it is refused', refused, 'open', 'refused', ['ask', 'send', 'ask']],
  ['refused, and then silence', refused, 'silence', 'refused', ['ask', 'send', 'ask']],
  ['the login has expired', login, 'open', 'login', ['ask', 'send']],
] as const)('%s', async (_, problem, asked, outcome, steps) => {
  const attempt = parts(problem, ['open', asked]);
  expect(await handIn(attempt)).toBe(outcome);
  expect(attempt.steps).toEqual(steps);
  expect(attempt.wasSent()).toBe(outcome === 'unknown' || outcome === 'final');
  expect(attempt.report).toHaveBeenCalledTimes(problem ? 1 : 0);
});

test('an empty paper is not handed in', async () => {
  const attempt = parts(null, ['open'], { isEmpty: () => true });
  expect(await handIn(attempt)).toBe('empty');
  expect(attempt.steps).toEqual(['ask']);
});

test('one that went out without an answer is asked about before it goes again', async () => {
  const again = parts(null, ['open']);
  again.setSent(true);
  expect(await handIn(again)).toBe('final');
  expect(again.steps).toEqual(['ask', 'send']);

  const arrived = parts(null, ['final']);
  arrived.setSent(true);
  expect(await handIn(arrived)).toBe('final');
  expect(arrived.steps).toEqual(['ask']);

  const unknown = parts(null, ['silence']);
  unknown.setSent(true);
  expect(await handIn(unknown)).toBe('unknown');
  expect(unknown.steps).toEqual(['ask']);
});

test('if the server cannot be asked what other devices have saved, nothing is sent', async () => {
  const attempt = parts(null, ['silence']);
  expect(await handIn(attempt)).toBe('offline');
  expect(attempt.steps).toEqual(['ask']);
  expect(attempt.wasSent()).toBe(false);
});

test('if another device saves between reading and sending, the answers are merged and sent again', async () => {
  const attempt = parts(null, []);
  const send = jest.fn(attempt.send).mockRejectedValueOnce(outdated);
  expect(await handIn({ ...attempt, send })).toBe('final');
  expect(attempt.steps).toEqual(['ask', 'ask', 'send']);
});

test('a server that finds the answers outdated each time has refused them', async () => {
  const attempt = parts(outdated, []);
  expect(await handIn(attempt)).toBe('refused');
  expect(attempt.steps.filter((step) => step === 'send')).toHaveLength(4);
  expect(attempt.wasSent()).toBe(false);
});

test('a server that takes answers as a draft has not taken them', async () => {
  const attempt = parts(null, [], { send: async () => undefined });
  expect(await handIn(attempt)).toBe('network');
});

test('without a network nothing is tried', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const attempt = parts(null, ['open']);
  expect(await handIn(attempt)).toBe('offline');
  expect(attempt.steps).toEqual([]);
  jest.restoreAllMocks();
});
