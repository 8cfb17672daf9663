import type { ContractText } from '@suite/api';
import { keptSigning, type KeptSigning } from '../kept';
import { next, type Signing, type SigningEvent } from '../machine';
import { createSigning, type SigningSession } from '../session';
import type { Word } from '../types';
import { taps, type Happening } from './happenings';
import { ID_NUMBER, modelProvider, NAME } from './model-provider';

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
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
export class Life {
  provider = modelProvider();
  camera: 'ok' | 'camera' | 'unsupported' = 'ok';
  /** Versions that were read in full on this device. */
  read = new Set<number>();
  hasSigned = false;
  signing!: SigningSession;
  private detach = () => {};
  private submitting = new Set<string>();

  /** Opens the page in a new document, or after `leave` again in the same one. */
  open(submitting = new Set<string>()) {
    this.detach();
    this.submitting = submitting;
    this.hasSigned = false;
    const device = keptSigning(7, this.provider.edition.scope);
    // A document that was killed writes nothing any more, whatever it still had under way.
    const kept: KeptSigning = {
      ...device,
      keepSent: (arrivesBy) => this.submitting === submitting && device.keepSent(arrivesBy),
    };
    this.signing = createSigning(this.provider.edition, {
      kept,
      submitting,
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
      case 'leave':
        this.open(this.submitting);
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
