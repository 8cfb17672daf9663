import { isCallError } from '@suite/kernel';

/** A call's refusal by the provider. */
export interface Refusal {
  /** One of `codes`. */
  code: number;
  /** The provider's words; '' when it sent none. */
  text: string;
}

/** The refusal in a read's error; undefined when no answer came, or when the learner has to log in. */
export function refusalOf(error: unknown): Refusal | undefined {
  return isCallError(error, 'silent') || isCallError(error, 'shown')
    ? { code: error.code, text: error.message }
    : undefined;
}
