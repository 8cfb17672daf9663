import type { ContractText } from '@suite/api';
import { consentTo } from '../../consent/testing';
import { followServer } from '../look-after';
import { signingRecord, type SigningRecord } from '../record';
import { next, type Signing, type SigningEvent } from '../machine';
import { createSigning, type SigningSession } from '../session';
import { isOver, type Standing } from '../types';
import { taps, type Happening } from './happenings';
import { ID_NUMBER, modelServer, NAME } from './model-server';

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** A contract ends at any time before it is signed; one that waits for its confirmation does not expire. */
const mayEnd = (at: Standing['stage'], stage: 'expired' | 'rejected' | 'revoked') =>
  at !== 'signed' && at !== 'revoked' && !(at === 'confirming' && stage === 'expired');

const fitting: Partial<Record<Signing['stage'], SigningEvent['type']>> = {
  identity: 'identify',
  face: 'face',
  sms: 'code',
  sign: 'submit',
  confirming: 'confirm',
  expired: 'again',
  rejected: 'again',
};

/** One learner with one device, a server, and what may happen to them. */
export class Life {
  hasPage = false;
  camera: 'ok' | 'camera' | 'unsupported' = 'ok';
  /** Versions that were read in full on this device. */
  read = new Set<number>();
  hasSigned = false;
  /** The page is opened by the way back from the sign service. */
  isBack = false;

  constructor(
    public server = modelServer(),
    private scope = server.edition.scope,
    /** Another device signs the same contract. */
    private isAlone = true,
  ) {}

  signing!: SigningSession;
  private detach = () => {};
  private submitting = new Set<string>();

  /** Opens the page in a new document, or after `leave` again in the same one. */
  open(submitting = new Set<string>()) {
    this.detach();
    this.submitting = submitting;
    this.hasSigned = false;
    const device = this.record();
    // A document that was killed writes nothing any more, whatever it still had under way.
    const record: SigningRecord = {
      ...device,
      saveSent: (arrivesBy) => this.submitting === submitting && device.saveSent(arrivesBy),
    };
    this.signing = createSigning(
      { ...this.server.edition, scope: this.scope },
      {
        record,
        submitting,
        camera: async () => this.camera,
        leave: (address) => {
          this.hasPage ||= /e-sign/.test(address);
          return true;
        },
        isBack: () => {
          const { isBack } = this;
          this.isBack = false;
          return isBack;
        },
        address: (path) => path,
        here: () => 'https://m.example.com/#/sign-contract/7',
      },
    );
    this.detach = this.signing.attach();
  }

  private tap() {
    const { stage } = this.signing.state();
    const type = stage === 'sign' && this.server.way === 'link' ? 'link' : fitting[stage];
    const event = taps.find((one) => one.type === type);
    if (event) this.signing.send(event);
  }

  async happen(what: Happening) {
    const { server, signing } = this;
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
        server.elsewhere();
        break;
      case 'revise':
        if (['confirming', 'signed', 'revoked'].indexOf(server.at) < 0) server.version++;
        break;
      case 'end':
        if (!mayEnd(server.at, what.stage)) break;
        server.end(what.stage);
        break;
      case 'offline':
      case 'online':
        server.online = what.do === 'online';
        break;
      case 'write':
        this.write();
        break;
      case 'look after':
        this.lookAfter();
        break;
      case 'a week':
        jest.setSystemTime(Date.now() + 7 * 86_400_000 + 1000);
        expect(this.record().read().strokes).toEqual([]);
        break;
      case 'sign there':
      case 'refuse there':
        if (this.hasPage || signing.state().ticket)
          server.answerPage(what.do === 'sign there' ? 'signed' : 'refused');
        break;
      case 'heard':
        server.hear();
        break;
      case 'come back':
        await this.comeBack();
        break;
      case 'wait':
        await pass(what.seconds * 1000);
        break;
      case 'inject':
        server.inject(...what.faults);
    }
    await pass(300);
    this.check();
  }

  /** The sign service leads back: a signature of which the server has not heard is not asked for again. */
  private async comeBack() {
    if (!this.hasPage) return;
    this.hasPage = false;
    this.isBack = true;
    const isSigned = this.server.page?.answer === 'signed';
    this.open();
    await pass(300);
    if (isSigned) expect(this.signing.state().stage).not.toBe('sign');
  }

  private record = () => signingRecord({ line: 'learner', user: 7 }, this.scope);

  /** The learner draws a signature, and does not send it yet. */
  private write() {
    const { stage, standing } = this.signing.state();
    if (stage === 'sign' && standing) this.record().save(standing.version, { strokes: [[[0.5, 0.5]]] });
  }

  /** Another page of the phone looks after the signing, and learns what the server says. */
  private lookAfter() {
    const { at, version, online } = this.server;
    if (!online) return;
    const before = this.record().read();
    followServer(this.record(), { stage: at, version: String(version) });
    // Strokes are there for as long as they can be sent below their own text, and no longer.
    const isUseful = at !== 'confirming' && !isOver(at) && before.version === String(version);
    expect(this.record().read().strokes).toEqual(isUseful ? before.strokes : []);
  }

  private async readAll() {
    const text = await this.whileTimePasses(this.server.edition.read());
    if (!text || this.signing.state().stage !== 'read') return;
    this.read.add(Number(text.version));
    this.signing.finishReading(text, []);
  }

  /** What a learner does who wants to get on. */
  private async forward() {
    this.tap();
    await pass(300);
    if (this.signing.state().stage === 'face') this.answerFace('passed');
    await pass(6000);
    if (this.signing.state().stage === 'read') await this.readAll();
    if (this.server.at === 'confirming') this.server.elsewhere();
  }

  private answerFace(outcome: 'passed' | 'failed' | 'camera') {
    const { server } = this;
    if (server.at !== 'face') return;
    if (outcome === 'passed') server.go('sms');
    else server.face = outcome;
    if (outcome === 'failed') server.faceTries = Math.max(0, server.faceTries - 1);
  }

  private async whileTimePasses(text: Promise<ContractText>) {
    const settled = text.catch(() => undefined);
    await pass(21_000);
    return settled;
  }

  private check() {
    const { server, signing } = this;
    const { stage, standing } = signing.state();
    // The device is where the server has been, and signs only what was read here.
    const own: Standing['stage'] = stage === 'read' ? 'sign' : (stage as Standing['stage']);
    const isUnderWay = stage === 'unknown' || stage === 'submitting' || stage === 'confirming';
    const isAboutToSign = stage === 'sign' || stage === 'submitting';
    const signed = server.page ? [...server.received, server.page.version] : server.received;
    const kept = stored();
    // One expectation for all: each takes longer than what it expects.
    const promises = {
      'no stage is skipped': isUnderWay || server.reached.has(own),
      'only what was read is to be signed': !isAboutToSign || this.read.has(Number(standing?.version)),
      'only what was read is signed': !this.isAlone || signed.every((version) => this.read.has(version)),
      'signed is what the server says': stage !== 'signed' || server.at === 'signed',
      'signed stays': !this.hasSigned || stage === 'signed',
      'one submission is accepted': server.accepted <= 1,
      'after it no other is sent': !this.isAlone || server.duplicates === 0,
      'nothing on the device says who signs': !kept.includes(ID_NUMBER) && !kept.includes(NAME),
    };
    expect(Object.entries(promises).filter(([, isKept]) => !isKept)).toEqual([]);
    this.hasSigned = stage === 'signed';
    this.checkWayOut();
  }

  /** A face check that cannot go on leads on by a tap: to another try, or to the data. */
  private checkWayOut() {
    const state = this.signing.state();
    if (state.stage !== 'face' || state.task) return;
    const consent = consentTo('face');
    const face = next(state, { type: 'face', anyway: true, consent }).task;
    expect(face).toEqual({ kind: 'face', anyway: true, consent });
    expect(next(state, { type: 'correct' }).stage).toBe('identity');
  }

  /** What a device that begins anew has to show. */
  expected(): Signing['stage'] {
    const { at, version } = this.server;
    if (at !== 'sign') return at;
    // What was sent, or signed at the sign service, may not have been heard of yet.
    if (this.record().read().arrivesBy > 0) return 'confirming';
    return this.record().read().readVersion === String(version) ? 'sign' : 'read';
  }

  async settle() {
    this.server.online = true;
    this.server.inject();
    await pass(120_000);
  }

  close() {
    this.detach();
    localStorage.clear();
    sessionStorage.clear();
  }
}
