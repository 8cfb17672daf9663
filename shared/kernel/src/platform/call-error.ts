/**
 * Why a call gave no data:
 * - `login`: the visitor must log in again;
 * - `silent`: the calling screen handles the code, nothing was shown;
 * - `shown`: the provider's message was shown already;
 * - `service`: the network or the server failed; it was reported, nothing was shown.
 */
export type CallErrorKind = 'login' | 'silent' | 'shown' | 'service';

/** A call that failed, typed so that a screen can tell what is left for it to do. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallErrorKind;
  /** The provider's code; 0 when no envelope arrived. */
  readonly code: number;

  constructor(kind: CallErrorKind, code: number, message: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

/** Whether an error is a call's failure of that kind. */
export const isCallError = (error: unknown, kind: CallErrorKind): error is CallError =>
  error instanceof CallError && error.kind === kind;
