import { fill, said, type Facts, type Language } from './messages/catalogue';
import { errors } from './messages/errors';

/** A group of errors. Commands that end with one of them have the group's exit code. */
export type ErrorGroup = keyof typeof errors;

type CodeIn<Group> = Group extends ErrorGroup ? keyof (typeof errors)[Group] : never;

export type ReleaseErrorCode = CodeIn<ErrorGroup>;

const known = Object.fromEntries(
  Object.entries(errors).flatMap(([group, all]) =>
    Object.entries(all).map(([code, text]) => {
      const [en = '', zh = ''] = text.split(/\n */);
      return [code, { group, en, zh }];
    }),
  ),
) as Record<ReleaseErrorCode, Record<Language, string> & { group: ErrorGroup }>;

/** An error in words: what happened, and what to do. */
function inWords(code: ReleaseErrorCode, facts: Facts, language: Language) {
  const [message = '', hint = ''] = known[code][language].split(' | ').map((part) => fill(part, facts));
  return { message, hint };
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
    const given = typeof facts === 'string' ? { detail: facts } : facts;
    super(inWords(code, given, 'en').message, options);
    this.facts = given;
  }

  get group(): ErrorGroup {
    return known[this.code].group;
  }

  in(language: Language): ReturnType<typeof inWords> {
    return inWords(this.code, this.facts, language);
  }
}

/** The refusal of a command line that is not understood, by a template as `said` reads it. */
export function usage(...template: Parameters<typeof said>): ReleaseError {
  const { en: fault, zh } = said(...template);
  return new ReleaseError('USAGE', { fault, zh });
}

export function isRefusal(error: unknown, code?: ReleaseErrorCode): error is ReleaseError {
  return error instanceof ReleaseError && (code === undefined || error.code === code);
}

/** Failures of the store itself. Anything else is wrong with one app, and holds up no other. */
const ofStore: readonly ReleaseErrorCode[] = [
  'STORE_SILENT',
  'STORE_FAILED',
  'STORE_DENIED',
  'STORE_MISSING',
];

/** Whether it is the store that failed, and not something in it that is damaged. */
export const isOfStore = (error: unknown): boolean => isRefusal(error) && ofStore.includes(error.code);
