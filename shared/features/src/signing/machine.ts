import { codes, type Consent } from '@suite/api';
import type { Identity, Stage, Standing } from './types';
import { problems } from './words';

/** Why a face check cannot go on. `failed` has tries left, `exhausted` has none. */
export type FaceProblem = 'camera' | 'unsupported' | 'data' | 'failed' | 'exhausted';

/** What is being asked of the server. There is one task at a time: while one runs, buttons start no other. */
export type Task =
  | { kind: 'ask' }
  | { kind: 'identify'; identity: Identity; consent: Consent }
  /** `anyway` skips the look at the camera. */
  | { kind: 'face'; anyway: boolean; consent: Consent }
  | { kind: 'code'; code: string }
  | { kind: 'submit'; version: string; picture: string; consent: Consent }
  | { kind: 'link'; consent: Consent }
  /** Another device takes this one step; the answer says with which ticket. */
  | { kind: 'elsewhere'; step: 'face' | 'sign'; consent: Consent }
  /** `isUnknown`: the answer to the submission was lost. */
  | { kind: 'confirm'; isUnknown: boolean };

/** What another device needs to take a step. */
export interface Ticket {
  address: string;
  /** Number that it has to be given. */
  pin: string;
  /** Until when it holds, by this device's clock. */
  until: number;
}

/** Where a signing is. */
export interface Signing {
  /** `unknown` until the server has said it. */
  stage: Stage | 'unknown';
  standing?: Standing;
  /** Version of the document that was read in full on this device. */
  readVersion: string;
  task?: Task;
  /** While another device takes the step. It is kept nowhere else. */
  ticket?: Ticket;
  /** Sent with a signature that the server may not have: the stage, drawn anew, does not ask for it again. */
  signatureConsent?: Consent;
  /** The stage under which the learner gives their data anew; it holds while the server names the same stage. */
  anewAt?: Standing['stage'];
  faceProblem?: FaceProblem;
  /** The server knows no such contract of this learner. */
  isMissing?: boolean;
  /** What to say above the button, at the stage of the code under its field. */
  problem: string;
  /** Why the last question had no answer, or its code: the service needs it. */
  error?: unknown;
}

/** How a task failed; `told` means that the learner has seen the words in a toast already. */
export type Failure =
  | { kind: 'refused'; code: number; words: string }
  | { kind: 'lost'; error?: unknown }
  | { kind: 'told'; words: string };

export type SigningEvent =
  /** The server's word has come. `isSent`: this device has sent a signature and does not know its end. */
  | { type: 'standing'; standing: Standing; isSent?: boolean }
  /** The learner is back from another page, or from another app. */
  | { type: 'returned' }
  | { type: 'identify'; identity: Identity; consent: Consent }
  | { type: 'face'; anyway: boolean; consent: Consent }
  | { type: 'camera'; problem: 'camera' | 'unsupported' }
  | { type: 'code'; code: string }
  | { type: 'read'; version: string }
  | { type: 'submit'; picture: string; consent: Consent }
  | { type: 'link'; consent: Consent }
  /** Another device is to take the step. */
  | { type: 'elsewhere'; consent: Consent }
  | { type: 'ticket'; ticket: Ticket }
  /** The ticket has run out. */
  | { type: 'over' }
  /** The step is taken here after all. */
  | { type: 'here' }
  /** Asks whether the signature holds. */
  | { type: 'confirm' }
  | { type: 'correct' }
  | { type: 'again' }
  /** The task has been done. */
  | { type: 'done' }
  /** Nothing is known of the reading any more. */
  | { type: 'unread' }
  /** The question whether the signature holds goes on for long. */
  | { type: 'slow' }
  | { type: 'confirmed'; answer: 'signed' | 'waiting' | 'none' }
  | { type: 'failed'; failure: Failure };

export const begin = (readVersion: string): Signing => ({ stage: 'unknown', readVersion, problem: '' });

const idle = (state: Signing, problem = ''): Signing => ({ ...state, task: undefined, problem });
const asking = (state: Signing, problem = ''): Signing => ({ ...state, task: { kind: 'ask' }, problem });

function faceProblemOf({ stage, face, faceTries }: Standing): FaceProblem | undefined {
  if (stage !== 'face' || face === 'none') return undefined;
  return face === 'failed' && faceTries === 0 ? 'exhausted' : face;
}

/** The state that the server's word leads to. */
function at(state: Signing, { standing, isSent = false }: SigningEvent & { type: 'standing' }): Signing {
  const isAnew = state.anewAt === standing.stage;
  const known: Signing = {
    ...state,
    standing,
    task: undefined,
    anewAt: isAnew ? state.anewAt : undefined,
    faceProblem: faceProblemOf(standing),
  };
  if (isAnew) return { ...known, stage: 'identity' };
  // What was sent may still arrive: another signature is asked for only when it has not.
  const isUnknown = standing.stage === 'sign' && isSent;
  if (isUnknown || standing.stage === 'confirming') {
    return { ...known, stage: 'confirming', task: { kind: 'confirm', isUnknown }, problem: '' };
  }
  if (standing.stage === 'sign') {
    const isRead = state.readVersion !== '' && state.readVersion === standing.version;
    const stage = isRead ? 'sign' : 'read';
    // What was said of the code is over with it.
    return { ...known, stage, problem: state.stage === 'sms' ? '' : state.problem };
  }
  return { ...known, stage: standing.stage, problem: standing.stage === state.stage ? state.problem : '' };
}

/** The identity was not sent, because the contract is at another stage by now: another device has given it. */
function afterOther(state: Signing, event: SigningEvent & { type: 'standing' }): Signing {
  const now = at({ ...state, anewAt: undefined }, event);
  return now.stage === 'face' && !now.faceProblem ? { ...now, problem: problems.given } : now;
}

function errorOf(failure: Failure): unknown {
  if (failure.kind === 'refused') return String(failure.code);
  return failure.kind === 'lost' ? failure.error : undefined;
}

function afterFailure(state: Signing, task: Task, failure: Failure): Signing {
  const words = failure.kind === 'refused' ? failure.words : failure.kind === 'lost' ? problems.lost : '';
  switch (task.kind) {
    case 'ask':
      return {
        ...idle(state, state.standing && failure.kind === 'lost' ? state.problem : words),
        isMissing: failure.kind === 'refused' && failure.code === codes.NOT_FOUND,
        error: errorOf(failure),
      };
    case 'submit':
      // The signature may have arrived: it is asked for, and never sent again by itself.
      if (failure.kind === 'lost') {
        return { ...state, stage: 'confirming', task: { kind: 'confirm', isUnknown: true }, problem: '' };
      }
      return asking({ ...state, stage: 'sign' }, words);
    case 'confirm':
      return idle(state, problems.slow);
    default:
      // A toast is gone before the learner has compared the digits. The code may have been taken before, unanswered.
      if (failure.kind === 'told' && task.kind === 'code') return asking(state, failure.words);
      // The face may have passed on another device, or there may be no try left.
      if (failure.kind === 'told' && task.kind === 'face') return asking(state);
      if (failure.kind !== 'refused') return idle(state, task.kind === 'link' ? '' : words);
      if (task.kind === 'face' && failure.code === codes.IDENTITY_MISMATCH) {
        return { ...idle(state), faceProblem: 'data' };
      }
      // Another device may have taken the stage, or the contract has been closed.
      if (task.kind === 'face' || outOfStage.indexOf(failure.code) >= 0) return asking(state, words);
      return idle(state, task.kind === 'link' ? '' : words);
  }
}

/** Refusals that say that the contract is at another stage than the device believes. */
const outOfStage: number[] = [
  codes.CONTRACT_SIGNED,
  codes.IDENTITY_NOT_VERIFIED,
  codes.FACE_NOT_VERIFIED,
  codes.SMS_NOT_VERIFIED,
  codes.CONTRACT_NOT_READY,
];

/** What the end of a task leads to. */
function afterTask(state: Signing, task: Task, event: SigningEvent): Signing {
  switch (event.type) {
    case 'standing':
      if (task.kind === 'identify') return afterOther(state, event);
      return ['ask', 'confirm', 'link', 'elsewhere'].indexOf(task.kind) >= 0 ? at(state, event) : state;
    case 'ticket':
      return task.kind === 'elsewhere' ? { ...state, ticket: event.ticket } : state;
    case 'over':
      return asking(state, problems.over);
    case 'slow':
      return task.kind === 'confirm' && !state.problem ? { ...state, problem: problems.slow } : state;
    case 'camera':
      return task.kind === 'face' ? { ...idle(state), faceProblem: event.problem } : state;
    case 'done':
      if (task.kind === 'submit') {
        return { ...state, stage: 'confirming', task: { kind: 'confirm', isUnknown: false } };
      }
      // The stage is the server's to say.
      return asking({ ...state, anewAt: undefined, faceProblem: undefined });
    case 'unread':
      return asking({ ...state, stage: 'read', readVersion: '' });
    case 'confirmed':
      if (event.answer === 'signed') return { ...idle(state), stage: 'signed' };
      return event.answer === 'none' ? asking(state, problems.none) : idle(state, problems.slow);
    case 'failed':
      return afterFailure(state, task, event.failure);
    default:
      return state;
  }
}

/** Whether the signer's data can be corrected: up to the signature, if this signing has asked for them. */
export const canCorrect = ({ stage, standing }: Signing): boolean =>
  ['face', 'sms', 'read', 'sign'].indexOf(stage) >= 0 &&
  (standing?.stages ?? ['identity']).indexOf('identity') >= 0;

/** What a tap leads to. */
function afterTap(state: Signing, event: SigningEvent): Signing {
  const { stage, standing } = state;
  const run = (task: Task): Signing => ({ ...state, task, problem: '' });
  switch (event.type) {
    case 'identify':
      return stage === 'identity'
        ? run({ kind: 'identify', identity: event.identity, consent: event.consent })
        : state;
    case 'face':
      return stage === 'face' ? run({ kind: 'face', anyway: event.anyway, consent: event.consent }) : state;
    case 'code':
      return stage === 'sms' ? run({ kind: 'code', code: event.code }) : state;
    case 'read':
      if (stage !== 'read') return state;
      return event.version === standing?.version
        ? { ...state, stage: 'sign', readVersion: event.version, problem: '' }
        : asking(state);
    case 'submit':
      if (stage !== 'sign' || standing?.way !== 'drawn' || event.picture === '') return state;
      return {
        ...state,
        stage: 'submitting',
        signatureConsent: event.consent,
        task: { kind: 'submit', version: standing.version, picture: event.picture, consent: event.consent },
        problem: '',
      };
    case 'link':
      return standing?.way === 'link' && (stage === 'sign' || stage === 'confirming')
        ? { ...state, stage: 'sign', task: { kind: 'link', consent: event.consent }, problem: '' }
        : state;
    case 'elsewhere':
      return stage === 'face' || stage === 'sign'
        ? run({ kind: 'elsewhere', step: stage, consent: event.consent })
        : state;
    case 'here':
      return asking(state);
    case 'confirm':
      return stage === 'confirming' ? run({ kind: 'confirm', isUnknown: false }) : state;
    case 'correct':
      return canCorrect(state)
        ? { ...idle(state), stage: 'identity', anewAt: standing?.stage, faceProblem: undefined }
        : state;
    case 'again':
      return stage === 'expired' || stage === 'rejected'
        ? { ...idle(state), stage: 'identity', anewAt: stage }
        : state;
    default:
      return state;
  }
}

/** Being on one of these pages, the learner is away; having left them, they are back. */
const isAway = (task: Task | undefined) => task?.kind === 'face' || task?.kind === 'link';

const taps: SigningEvent['type'][] = [
  'identify',
  'face',
  'code',
  'read',
  'submit',
  'link',
  'elsewhere',
  'here',
  'confirm',
  'correct',
  'again',
];

/**
 * The rules of a signing. Only the server's word leads from one stage to the next, apart from the reading, of
 * which it does not know; `signed` is left by no event.
 */
export function next(state: Signing, event: SigningEvent): Signing {
  const after = ruled(state, event);
  return after.ticket && after.task?.kind !== 'elsewhere' ? { ...after, ticket: undefined } : after;
}

function ruled(state: Signing, event: SigningEvent): Signing {
  if (state.stage === 'signed') return state.task ? idle(state) : state;
  if (event.type === 'returned') return !state.task || isAway(state.task) ? asking(state) : state;
  if (taps.indexOf(event.type) >= 0) {
    // A tap does not wait for a question in the background, or for one that takes long: its answer is then ignored.
    const isFree =
      !state.task ||
      ['ask', 'elsewhere'].indexOf(state.task.kind) >= 0 ||
      (state.task.kind === 'confirm' && !!state.problem);
    return isFree ? afterTap(state, event) : state;
  }
  return state.task ? afterTask(state, state.task, event) : state;
}
