/** A number and its SMS code, handed from the first step to the second; neither may stand in an address. */
export interface ResetRequest {
  mobile: string;
  code: string;
}

let pending: ResetRequest | undefined;
let isDone = false;

/** Kept in memory only: after a reload the learner starts again. */
export const resetRequest = {
  get: () => pending,
  set(request: ResetRequest | undefined) {
    pending = request;
    isDone = false;
  },
  /** The password is reset; the first step, which is shown next, makes way for that result. */
  done() {
    pending = undefined;
    isDone = true;
  },
  /** Whether the password has just been reset; once. */
  takeDone() {
    const was = isDone;
    isDone = false;
    return was;
  },
};

/** State of the second step's entry in the history: the entry before it is the first step, also after a reload. */
export const AFTER_PROOF = 'after proof';

/** State of the entry that says that the password is reset: it has taken the place of the first step. */
export const AFTER_RESET = 'after reset';
