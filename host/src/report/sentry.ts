import { BrowserClient, Scope, defaultStackParser, makeFetchTransport, type ErrorEvent } from '@sentry/react';
import type { Report } from './reporter';
import { scrub } from './scrub';

/** Sends one report. */
export type SendReport = (report: Report) => void;

/** What the error service knows of the page. */
interface SentryOptions {
  dsn: string;
  environment: string;
  release: string;
}

/** Starts the error service's client. It sends reported errors only, and no personal data. */
export function startSentry({ dsn, environment, release }: SentryOptions): SendReport {
  const client = new BrowserClient({
    dsn,
    environment,
    release,
    integrations: [],
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    sendDefaultPii: false,
    beforeSend: (event) => scrub(event as ErrorEvent),
  } as ConstructorParameters<typeof BrowserClient>[0]);
  const scope = new Scope();
  scope.setClient(client);
  scope.setLevel('error');
  client.init();
  return ({ error, details }) => {
    const own = scope.clone();
    own.setContext('suite', details);
    own.setTags(details);
    own.captureException(error);
  };
}
