/** What a page says about the loading of one release. */
export interface LoadEvent {
  app: string;
  version: string;
  /** Whether the page was given the release as a canary. */
  canary: boolean;
  /** `load`: it runs. `error`: it did not, whatever was tried. */
  kind: 'load' | 'error';
  /** Why it did not: a word such as `timeout`. */
  code?: string;
}

/** A message is a few words about a few releases. */
export const MESSAGE_BYTES = 4096;
const MOST = 20;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const matches = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value);

const allowed = new Set(['app', 'version', 'canary', 'kind', 'code']);

function isEvent(value: unknown): value is LoadEvent {
  return (
    isRecord(value) &&
    // Whatever else a page might tell of its visitor is not taken.
    Object.keys(value).every((key) => allowed.has(key)) &&
    matches(value.app, /^(?:host|remote-[a-z\d-]{1,40})$/) &&
    matches(value.version, /^\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[\da-z.-]{1,40})?$/i) &&
    typeof value.canary === 'boolean' &&
    (value.kind === 'load' || value.kind === 'error') &&
    (value.code === undefined || matches(value.code, /^[a-z][a-z\d-]{0,31}$/))
  );
}

/** Reads a page's message `{"events": [...]}`; nothing when it is not one. */
export function readEvents(text: string): LoadEvent[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || !Array.isArray(value.events)) return undefined;
  const { events } = value;
  return events.length > 0 && events.length <= MOST && events.every(isEvent) ? events : undefined;
}
