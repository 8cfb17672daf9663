import type { LoadEvent } from '@suite/kernel/registry';
import { isVersion, versionPattern } from '../../repository/check-manifest';

/** The largest message: a page reports a few events. */
export const MESSAGE_BYTES = 4096;
const MOST = 20;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

/** Whether this can be the reason of a failure: a short word. */
const isCode = (value: unknown): value is string => matches(value, /^[a-z][a-z\d-]{0,31}$/);

const allowed = new Set(['app', 'version', 'canary', 'kind', 'code', 'page']);

function isEvent(value: unknown): value is LoadEvent {
  return (
    isRecord(value) &&
    // Other fields are refused, so that no personal data can be in a message.
    Object.keys(value).every((key) => allowed.has(key)) &&
    matches(value.app, /^(?:host|remote-[a-z\d-]{1,40})$/) &&
    typeof value.version === 'string' &&
    versionPattern.test(value.version) &&
    typeof value.canary === 'boolean' &&
    (value.kind === 'load' || value.kind === 'error' || value.kind === 'fault') &&
    (value.page === undefined || matches(value.page, /^[A-Z][A-Za-z\d]{0,63}$/)) &&
    (value.code === undefined || isCode(value.code))
  );
}

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
