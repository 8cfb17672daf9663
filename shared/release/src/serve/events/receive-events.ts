import type { LoadEvent, Registry, RegistryApp } from '@suite/loader/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry as Metrics } from 'prom-client';
import { isRecord, isVersion, versionPattern } from '../../repository/check-manifest';
import { say } from '../answers';
import { countLoads, Places, type Caps, type LatestErrors } from './count-loads';

/** The largest message: a page reports a few events. */
const MESSAGE_BYTES = 4096;
const MOST = 20;

type Check = (value: unknown) => boolean;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** What an event may be. Other fields are refused, so that no personal data can be in a message. */
const fields: Record<keyof LoadEvent, Check> = {
  app: matches(/^(?:host|remote-[a-z\d-]{1,40})$/),
  version: matches(versionPattern),
  canary: (value) => typeof value === 'boolean',
  kind: matches(/^(?:load|error|fault)$/),
  page: optional(matches(/^[A-Z][A-Za-z\d]{0,63}$/)),
  code: optional(matches(/^[a-z][a-z\d-]{0,31}$/)),
};

const isEvent = (value: unknown): value is LoadEvent =>
  isRecord(value) &&
  Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
  Object.entries(fields).every(([name, check]) => check(value[name]));

/** Reads a page's message `{"events": [...]}`; undefined when it is malformed. Versions that no release has are left out. */
export function readEvents(text: string): LoadEvent[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || !Array.isArray(value.events)) return undefined;
  const { events } = value;
  if (events.length === 0 || events.length > MOST || !events.every(isEvent)) return undefined;
  return events.filter(({ version }) => isVersion(version));
}

export interface EventIntake {
  metrics: Metrics;
  errors: LatestErrors;
  registry: () => Promise<Registry | undefined>;
  /** Messages of one address in a minute. */
  limit: number;
  caps?: Caps;
}

const isForeign = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

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
function withKnownNames(event: LoadEvent, apps: Registry['apps']): LoadEvent | undefined {
  const app = Object.hasOwn(apps, event.app) ? apps[event.app] : undefined;
  if (!app) return undefined;
  return {
    ...event,
    page: hasPage(apps, event.page) ? event.page : undefined,
    // An old page may run a version that is gone. Unknown versions count as one.
    version: runningVersions(app).includes(event.version) ? event.version : 'other',
  };
}

/**
 * Takes `POST /events`: the load events that pages send by `navigator.sendBeacon`. Anybody can send them, so only few
 * of one place count, for the judge and for ops.
 */
export async function receiveEvents(
  gateway: FastifyInstance,
  { metrics, errors, registry, limit, caps }: EventIntake,
): Promise<void> {
  const counters = countLoads(metrics);
  const places = new Places(caps);
  gateway.removeAllContentTypeParsers();
  gateway.addContentTypeParser(
    ['text/plain', 'application/json'],
    { parseAs: 'string', bodyLimit: MESSAGE_BYTES },
    (_request, body, done) => done(null, body),
  );
  gateway.post('/events', { config: { rateLimit: { max: limit } } }, async (request, reply) => {
    const events = isForeign(request) ? undefined : readEvents(String(request.body ?? ''));
    if (!events) return say(reply, 400, '请求有误');
    const apps = (await registry().catch(() => undefined))?.apps ?? {};
    for (const sent of events) {
      const event = withKnownNames(sent, apps);
      if (!event) continue;
      const { app, version, canary, kind } = event;
      const place = places.take(`${kind === 'fault'} ${app} ${version} ${canary}`, request.ip);
      if (!place) {
        counters.drop();
        continue;
      }
      // A fault of a release that runs is no load.
      if (kind !== 'fault') counters.add(event, place.part);
      if (kind !== 'load') errors.add(event, place.hash);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
