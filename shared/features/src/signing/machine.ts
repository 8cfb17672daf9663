import { codes } from '@suite/api';
import type { Identity, Step, Word } from './types';
import { problems } from './words';

/** Why a face check cannot go on. `failed` has tries left, `exhausted` has none. */
export type FaceProblem = 'camera' | 'unsupported' | 'data' | 'failed' | 'exhausted';

/** What is being asked of the server. There is one task at a time: while one runs, buttons start no other. */
export type Task =
  | { kind: 'ask' }
  | { kind: 'identify'; identity: Identity }
  /** `anyway` skips the look at the camera. */
  | { kind: 'face'; anyway: boolean }
  | { kind: 'code'; code: string }
  | { kind: 'submit'; version: string; picture: string }
  | { kind: 'link' }
  /** `isUnknown`: the answer to the submission was lost. */
  | { kind: 'confirm'; isUnknown: boolean };

/** Where a signing is. */
export interface Signing {
  /** `unknown` until the server has said it. */
  step: Step | 'unknown';
  word?: Word;
  /** Version of the document that was read in full on this device. */
  readVersion: string;
  task?: Task;
  /** The step under which the learner gives their data anew; it holds while the server names the same step. */
  anewAt?: Word['step'];
  faceProblem?: FaceProblem;
  /** The server knows no such contract of this learner. */
  isMissing?: boolean;
  /** What to say above the button, at the step of the code under its field. */
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
  | { type: 'word'; word: Word; isSent?: boolean }
  /** The learner is back from another page, or from another app. */
  | { type: 'returned' }
  | { type: 'identify'; identity: Identity }
  | { type: 'face'; anyway: boolean }
  | { type: 'camera'; problem: 'camera' | 'unsupported' }
  | { type: 'code'; code: string }
  | { type: 'read'; version: string }
  | { type: 'submit'; picture: string }
  | { type: 'link' }
  /** Asks whether the signature holds. */
  | { type: 'confirm' }
  | { type: 'correct' }
  | { type: 'again' }
  /** The task has been done. */
  | { type: 'done' }
  | { type: 'confirmed'; answer: 'signed' | 'waiting' | 'none' }
  | { type: 'failed'; failure: Failure };

export const begin = (readVersion: string): Signing => ({ step: 'unknown', readVersion, problem: '' });

const idle = (state: Signing, problem = ''): Signing => ({ ...state, task: undefined, problem });
const asking = (state: Signing, problem = ''): Signing => ({ ...state, task: { kind: 'ask' }, problem });

function faceProblemOf({ step, face, faceTries }: Word): FaceProblem | undefined {
  if (step !== 'face' || face === 'none') return undefined;
  return face === 'failed' && faceTries === 0 ? 'exhausted' : face;
}

/** The state that the server's word leads to. */
function at(state: Signing, { word, isSent = false }: SigningEvent & { type: 'word' }): Signing {
  const isAnew = state.anewAt === word.step;
  const known: Signing = {
    ...state,
    word,
    task: undefined,
    anewAt: isAnew ? state.anewAt : undefined,
    faceProblem: faceProblemOf(word),
  };
  if (isAnew) return { ...known, step: 'identity' };
  // What was sent may still arrive: another signature is asked for only when it has not.
  const isUnknown = word.step === 'sign' && isSent;
  if (isUnknown || word.step === 'confirming') {
    return { ...known, step: 'confirming', task: { kind: 'confirm', isUnknown }, problem: '' };
  }
  if (word.step === 'sign') {
    const step = state.readVersion === word.version ? 'sign' : 'read';
    // What was said of the code is over with it.
    return { ...known, step, problem: state.step === 'sms' ? '' : state.problem };
  }
  return { ...known, step: word.step, problem: word.step === state.step ? state.problem : '' };
}

/** The identity was not sent, because the contract is at another step by now: another device has given it. */
function afterOther(state: Signing, event: SigningEvent & { type: 'word' }): Signing {
  const now = at({ ...state, anewAt: undefined }, event);
  return now.step === 'face' && !now.faceProblem ? { ...now, problem: problems.given } : now;
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
        ...idle(state, state.word && failure.kind === 'lost' ? state.problem : words),
        isMissing: failure.kind === 'refused' && failure.code === codes.NOT_FOUND,
        error: errorOf(failure),
      };
    case 'submit':
      // The signature may have arrived: it is asked for, and never sent again by itself.
      if (failure.kind === 'lost') {
        return { ...state, step: 'confirming', task: { kind: 'confirm', isUnknown: true }, problem: '' };
      }
      return asking({ ...state, step: 'sign' }, words);
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
      // Another device may have taken the step, or the contract has been closed.
      if (task.kind === 'face' || outOfStep.indexOf(failure.code) >= 0) return asking(state, words);
      return idle(state, task.kind === 'link' ? '' : words);
  }
}

/** Refusals that say that the contract is at another step than the device believes. */
const outOfStep: number[] = [
  codes.CONTRACT_SIGNED,
  codes.IDENTITY_NOT_VERIFIED,
  codes.FACE_NOT_VERIFIED,
  codes.SMS_NOT_VERIFIED,
  codes.CONTRACT_NOT_READY,
];

/** What the end of a task leads to. */
function afterTask(state: Signing, task: Task, event: SigningEvent): Signing {
  switch (event.type) {
    case 'word':
      if (task.kind === 'identify') return afterOther(state, event);
      return task.kind === 'ask' ? at(state, event) : state;
    case 'camera':
      return task.kind === 'face' ? { ...idle(state), faceProblem: event.problem } : state;
    case 'done':
      if (task.kind === 'submit') {
        return { ...state, step: 'confirming', task: { kind: 'confirm', isUnknown: false } };
      }
      // The step is the server's to say.
      return asking({ ...state, anewAt: undefined, faceProblem: undefined });
    case 'confirmed':
      if (event.answer === 'signed') return { ...idle(state), step: 'signed' };
      return event.answer === 'none' ? asking(state, problems.none) : idle(state, problems.slow);
    case 'failed':
      return afterFailure(state, task, event.failure);
    default:
      return state;
  }
}

/** What a tap leads to. */
function afterTap(state: Signing, event: SigningEvent): Signing {
  const { step, word } = state;
  const run = (task: Task): Signing => ({ ...state, task, problem: '' });
  switch (event.type) {
    case 'identify':
      return step === 'identity' ? run({ kind: 'identify', identity: event.identity }) : state;
    case 'face':
      return step === 'face' ? run({ kind: 'face', anyway: event.anyway }) : state;
    case 'code':
      return step === 'sms' ? run({ kind: 'code', code: event.code }) : state;
    case 'read':
      if (step !== 'read') return state;
      return event.version === word?.version
        ? { ...state, step: 'sign', readVersion: event.version, problem: '' }
        : asking(state);
    case 'submit':
      if (step !== 'sign' || word?.way !== 'drawn' || event.picture === '') return state;
      return {
        ...state,
        step: 'submitting',
        task: { kind: 'submit', version: word.version, picture: event.picture },
        problem: '',
      };
    case 'link':
      return step === 'sign' && word?.way === 'link' ? run({ kind: 'link' }) : state;
    case 'confirm':
      return step === 'confirming' ? run({ kind: 'confirm', isUnknown: false }) : state;
    case 'correct':
      return step === 'face'
        ? { ...idle(state), step: 'identity', anewAt: 'face', faceProblem: undefined }
        : state;
    case 'again':
      return step === 'expired' || step === 'rejected'
        ? { ...idle(state), step: 'identity', anewAt: step }
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
  'confirm',
  'correct',
  'again',
];

/**
 * The rules of a signing. Only the server's word leads from one step to the next, apart from the reading, of
 * which it does not know; `signed` is left by no event.
 */
export function next(state: Signing, event: SigningEvent): Signing {
  if (state.step === 'signed') return state.task ? idle(state) : state;
  if (event.type === 'returned') return !state.task || isAway(state.task) ? asking(state) : state;
  if (taps.indexOf(event.type) >= 0) {
    // A tap does not wait for a question in the background, whose answer is then ignored.
    return state.task && state.task.kind !== 'ask' ? state : afterTap(state, event);
  }
  return state.task ? afterTask(state, state.task, event) : state;
}
