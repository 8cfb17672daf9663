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

async function live(list: readonly Happening[], then: (life: Life) => Promise<void>, life = new Life()) {
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

const ways = ['drawn', 'link'] as const;

test.each(ways)(
  'whatever happens to a %s signature: no stage is skipped, signed stays, one submission, no ID number kept',
  async (way) => {
    let signed = 0;
    const one = ({ server }: Life) => {
      signed += server.accepted;
      return Promise.resolve();
    };
    await fc.assert(
      fc.asyncProperty(happenings, (list) => live(list, one, new Life(modelServer(way)))),
      { numRuns: RUNS },
    );
    // Some of the lives have to reach the end, or the rules were not tried.
    expect(signed).toBeGreaterThan(0);
  },
  300_000,
);

test.each(ways)(
  'after a crash at any moment the device shows the server’s stage of a %s signature, and so does one that goes on',
  async (way) => {
    const crash = async (life: Life) => {
      await life.settle();
      life.open();
      await life.settle();
      expect(life.signing.state()).toMatchObject({ stage: life.expected() });
    };
    await fc.assert(
      fc.asyncProperty(happenings, (list) => live(list, crash, new Life(modelServer(way)))),
      { numRuns: RUNS },
    );
  },
  300_000,
);

test('two devices sign one contract: one signature counts, and both end where the server is', async () => {
  const both = fc.array(
    fc.tuple(
      fc.boolean(),
      happenings.map(([first]) => first),
    ),
    { maxLength: 60, size: 'max' },
  );
  let signed = 0;
  await fc.assert(
    fc.asyncProperty(both, async (list) => {
      const server = modelServer();
      const lives = [
        new Life(server, 'contract-7', false),
        new Life(server, 'contract-7-other', false),
      ] as const;
      try {
        for (const life of lives) life.open();
        await pass(300);
        for (const [isOther, what] of list) if (what) await lives[isOther ? 1 : 0].happen(what);
        for (const life of lives) await life.settle();
        for (const life of lives) {
          life.open();
          await life.settle();
          expect(life.signing.state()).toMatchObject({ stage: life.expected() });
        }
        for (const version of server.received) {
          expect([...lives[0].read, ...lives[1].read]).toContain(version);
        }
        signed += server.accepted;
      } finally {
        for (const life of lives) life.close();
        jest.clearAllTimers();
      }
    }),
    { numRuns: RUNS },
  );
  expect(signed).toBeGreaterThan(0);
}, 300_000);

test('a contract that is given back while it is confirmed says so within 15 seconds', async () => {
  for (const way of ways) {
    await live(
      Array.from({ length: 4 }, () => ({ do: 'forward' as const })),
      async (life) => {
        life.server.version++;
        life.server.go('confirming');
        life.open();
        await pass(2000);
        expect(life.signing.state().stage).toBe('confirming');
        life.server.end('rejected');
        await pass(15_000);
        expect(life.signing.state().stage).toBe('rejected');
      },
      new Life(modelServer(way)),
    );
  }
});

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
