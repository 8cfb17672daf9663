import type { ContractText } from '@suite/api';
import { useSession } from '@suite/kernel';
import fc from 'fast-check';
import { keptSigning } from './kept';
import { next, type Signing, type SigningEvent } from './machine';
import { createSigning, type SigningSession } from './session';
import { ID_NUMBER, modelProvider, NAME, type Fate } from './testing/model-provider';
import type { Word } from './types';

/** More runs find rarer orders of events: PROPERTY_RUNS=5000. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 300);

const taps: SigningEvent[] = [
  { type: 'identify', identity: { name: NAME, idNumber: ID_NUMBER, province: '330000', city: '330100' } },
  { type: 'face', anyway: false },
  { type: 'face', anyway: true },
  { type: 'code', code: '246810' },
  { type: 'code', code: '000000' },
  { type: 'submit', picture: 'data:image/png;base64,AAAA' },
  { type: 'submit', picture: '' },
  { type: 'link' },
  { type: 'confirm' },
  { type: 'correct' },
  { type: 'again' },
  { type: 'returned' },
];

/** Something that happens while a contract is signed. */
type Happening =
  | { do: 'tap'; event: SigningEvent }
  | {
      do:
        | 'forward'
        | 'fitting tap'
        | 'double tap'
        | 'read'
        | 'kill'
        | 'elsewhere'
        | 'revise'
        | 'offline'
        | 'online';
    }
  | { do: 'face'; outcome: 'passed' | 'failed' | 'camera' }
  | { do: 'camera'; state: 'ok' | 'camera' | 'unsupported' }
  | { do: 'end'; step: 'expired' | 'rejected' | 'revoked' }
  | { do: 'wait'; seconds: number }
  | { do: 'befall'; fates: Fate[] };

const plain = (...does: Extract<Happening, { do: 'read' }>['do'][]) =>
  fc.record({ do: fc.constantFrom(...does) }) as fc.Arbitrary<Happening>;

const fate = fc.constantFrom<Fate>('arrives', 'request lost', 'answer lost', 'answer late');
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 8, arbitrary: plain('forward') },
  { weight: 8, arbitrary: plain('fitting tap', 'double tap') },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('tap' as const), event: fc.constantFrom(...taps) }) },
  { weight: 4, arbitrary: plain('read') },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('face' as const),
      outcome: fc.constantFrom('passed', 'passed', 'failed', 'camera'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('camera' as const),
      state: fc.constantFrom('ok', 'camera', 'unsupported'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.nat(30) }) },
  { weight: 3, arbitrary: plain('kill', 'elsewhere', 'revise', 'offline', 'online') },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      step: fc.constantFrom('expired', 'rejected', 'revoked'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('befall' as const), fates: fc.array(fate, { maxLength: 3 }) }),
  },
);
const happenings = fc.array(happening, { maxLength: 40, size: 'max' });

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

const fitting: Partial<Record<Signing['step'], SigningEvent['type']>> = {
  identity: 'identify',
  face: 'face',
  sms: 'code',
  sign: 'submit',
  confirming: 'confirm',
  expired: 'again',
  rejected: 'again',
};

/** One learner with one device, a provider, and what may happen to them. */
class Life {
  provider = modelProvider();
  camera: 'ok' | 'camera' | 'unsupported' = 'ok';
  /** Versions that were read in full on this device. */
  read = new Set<number>();
  hasSigned = false;
  signing!: SigningSession;
  private detach = () => {};

  open() {
    this.detach();
    this.hasSigned = false;
    const kept = keptSigning(7, this.provider.edition.scope);
    this.signing = createSigning(this.provider.edition, {
      kept,
      camera: async () => this.camera,
      leave: () => true,
      here: () => 'https://m.example.com/#/sign-contract/7',
    });
    this.detach = this.signing.attach();
  }

  private tap() {
    const type = fitting[this.signing.state().step];
    const event = taps.find((one) => one.type === type);
    if (event) this.signing.send(event);
  }

  async happen(what: Happening) {
    const { provider, signing } = this;
    switch (what.do) {
      case 'tap':
        signing.send(what.event);
        break;
      case 'fitting tap':
        this.tap();
        break;
      case 'double tap':
        this.tap();
        this.tap();
        break;
      case 'read':
        await this.readAll();
        break;
      case 'forward':
        await this.forward();
        break;
      case 'face':
        this.answerFace(what.outcome);
        break;
      case 'camera':
        this.camera = what.state;
        break;
      case 'kill':
        this.open();
        break;
      case 'elsewhere':
        provider.elsewhere();
        break;
      case 'revise':
        if (['confirming', 'signed', 'revoked'].indexOf(provider.at) < 0) provider.version++;
        break;
      case 'end':
        if (['confirming', 'signed', 'revoked'].indexOf(provider.at) < 0) provider.go(what.step);
        break;
      case 'offline':
      case 'online':
        provider.online = what.do === 'online';
        break;
      case 'wait':
        await pass(what.seconds * 1000);
        break;
      case 'befall':
        provider.befall(...what.fates);
    }
    await pass(300);
    this.check();
  }

  private async readAll() {
    const text = await this.whileTimePasses(this.provider.edition.read());
    if (!text || this.signing.state().step !== 'read') return;
    this.read.add(Number(text.version));
    this.signing.finishReading(text);
  }

  /** What a learner does who wants to get on. */
  private async forward() {
    this.tap();
    await pass(300);
    if (this.signing.state().step === 'face') this.answerFace('passed');
    await pass(6000);
    if (this.signing.state().step === 'read') await this.readAll();
    if (this.provider.at === 'confirming') this.provider.elsewhere();
  }

  private answerFace(outcome: 'passed' | 'failed' | 'camera') {
    const { provider } = this;
    if (provider.at !== 'face') return;
    if (outcome === 'passed') provider.go('sms');
    else provider.face = outcome;
    if (outcome === 'failed') provider.faceTries = Math.max(0, provider.faceTries - 1);
  }

  private async whileTimePasses(text: Promise<ContractText>) {
    const settled = text.catch(() => undefined);
    await pass(21_000);
    return settled;
  }

  private check() {
    const { provider, signing } = this;
    const { step, word } = signing.state();
    // No step is skipped: the device is where the provider has been, and signs only what was read here.
    const own: Word['step'] = step === 'read' ? 'sign' : (step as Word['step']);
    if (step !== 'unknown' && step !== 'submitting' && !(step === 'confirming')) {
      expect([...provider.reached]).toContain(own);
    }
    if (step === 'sign' || step === 'submitting') expect([...this.read]).toContain(Number(word?.version));
    for (const version of provider.received) expect([...this.read]).toContain(version);
    // Signed is what the provider says, and stays.
    if (this.hasSigned) expect(step).toBe('signed');
    if (step === 'signed') expect(provider.at).toBe('signed');
    this.hasSigned = step === 'signed';
    // One submission is accepted, and after it no other one is sent.
    expect(provider.accepted).toBeLessThanOrEqual(1);
    expect(provider.duplicates).toBe(0);
    // Nothing on the device says who signs.
    expect(stored()).not.toContain(ID_NUMBER);
    expect(stored()).not.toContain(NAME);
    this.checkWayOut();
  }

  /** A face check that cannot go on leads on by a tap: to another try, or to the data. */
  private checkWayOut() {
    const state = this.signing.state();
    if (state.step !== 'face' || state.task) return;
    expect(next(state, { type: 'face', anyway: true }).task).toEqual({ kind: 'face', anyway: true });
    expect(next(state, { type: 'correct' }).step).toBe('identity');
  }

  /** What a device that begins anew has to show. */
  expected(): Signing['step'] {
    const { at, version } = this.provider;
    if (at !== 'sign') return at;
    return this.signingKept().readVersion === String(version) ? 'sign' : 'read';
  }

  private signingKept = () => keptSigning(7, this.provider.edition.scope).read();

  async settle() {
    this.provider.online = true;
    this.provider.befall();
    await pass(120_000);
  }

  close() {
    this.detach();
    localStorage.clear();
    sessionStorage.clear();
  }
}

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

test('whatever happens: no step is skipped, signed stays, one submission, no ID number on the device', async () => {
  let signed = 0;
  await fc.assert(
    fc.asyncProperty(happenings, (list) =>
      live(list, async ({ provider }) => {
        signed += provider.accepted;
      }),
    ),
    { numRuns: RUNS },
  );
  // Some of the lives have to reach the end, or the rules were not tried.
  expect(signed).toBeGreaterThan(0);
}, 300_000);

test('after a crash at any moment the device shows the provider’s step, and so does one that goes on', async () => {
  await fc.assert(
    fc.asyncProperty(happenings, (list) =>
      live(list, async (life) => {
        await life.settle();
        life.open();
        await life.settle();
        expect(life.signing.state()).toMatchObject({ step: life.expected() });
      }),
    ),
    { numRuns: RUNS },
  );
}, 300_000);

test('from a refused camera the learner gets on, once the camera is allowed or without asking for it', async () => {
  for (const refused of ['camera', 'unsupported'] as const) {
    await live([{ do: 'fitting tap' }], async (life) => {
      life.camera = refused;
      await life.happen({ do: 'fitting tap' });
      expect(life.signing.state()).toMatchObject({ step: 'face', faceProblem: refused });
      life.signing.send({ type: 'face', anyway: true });
      await life.happen({ do: 'face', outcome: 'passed' });
      await life.settle();
      expect(life.signing.state().step).toBe('sms');
    });
  }
});
