import { fill, type Facts, type Language } from './messages/catalogue';
import { en } from './messages/en';
import { zh } from './messages/zh';

/** Why a change was refused or failed. Codes never change, because scripts and CI rely on them. */
export type ReleaseErrorCode = keyof typeof en;

/** An error in words: what happened, and what to do. */
export interface Words {
  message: string;
  hint: string;
}

/** A refusal or a failure with a code for machines, and a message and a hint for people. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly facts: Facts;

  constructor(
    readonly code: ReleaseErrorCode,
    facts: Facts | string = {},
    options?: ErrorOptions,
  ) {
    const known = typeof facts === 'string' ? { detail: facts } : facts;
    super(fill(en[code][0], known), options);
    this.facts = known;
  }

  /** The error in a language. */
  in(language: Language): Words {
    const [message, hint] = (language === 'zh' ? zh : en)[this.code];
    return { message: fill(message, this.facts), hint: fill(hint, this.facts) };
  }
}

/** Whether an error is a refusal with this code. */
export function isRefusal(error: unknown, code?: ReleaseErrorCode): error is ReleaseError {
  return error instanceof ReleaseError && (code === undefined || error.code === code);
}
