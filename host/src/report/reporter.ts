import { CallError, type Context, type Platform } from '@suite/kernel';
import type { Site } from '@suite/kernel/site';
import type { Registry } from '@suite/loader/registry';
import { scrub } from './scrub';
import type { SendReport, SentryOptions } from './sentry';

/** What reporting needs of the host. */
export interface ReporterParts {
  site: Pick<Site, 'errorDsn' | 'environment'>;
  registry: Registry;
  context: Context;
  where: Platform['where'];
  /** Resolves after the first paint, when the main thread is idle. */
  idle: () => Promise<void>;
  load: () => Promise<{ startSentry: (options: SentryOptions) => SendReport }>;
}

/** Most reports that one visit sends. */
const MOST = 30;

const isCancelled = (error: unknown) => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return code === 'ERR_CANCELED' || name === 'AbortError' || name === 'CanceledError';
};

/** Reports errors to the error service, or to the console when none is configured. */
export function createReporter({
  registry,
  site,
  context,
  where,
  idle,
  load,
}: ReporterParts): Platform['report'] {
  let sent = 0;
  let sender: Promise<SendReport | undefined> | undefined;

  const service = (dsn: string) =>
    (sender ??= idle()
      .then(load)
      .then(({ startSentry }) => startSentry({ dsn, registry }))
      .catch(() => (sender = undefined)));

  return (error, details = {}) => {
    if (isCancelled(error)) return;
    // The page is noted now: by the time that the report is sent the visitor may be on another.
    const report = { error, details: scrub({ ...details, context }), where: where() };
    if (!site.errorDsn) {
      console.error(error, report.details);
      return;
    }
    if (++sent > MOST) return;
    void service(site.errorDsn).then((send) => send?.(report));
  };
}

/** A failed call that no page handled: the client has reported it already if it was worth a report. */
const isTold = (error: unknown) => error instanceof CallError;

/** How long a page may still run after it was left. */
const LEAVING_MS = 1000;

/** Reports a failed load only if the page is still there: WebKit fails the loads of a page that is left. */
export const reportIfStaying =
  (report: Platform['report']) =>
  (error: unknown): void =>
    void setTimeout(() => report(error), LEAVING_MS);

/** Reports uncaught errors. */
export function reportUncaught(report: Platform['report'], target: Window = window): void {
  target.addEventListener('error', ({ error, message }) => {
    // Scripts of other origins hide their errors, and an element that did not load has its own handler.
    if (error && !isTold(error)) report(error, { uncaught: 'error', message: String(message) });
  });
  target.addEventListener('unhandledrejection', ({ reason }) => {
    if (isTold(reason)) return;
    report(reason instanceof Error ? reason : new Error(String(reason)), { uncaught: 'rejection' });
  });
}
