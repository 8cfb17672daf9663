import { useSession } from '@suite/kernel';
import fc from 'fast-check';
import { consentTo } from '../consent/testing';
import { next, type Signing, type SigningEvent } from './machine';
import { happenings, taps, type Happening } from './testing/happenings';
import { Life, pass } from './testing/life';
import { modelServer } from './testing/model-server';
import type { Standing } from './types';

/** More runs find rarer orders of events: PROPERTY_RUNS=5000. */
const { process } = globalThis as { process?: { env: Record<string, string | undefined> } };
const RUNS = Number(process?.env.PROPERTY_RUNS ?? 100);

beforeEach(() => {
  jest.useFakeTimers();
  useSession.setState({ user: 7, line: 'learner' });
});
afterEach(() => jest.useRealTimers());

async function live(list: readonly Happening[], then: (life: Life) => Promise<void>) {
  const life = new Life();
  try {
    life.open();
    await pass(300);
    for (const what of list) await life.happen(what);
    await then(life);
  } finally {
    life.close();
    jest.clearAllTimers();
  }
}

test('whatever happens: no stage is skipped, signed stays, one submission, no ID number on the device', async () => {
  let signed = 0;
  await fc.assert(
    fc.asyncProperty(happenings, (list) =>
      live(list, async ({ server }) => {
        signed += server.accepted;
      }),
    ),
    { numRuns: RUNS },
  );
  // Some of the lives have to reach the end, or the rules were not tried.
  expect(signed).toBeGreaterThan(0);
}, 300_000);

test('after a crash at any moment the device shows the server’s stage, and so does one that goes on', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, (list) =>
      live(list, async (life) => {
        await life.settle();
        life.open();
        await life.settle();
        expect(life.signing.state()).toMatchObject({ stage: life.expected() });
      }),
    ),
    { numRuns: RUNS },
  );
}, 300_000);

const words = fc.constantFrom<Standing['stage']>(
  'identity',
  'face',
  'sms',
  'sign',
  'expired',
  'rejected',
  'revoked',
);

test('signed is left by no event, not even by a standing of the server that is out of date', () => {
  const event = fc.oneof(
    fc.constantFrom(...taps),
    words.map((stage): SigningEvent => ({
      type: 'standing',
      standing: { ...modelServer().standing(), stage },
    })),
    fc.constantFrom<SigningEvent>({ type: 'done' }, { type: 'failed', failure: { kind: 'lost' } }),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const signed: Signing = { stage: 'signed', readVersion: '1', problem: '' };
      expect(events.reduce(next, signed).stage).toBe('signed');
    }),
    { numRuns: RUNS },
  );
});

test('from a refused camera the learner gets on, once the camera is allowed or without asking for it', async () => {
  for (const refused of ['camera', 'unsupported'] as const) {
    await live([{ do: 'fitting tap' }], async (life) => {
      life.camera = refused;
      await life.happen({ do: 'fitting tap' });
      expect(life.signing.state()).toMatchObject({ stage: 'face', faceProblem: refused });
      life.signing.send({ type: 'face', anyway: true, consent: consentTo('face') });
      await life.happen({ do: 'face', outcome: 'passed' });
      await life.settle();
      expect(life.signing.state().stage).toBe('sms');
    });
  }
});
