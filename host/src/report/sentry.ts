import {
  BrowserClient,
  Scope,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  makeMultiplexedTransport,
  type ErrorEvent,
} from '@sentry/react';
import { debugIdOf, routesOf, type Registry } from '@suite/loader/registry';
import { throwerOf, type Where } from './fault';
import { scrub } from './scrub';

/** A report as it leaves the page. */
export interface Report {
  error: unknown;
  details: Record<string, string | number>;
  /** The page that was open, and the app and version that it comes from. */
  where: Where;
}

/** Sends one report. */
export type SendReport = (report: Report) => void;

/** What the error service knows of the suite. */
export interface SentryOptions {
  /** Project of all apps that have none of their own. */
  dsn: string;
  registry: Registry;
}

/** Projects of the error service by app. */
type Projects = Record<string, string>;

/** A script of a release in the address of a frame: its app, folder and file. */
const script = /\/releases\/([\w-]+\/[\w.-]+\/[^?#]+\.js)$/;

/**
 * Frames without the document's query and hash, and the ids by which the error service finds the maps of their scripts.
 * Bundler plugins bring such an id into each script; here it follows from the script's path.
 */
function withDebugIds(event: ErrorEvent): ErrorEvent {
  const files = new Set<string>();
  for (const { stacktrace } of event.exception?.values ?? [])
    for (const frame of stacktrace?.frames ?? []) {
      if (!frame.filename) continue;
      frame.filename = frame.filename.replace(/[?#].*/, '');
      files.add(frame.filename);
    }
  const images = Array.from(files).flatMap((file) => {
    const [, path] = script.exec(file) ?? [];
    return path ? [{ type: 'sourcemap' as const, code_file: file, debug_id: debugIdOf(path) }] : [];
  });
  return { ...event, debug_meta: { images } };
}

/** The components around an error, as an error of their own: the maps make names of its frames, too. */
function withComponents(error: unknown, componentStack: unknown): void {
  if (!(error instanceof Error) || !componentStack || 'cause' in error) return;
  const name = `React ErrorBoundary ${error.name}`;
  Object.assign(error, {
    cause: Object.assign(new Error(error.message), { name, stack: String(componentStack) }),
  });
}

/** Longest wait for the teams' projects: without them the common one takes the reports. */
const PROJECTS_LIMIT = 5000;

/** The document lacks the teams' projects and tells only that there are some. */
async function projectsIn({ site }: Registry): Promise<Projects> {
  if (!site?.errorProjects) return {};
  const { site: whole } = (await (await fetch('/registry.json')).json()) as Registry;
  return whole?.errorProjects ?? {};
}

/** What an event says of a report: whose code it was, on which page, and among which components. */
function scopeOf({ error, details, where }: Report, registry: Registry): Scope {
  const { componentStack, message, ...told } = details;
  const thrower = throwerOf(error, registry, where);
  // React throws in its own code what a component has done wrong.
  const { app, version } = componentStack && thrower.app === 'host' ? where : thrower;
  const tags = { page: where.page, app, version, ...told };
  const scope = new Scope();
  scope.setLevel('error');
  scope.setTags(tags);
  scope.setContext('suite', { ...tags, message });
  if (componentStack) scope.setContext('react', { componentStack });
  scope.setTransactionName(
    routesOf(registry).find((row) => row.app === where.app && row.name === where.page)?.path,
  );
  return scope;
}

/**
 * Starts the error service's client. It sends reported errors only, each to the project of its app, and no personal
 * data.
 */
export function startSentry({ dsn, registry }: SentryOptions): SendReport {
  let projects: Projects = {};
  const client = new BrowserClient({
    dsn,
    environment: registry.site?.environment,
    integrations: [linkedErrorsIntegration()],
    stackParser: defaultStackParser,
    transport: makeMultiplexedTransport(makeFetchTransport, ({ getEvent }) => {
      const own = projects[String(getEvent()?.tags?.app)];
      return own ? [own] : [];
    }),
    sendDefaultPii: false,
    beforeSend: (event) => {
      const { app, version } = event.tags ?? {};
      return scrub(withDebugIds({ ...event, release: `${String(app)}@${String(version)}` } as ErrorEvent));
    },
  } as ConstructorParameters<typeof BrowserClient>[0]);
  client.init();
  const known = projectsIn(registry)
    .then((found) => (projects = found))
    .catch(() => undefined);
  const ready = Promise.race([known, new Promise((resolve) => setTimeout(resolve, PROJECTS_LIMIT))]);
  return (report) =>
    void ready.then(() => {
      withComponents(report.error, report.details.componentStack);
      const scope = scopeOf(report, registry);
      scope.setClient(client);
      scope.captureException(report.error);
    });
}
