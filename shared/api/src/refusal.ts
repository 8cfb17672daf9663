import { isCallError } from '@suite/kernel';

/** A call's refusal by the provider. */
export interface Refusal {
  /** One of `codes`. */
  code: number;
  /** The provider's words; '' when it sent none. */
  text: string;
}

/** Said of a refused write for which the provider has no words. */
export const REFUSED = '暂时无法完成，请稍后再试';

/** The refusal in a read's error; undefined when no answer came, or when the learner has to log in. */
export function refusalOf(error: unknown): Refusal | undefined {
  return isCallError(error, 'silent') || isCallError(error, 'shown')
    ? { code: error.code, text: error.message }
    : undefined;
}
