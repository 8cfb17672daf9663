/**
 * Why a call gave no data:
 * - `login`: the visitor must log in again;
 * - `silent`: the calling screen handles the code, or the provider sent no words; no message was shown;
 * - `shown`: the provider's message was shown already;
 * - `service`: the network or the server failed; it was reported, no message was shown.
 */
export type CallErrorKind = 'login' | 'silent' | 'shown' | 'service';

/** A failed call, typed so that its caller knows what is left to do. */
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
