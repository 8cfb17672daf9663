import { languageOf, say } from '@suite/build/say';
import { isRefusal, ReleaseError } from '@suite/release';

/** The command that runs, with another port. */
function onAnotherPort(): string {
  const name = process.env.npm_lifecycle_event ?? 'start';
  return `PORT=5000 npm ${name === 'start' ? name : `run ${name}`}`;
}

/** What went wrong, in the user's language, and what to do about it. */
function failureOf(error: unknown): string {
  if (isRefusal(error, 'PORT_TAKEN')) {
    const { message } = error.in(languageOf());
    const hint = { en: 'Take another one (and the next):', zh: '换一个端口（和它的下一个）：' };
    return `${message}\n${say(hint)} ${onAnotherPort()}`;
  }
  if (!(error instanceof ReleaseError)) return (error as Error).message;
  const { message, hint } = error.in(languageOf());
  return [message, hint].filter(Boolean).join('\n');
}

/** Ends the command with what went wrong. */
export function fail(error: unknown): never {
  console.error(failureOf(error));
  process.exit(1);
}
