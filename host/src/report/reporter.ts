import { CallError, type Context, type Platform } from '@suite/kernel';
import type { Site } from '@suite/kernel/registry';
import { scrub } from './scrub';
import type { SendReport } from './sentry';

/** A report as it leaves the page. */
export interface Report {
  error: unknown;
  /** Where and in what it happened. */
  details: Record<string, string | number>;
}

/** What reporting needs of the host. */
export interface ReporterParts {
  site: Pick<Site, 'errorDsn' | 'environment'>;
  context: Context;
  version: string;
  /** Resolves after the first paint, when the page has nothing better to do. */
  idle: () => Promise<void>;
  load: () => Promise<{
    startSentry: (options: { dsn: string; environment: string; release: string }) => SendReport;
  }>;
}

/** So many reports of one visit tell enough. */
const MOST = 30;

const isCancelled = (error: unknown) => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return code === 'ERR_CANCELED' || name === 'AbortError' || name === 'CanceledError';
};

/** Tells the error service what went wrong; without one configured, only the console. */
export function createReporter({ site, context, version, idle, load }: ReporterParts): Platform['report'] {
  let sent = 0;
  let sender: Promise<SendReport | undefined> | undefined;

  const service = (dsn: string) =>
    (sender ??= idle()
      .then(load)
      .then(({ startSentry }) =>
        startSentry({ dsn, environment: site.environment, release: `host@${version}` }),
      )
      .catch(() => undefined));

  return (error, details = {}) => {
    if (isCancelled(error)) return;
    const report = scrub({ ...details, context });
    if (!site.errorDsn) {
      console.error(error, report);
      return;
    }
    if (++sent > MOST) return;
    void service(site.errorDsn).then((send) => send?.({ error, details: report }));
  };
}

/** What a call left unhandled has been told already, by whoever made the call. */
const isTold = (error: unknown) => error instanceof CallError;

/** How long a page that is being left may still be there. */
const LEAVING_MS = 1000;

/** Reports what did not load only if the page is still there: WebKit fails what a page that is left was loading. */
export const reportIfStaying =
  (report: Platform['report']) =>
  (error: unknown): void =>
    void setTimeout(() => report(error), LEAVING_MS);

/** Reports what nobody caught. */
export function reportUncaught(report: Platform['report'], target: Window = window): void {
  target.addEventListener('error', ({ error, message }) => {
    // A script of another origin says nothing of itself, and an element that did not load is its owner's.
    if (error && !isTold(error)) report(error, { uncaught: 'error', message: String(message) });
  });
  target.addEventListener('unhandledrejection', ({ reason }) => {
    if (isTold(reason)) return;
    report(reason instanceof Error ? reason : new Error(String(reason)), { uncaught: 'rejection' });
  });
}
