import * as v from 'valibot';

const hex32 = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/));
const uuid = v.pipe(v.string(), v.regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/));
const line = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[^\r\n]+$/));

const frame = v.looseObject({
  filename: v.optional(line(1024)),
  function: v.optional(v.string()),
  lineno: v.optional(v.pipe(v.number(), v.integer())),
  colno: v.optional(v.pipe(v.number(), v.integer())),
});

/** What Sentry asks of an event; fields of other names it keeps or drops. */
const eventForm = v.looseObject({
  event_id: hex32,
  timestamp: v.pipe(v.number(), v.minValue(1_500_000_000)),
  platform: v.literal('javascript'),
  level: v.picklist(['fatal', 'error', 'warning', 'info', 'debug']),
  release: v.optional(v.pipe(line(200), v.regex(/^(?!\.{1,2}$)[^/\\\s]+$/))),
  environment: v.optional(v.pipe(line(64), v.regex(/^[^/\s]+$/))),
  transaction: v.optional(line(200)),
  tags: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[\w.:-]{1,32}$/)), v.union([line(200), v.number()])),
  ),
  exception: v.object({
    values: v.pipe(
      v.array(
        v.looseObject({
          type: v.optional(line(256)),
          value: v.optional(v.string()),
          stacktrace: v.optional(v.object({ frames: v.pipe(v.array(frame), v.minLength(1)) })),
        }),
      ),
      v.minLength(1),
    ),
  }),
  contexts: v.optional(
    v.looseObject({ react: v.optional(v.looseObject({ componentStack: v.optional(v.string()) })) }),
  ),
  debug_meta: v.optional(
    v.object({
      images: v.array(v.object({ type: v.literal('sourcemap'), code_file: line(1024), debug_id: uuid })),
    }),
  ),
});

const header = v.looseObject({ event_id: v.optional(hex32), sent_at: v.optional(v.string()) });
const itemHeader = v.looseObject({
  type: v.picklist(['event', 'client_report', 'session', 'sessions']),
  length: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** The next line of a text, and what follows it. */
function split(text: string): [line: string, rest: string] {
  const end = text.indexOf('\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}

/** An item's payload: of the length that its header names, or up to the end of the line. */
function payloadIn(text: string, length: number | undefined): [payload: string, rest: string] {
  if (length === undefined) return split(text);
  const bytes = Buffer.from(text);
  const [payload, rest] = [bytes.subarray(0, length), bytes.subarray(length).toString()];
  if (payload.length < length || (rest !== '' && !rest.startsWith('\n'))) throw new Error('wrong length');
  return [payload.toString(), rest.slice(1)];
}

/** Reads an envelope, `{header}\n{item header}\n{payload}\n…`; throws at what is malformed. */
export function readEnvelope(text: string): { id: string | null; events: Record<string, unknown>[] } {
  const [first, others] = split(text);
  const { event_id: id = null } = v.parse(header, JSON.parse(first));
  const events: Record<string, unknown>[] = [];
  for (let rest = others; rest !== '';) {
    const [headerLine, after] = split(rest);
    const { type, length } = v.parse(itemHeader, JSON.parse(headerLine));
    const [payload, next] = payloadIn(after, length);
    const content = JSON.parse(payload) as unknown;
    if (type === 'event') {
      const event = v.parse(eventForm, content);
      if (event.event_id !== id) throw new Error('the event has another id than the envelope');
      events.push(event);
    }
    rest = next;
  }
  return { id, events };
}
