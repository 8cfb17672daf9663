import type { LoadEvent } from '@suite/loader/registry';
import { isVersion, versionPattern } from '../../repository/check-manifest';

/** The largest message: a page reports a few events. */
export const MESSAGE_BYTES = 4096;
const MOST = 20;

type Check = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
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
  // A short word.
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
