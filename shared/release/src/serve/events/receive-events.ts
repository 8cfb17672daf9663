import type { LoadEvent, Registry, RegistryApp, VitalEvent } from '@suite/loader/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry as Metrics } from 'prom-client';
import { isRecord, isVersion, versionPattern } from '../../repository/check-manifest';
import { say } from '../answers';
import { countLoads, Places, type Caps, type LatestErrors, type Place } from './count-loads';
import { countVitals, speedOf } from './count-vitals';

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

type Event = LoadEvent | VitalEvent;

const ofRelease = {
  app: matches(/^(?:host|remote-[a-z\d-]{1,40})$/),
  version: matches(versionPattern),
  canary: (value: unknown) => typeof value === 'boolean',
  page: optional(matches(/^[A-Z][A-Za-z\d]{0,63}$/)),
};

/** What an event may be. Other fields are refused, so that no personal data can be in a message. */
const loadFields: Record<keyof LoadEvent, Check> = {
  ...ofRelease,
  kind: matches(/^(?:load|error|fault|call)$/),
  code: optional(matches(/^[a-z][a-z\d-]{0,31}$/)),
};

/** Longer than ten minutes no page is waited for. */
const LONGEST = 600_000;

const vitalFields: Record<keyof VitalEvent, Check> = {
  ...ofRelease,
  kind: matches(/^vital$/),
  metric: matches(/^(?:lcp|inp|cls|ttfb|load)$/),
  value: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LONGEST,
  context: matches(/^(?:messenger|desktop-messenger|browser|app)$/),
};

function isEvent(value: unknown): value is Event {
  if (!isRecord(value)) return false;
  const fields: Record<string, Check> = value.kind === 'vital' ? vitalFields : loadFields;
  return (
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([name, check]) => check(value[name]))
  );
}

/** Reads a page's message `{"events": [...]}`; undefined when it is malformed. Versions that no release has are left out. */
export function readEvents(text: string): Event[] | undefined {
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
function withKnownNames<One extends Event>(event: One, apps: Registry['apps']): One | undefined {
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
const about = (event: Event) => {
  const { app, version, canary, kind } = event;
  const what = {
    load: 'load',
    error: 'load',
    fault: 'fault',
    call: 'call',
    vital: 'metric' in event && event.metric,
  };
  return `${what[kind]} ${app} ${version} ${canary}`;
};

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

  function count(event: Event, { part, hash }: Place): void {
    if (event.kind === 'vital') {
      vitals.add(event);
      const speed = speedOf(event);
      if (speed) counters.addSign(event, speed, part);
      return;
    }
    // What goes wrong in a release that runs is no load.
    if (event.kind === 'fault' || event.kind === 'call') counters.addSign(event, event.kind, part);
    else counters.add(event, part);
    if (event.kind !== 'load') errors.add(event, hash);
  }

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
      const place = places.take(about(event), request.ip);
      if (!place) {
        counters.drop();
        continue;
      }
      count(event, place);
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
