import type { Registry, RegistryApp } from '@suite/loader/registry';
import type { FastifyInstance } from 'fastify';
import type { Registry as Metrics } from 'prom-client';
import { countLoads, Places, type Caps, type LatestErrors, type PageEvent, type Place } from './count-loads';
import { countVitals } from './count-vitals';

/** The largest message: a page reports a few events. */
const MESSAGE_BYTES = 4096;
const MOST = 20;
/** Longer than ten minutes no page is waited for. */
const LONGEST = 600_000;

/** An event with these fields. Others are refused, so that no personal data can be in a message. */
const eventWith = (fields: Record<string, object>, optional: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  required: ['app', 'version', 'canary', ...Object.keys(fields).filter((name) => !optional.includes(name))],
  // Of these names only those are kept that the registry has: see `withKnownNames`.
  properties: {
    ...{ app: { type: 'string' }, version: { type: 'string' }, page: { type: 'string' } },
    ...{ canary: { type: 'boolean' }, ...fields },
  },
});

const loadEvent = eventWith(
  {
    kind: { enum: ['load', 'error', 'fault', 'call'] },
    code: { type: 'string', pattern: '^[a-z][a-z\\d-]{0,31}$' },
  },
  ['code'],
);

const vitalEvent = eventWith(
  {
    kind: { const: 'vital' },
    metric: { enum: ['lcp', 'inp', 'cls', 'ttfb', 'load'] },
    value: { type: 'integer', minimum: 0, maximum: LONGEST },
    context: { enum: ['messenger', 'desktop-messenger', 'browser', 'app'] },
  },
  [],
);

/** A page's message, `{"events": [...]}`, which other sites cannot send. */
const schema = {
  headers: {
    type: 'object',
    properties: { 'sec-fetch-site': { not: { enum: ['cross-site', 'same-site'] } } },
  },
  body: {
    type: 'object',
    required: ['events'],
    properties: {
      events: { type: 'array', minItems: 1, maxItems: MOST, items: { anyOf: [loadEvent, vitalEvent] } },
    },
  },
};

export interface EventIntake {
  metrics: Metrics;
  errors: LatestErrors;
  registry: () => Registry | undefined;
  /** Messages of one address in a minute. */
  limit: number;
  caps?: Caps;
}

/** Whether some app has a page of this name, as stable or as canary. */
const hasPage = (apps: Registry['apps'], page: string | undefined): boolean =>
  Object.values(apps).some(({ live, canary }) =>
    [live, canary?.release].some((release) => release?.routes.some(({ name }) => name === page)),
  );

const runningVersions = ({ live, previous, canary, rolledBackFrom }: RegistryApp) => [
  live.version,
  previous,
  canary?.release.version,
  rolledBackFrom,
];

/** An event with only such names as the registry has: others could tell of the visitor, or fill the memory. */
function withKnownNames<One extends PageEvent>(event: One, apps: Registry['apps']): One | undefined {
  const app = Object.hasOwn(apps, event.app) ? apps[event.app] : undefined;
  if (!app) return undefined;
  // An error of the host has the page of another app; how fast a page is belongs to its own app.
  const owners = event.kind === 'vital' ? { [event.app]: app } : apps;
  return {
    ...event,
    page: hasPage(owners, event.page) ? event.page : undefined,
    // An old page may run a version that is gone. Unknown versions count as one.
    version: runningVersions(app).includes(event.version) ? event.version : 'other',
  };
}

/** What counts together towards the caps: loads of a release, or one of the other things that pages tell of it. */
function about(event: PageEvent): string {
  const { app, version, canary, kind } = event;
  const what = kind === 'vital' ? `vital ${event.metric}` : kind === 'error' ? 'load' : kind;
  return `${what} ${app} ${version} ${canary}`;
}

/**
 * Takes `POST /events`: what pages tell of releases by `navigator.sendBeacon`. Anybody can send them, so only few
 * of one place count, for the judge and for ops.
 */
export async function receiveEvents(
  gateway: FastifyInstance,
  { metrics, errors, registry, limit, caps }: EventIntake,
): Promise<void> {
  const [counters, vitals] = [countLoads(metrics), countVitals(metrics)];
  const places = new Places(caps);

  function count(event: PageEvent, { part, hash }: Place): void {
    counters.add(event, part);
    if (event.kind === 'vital') vitals.add(event);
    else if (event.kind !== 'load') errors.add(event, hash);
  }

  gateway.removeAllContentTypeParsers();
  gateway.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: MESSAGE_BYTES },
    gateway.getDefaultJsonParser('error', 'error'),
  );
  const options = { schema, config: { rateLimit: { max: limit } } };
  gateway.post<{ Body: { events: PageEvent[] } }>('/events', options, async ({ body, ip }, reply) => {
    const apps = registry()?.apps ?? {};
    for (const sent of body.events) {
      const event = withKnownNames(sent, apps);
      const place = event && places.take(about(event), ip);
      if (place) count(event, place);
      else if (event) counters.drop();
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
