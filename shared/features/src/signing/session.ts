import {
  written,
  type BlockReading,
  type Consent,
  type ContractText,
  type SignedSuccess,
  type Written,
} from '@suite/api';
import { createStore, isCallError, platform } from '@suite/kernel';
import { days } from '@suite/kernel/records';
import { readingIn, type SigningRecord } from './record';
import { begin, next, type Failure, type Signing, type SigningEvent, type Task } from './machine';
import { isOver, type Identity, type SigningEdition, type Standing } from './types';

/** What the browser does for a signing. */
export interface SigningDevice {
  record: SigningRecord;
  /** The contracts whose signature is being sent by this document; it goes on when its page is left. */
  submitting: Set<string>;
  /** Whether a face check could open the camera. */
  camera: () => Promise<'ok' | 'camera' | 'unsupported'>;
  /** Leaves for another service's page; false when its address must not be opened. */
  leave: (address: string) => boolean;
  /** An address for another device; '' when it must not be opened. */
  address: (path: string) => string;
  /** Where the other services lead back to; `isSigning` marks the way back from the sign service. */
  here: (isSigning?: boolean) => string;
  /** Whether the learner has come back that way, told once. */
  isBack: () => boolean;
}

/** Pauses between the questions whether a signature holds, in seconds; the last one is repeated. */
const PAUSES = [1, 1, 2, 3, 5, 8];

/** The page that shows a ticket asks at least so often what has become of it. */
const FOLLOW_SECONDS = 3;

const isExhausted = ({ stage, face, faceTries }: Standing) =>
  stage === 'face' && face === 'failed' && faceTries === 0;

/** After this time without an answer the learner is told that it takes longer. */
const SLOW_MS = 60_000;

/** A lost submission may still be on its way: so often it must be unknown before it counts as not sent. */
const UNKNOWN_TIMES = 3;

/** It may be on its way for so long after the page that sent it was reloaded or killed. */
const ARRIVAL_MS = 10_000;

/** If the browser has not left for the other page by then, it has stayed here. */
const STAYED_MS = 4000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A signing on this device: the rules' state, and the calls that its tasks need. */
export function createSigning(edition: SigningEdition, device: SigningDevice) {
  const start = () => {
    const { readVersion, read } = device.record.read();
    // An app of before kept no word of the reading, and without one there is no signature.
    return begin(read ? readVersion : '');
  };
  const { getState, setState, subscribe } = createStore<Signing>(start);
  let isClosed = false;

  function send(event: SigningEvent): void {
    const before = getState();
    const state = next(before, event);
    if (!isClosed && isOver(state.stage)) device.record.remove();
    setState(state, true);
    if (state === before || isClosed) return;
    // A contract that was signed before changes no answer that the app holds.
    const isNew = before.stage !== 'signed' && before.stage !== 'unknown';
    if (state.stage === 'signed' && isNew) edition.onSigned?.();
    if (state.task && state.task !== before.task) void run(state.task);
  }

  async function run(task: Task): Promise<void> {
    const event = await ended(task);
    // The task has been given up: its answer is out of date.
    if (event && getState().task === task) send(event);
  }

  function ended(task: Task): Promise<SigningEvent | undefined> {
    switch (task.kind) {
      case 'ask':
        return asked();
      case 'identify':
        return identified({ ...task.identity, consent: task.consent });
      case 'code':
        return answered(() => edition.verifyCode(task.code), done);
      case 'face':
        return face(task);
      case 'link':
        return link(task.consent);
      case 'elsewhere':
        return elsewhere(task);
      case 'submit':
        return submitted(task);
      case 'confirm':
        return confirmed(task);
    }
  }

  const isSending = () => device.submitting.has(edition.scope);

  async function asked(): Promise<SigningEvent> {
    // The edition makes the word of what it was answered, so there is always one.
    const event = await answered(edition.ask, (standing) => ({
      type: 'standing',
      standing: standing as Standing,
    }));
    if (event.type !== 'standing') return event;
    // At any other stage the server has had the signature, or there is none.
    if (event.standing.stage !== 'sign') device.record.saveSent(0);
    return { ...event, isSent: isSending() || device.record.read().arrivesBy > 0 };
  }

  /** The server would take other data in place of those from another device, so it is asked first. */
  async function identified(identity: Identity & { consent: Consent }): Promise<SigningEvent> {
    const known = getState().standing?.stage;
    const now = await asked();
    if (now.type !== 'standing' || ['identity', known].indexOf(now.standing.stage) < 0) return now;
    return answered(() => edition.identify(identity), done);
  }

  async function submitted({ version, picture, consent }: Task & { kind: 'submit' }): Promise<SigningEvent> {
    const reading = readingIn(device.record, version);
    // It may have been wiped meanwhile, by a logout in another tab.
    if (!reading) return { type: 'unread' };
    device.record.saveSent(Date.now() + ARRIVAL_MS);
    device.submitting.add(edition.scope);
    const end = await answered(() => edition.submit({ version, picture, consent, reading }), done);
    device.submitting.delete(edition.scope);
    const isLost = end.type === 'failed' && end.failure.kind === 'lost';
    // It may have been wiped meanwhile, by a signature of another tab or a logout.
    if (device.record.read().arrivesBy > 0) device.record.saveSent(isLost ? Date.now() : 0);
    return end;
  }

  /** Opens the sign service's page for the text that was read; a text that has changed is read first. */
  async function link(consent: Consent): Promise<SigningEvent | undefined> {
    device.record.saveSent(0);
    const now = await asked();
    if (now.type !== 'standing') return now;
    const { stage, version } = now.standing;
    if (stage !== 'sign' || version !== getState().readVersion) return now;
    const reading = readingIn(device.record, version);
    if (!reading) return { type: 'unread' };
    return away(() => edition.signUrl({ returnUrl: device.here(true), version, consent, reading }));
  }

  /** Whether a signature that the server does not have yet may still arrive. */
  function mayArrive(): boolean {
    // The sign service may tell the server hours later.
    if (getState().standing?.way === 'link') return device.record.read().arrivesBy > 0;
    const left = device.record.read().arrivesBy - Date.now();
    // More is left only if the clock was set back.
    return isSending() || (left > 0 && left <= ARRIVAL_MS);
  }

  async function face({ anyway, consent }: Task & { kind: 'face' }): Promise<SigningEvent | undefined> {
    const camera = anyway ? 'ok' : await device.camera();
    if (camera !== 'ok') return { type: 'camera', problem: camera };
    return away(() => edition.faceUrl({ returnUrl: device.here(), consent }));
  }

  /** Asks for the address at the tap, and goes there at once. It is not kept: it holds for minutes. */
  async function away(url: () => Promise<{ shortUrl: string }>): Promise<SigningEvent | undefined> {
    const end = await written(url, undefined, { needsData: true });
    if (end.state !== 'done') return { type: 'failed', failure: failureOf(end) };
    if (isClosed) return undefined;
    if (!device.leave(end.data.shortUrl)) return { type: 'failed', failure: { kind: 'lost' } };
    await pause(STAYED_MS);
    return { type: 'returned' };
  }

  /** Gets a ticket with which another device takes the step. */
  async function elsewhere(task: Task & { kind: 'elsewhere' }): Promise<SigningEvent | undefined> {
    const { step, consent } = task;
    const to = { returnUrl: device.here(), consent, other_device: 1 } as const;
    const version = getState().standing?.version ?? '';
    const reading = readingIn(device.record, version);
    if (step === 'sign' && !reading) return { type: 'unread' };
    const open = () =>
      step === 'sign' && reading ? edition.signUrl({ ...to, version, reading }) : edition.faceUrl(to);
    const end = await written(open, undefined, { needsData: true });
    if (end.state !== 'done') return { type: 'failed', failure: failureOf(end) };
    const { shortUrl, pin, expires_in } = end.data;
    const address = device.address(shortUrl);
    // A server that gives no ticket opens its page to nobody else.
    if (!address || !pin || !expires_in) return { type: 'failed', failure: { kind: 'lost' } };
    const until = Date.now() + expires_in * 1000;
    if (getState().task === task) send({ type: 'ticket', ticket: { address, pin, until } });
    return followed(task, until);
  }

  /** Asks what the other device has done, until it has taken the step or cannot any more. */
  async function followed(task: Task, until: number): Promise<SigningEvent | undefined> {
    const { stage, version } = getState().standing ?? {};
    for (let time = 0; !isClosed && getState().task === task; time++) {
      await pause(Math.min(PAUSES[time] ?? FOLLOW_SECONDS, FOLLOW_SECONDS) * 1000);
      const now = await asked();
      const moved =
        now.type === 'standing' &&
        (now.standing.stage !== stage || now.standing.version !== version || isExhausted(now.standing));
      if (moved) return now;
      if (Date.now() > until) return { type: 'over' };
    }
    return undefined;
  }

  /** Asks whether the signature holds for as long as nobody knows, and also whether the contract has ended otherwise. */
  async function confirmed(task: Task & { kind: 'confirm' }): Promise<SigningEvent | undefined> {
    const slowFrom = Date.now() + SLOW_MS;
    let unknown = 0;
    for (let time = 0; !isClosed && getState().task === task; time++) {
      const end = await written(edition.isSigned, undefined, { needsData: true });
      if (end.state === 'done' && !end.data.is_submitted) unknown++;
      const answer = confirmation(end, unknown >= (task.isUnknown ? UNKNOWN_TIMES : 1));
      if (answer) return { type: 'confirmed', answer };
      const seconds = PAUSES[time] ?? 8;
      const ended = seconds < 5 ? undefined : await askEnd();
      if (ended) return ended;
      if (Date.now() > slowFrom) send({ type: 'slow' });
      await pause(seconds * 1000);
    }
    return undefined;
  }

  /** How the contract has ended, if it has. */
  async function askEnd(): Promise<SigningEvent | undefined> {
    const now = await asked();
    return now.type === 'standing' && isOver(now.standing.stage) ? now : undefined;
  }

  /** What an answer says of the signature; undefined as long as it may still arrive, or be confirmed. */
  function confirmation(end: Written<SignedSuccess>, isMissing: boolean) {
    if (end.state === 'told') return 'waiting';
    if (end.state === 'done' && end.data.is_signed) return 'signed';
    if (!isMissing || mayArrive()) return undefined;
    device.record.saveSent(0);
    return 'none';
  }

  return {
    state: getState,
    send,
    subscribe,
    /** The learner has read this text to its end. */
    finishReading({ version }: Pick<ContractText, 'version'>, read: BlockReading[]) {
      device.record.save(version, { readVersion: version, read });
      send({ type: 'read', version });
    },
    /** Begins to ask; the result ends it. */
    attach() {
      isClosed = false;
      // What they did there the server may not have heard yet.
      if (device.isBack()) device.record.saveSent(Date.now() + days(7));
      setState(start(), true);
      send({ type: 'returned' });
      return () => {
        isClosed = true;
      };
    },
  };
}

export type SigningSession = ReturnType<typeof createSigning>;

const done = (): SigningEvent => ({ type: 'done' });

/** `shown`: what the toast of a refusal said. */
function failureOf(end: Exclude<Written<unknown>, { state: 'done' }>, shown = ''): Failure {
  if (end.state === 'refused') return { kind: 'refused', code: end.code, words: end.words };
  return end.state === 'lost' ? { kind: 'lost', error: end.error } : { kind: 'told', words: shown };
}

async function answered<Data>(
  call: () => Promise<Data>,
  event: (data: Data | null) => SigningEvent,
): Promise<SigningEvent> {
  let shown = '';
  const noted = () =>
    call().catch((error: unknown) => {
      if (isCallError(error, 'shown')) shown = error.message;
      throw error;
    });
  try {
    const end = await written(noted, undefined);
    return end.state === 'done' ? event(end.data) : { type: 'failed', failure: failureOf(end, shown) };
  } catch (error) {
    // The answer lacks what a stage needs: it is worth as much as none.
    platform().report(error);
    return { type: 'failed', failure: { kind: 'lost', error } };
  }
}
