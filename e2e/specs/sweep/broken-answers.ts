import { numberOf, seeded } from './seeded';

/** What an answer can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** An answer as it leaves the provider: any text. */
type Break = (answer: Json, chance: () => number) => string;

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer with every leaf and every branch as `change` wants it; `undefined` leaves a field out. */
function rebuilt(value: Json, change: (part: Json) => Json | undefined): Json | undefined {
  const changed = change(value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((item) => rebuilt(item, change) ?? null);
  if (!isObject(value)) return value;
  const fields: { [key: string]: Json } = {};
  for (const [name, part] of Object.entries(value)) {
    const kept = rebuilt(part, change);
    if (kept !== undefined) fields[name] = kept;
  }
  return fields;
}

/** An envelope whose data are changed, and nothing else. */
const withData =
  (change: (data: Json, chance: () => number) => Json | undefined): Break =>
  (answer, chance) => {
    const envelope = isObject(answer) ? answer : {};
    return JSON.stringify({ ...envelope, data: change(envelope.data ?? null, chance) });
  };

const oneOf = <Item>(items: readonly Item[], chance: () => number) =>
  items[Math.floor(chance() * items.length)] as Item;

const isLeaf = (part: Json) => typeof part !== 'object' || part === null;

/** Changes about one leaf of six. */
const someLeaves = (change: (leaf: Json, chance: () => number) => Json | undefined): Break =>
  withData((data, chance) =>
    rebuilt(data, (part) => (isLeaf(part) && chance() < 1 / 6 ? change(part, chance) : part)),
  );

const otherType = (leaf: Json): Json =>
  typeof leaf === 'string' ? 7 : typeof leaf === 'number' ? '七' : leaf === null ? {} : 'yes';

const huge = (leaf: Json): Json =>
  typeof leaf === 'number'
    ? Number.MAX_SAFE_INTEGER
    : typeof leaf === 'string'
      ? `${leaf}${'长'.repeat(4000)}`
      : leaf;

const broken = ['', '<html><body>502</body></html>', 'null', '[]', '{}', '7', '{"code":10000', '{"data":{}}'];

/** Ways in which the answers of a provider go wrong. */
export const breaks: Readonly<Record<string, Break>> = {
  'no envelope': (_answer, chance) => oneOf(broken, chance),
  'no data': (answer) => JSON.stringify({ ...(isObject(answer) ? answer : {}), data: undefined }),
  'data null': withData(() => null),
  'data of another type': withData((data, chance) =>
    Array.isArray(data) ? oneOf<Json>([{}, '', 0, true], chance) : oneOf<Json>([[], '', 0, true], chance),
  ),
  'empty lists': withData((data) => rebuilt(data, (part) => (Array.isArray(part) ? [] : part))),
  'fields missing': someLeaves(() => undefined),
  'fields null': someLeaves(() => null),
  'fields of another type': someLeaves(otherType),
  'lists and objects null': withData((data, chance) =>
    rebuilt(data, (part) => (part === data || isLeaf(part) || chance() > 1 / 4 ? part : null)),
  ),
  'huge values': someLeaves(huge),
};

/** A broken answer; the same call is broken in the same way on every run. */
export function brokenAnswer(way: string, call: string, answer: Json): string {
  return (breaks[way] as Break)(answer, seeded(numberOf(`${way} ${call}`)));
}

const payload = [
  '<img src=x onerror="window.__xss=1">',
  '"><svg onload="window.__xss=2">',
  "'><input autofocus onfocus='window.__xss=3'>",
  '<a href="javascript:window.__xss=4">点我</a>',
  '</script><script>window.__xss=5</script>',
  '<iframe srcdoc="<script>parent.__xss=6</script>"></iframe>',
  '<style>main{display:none}</style>',
].join('');

/** Chinese words are for readers; anything else in an answer steers the page. */
const isText = (value: Json): value is string => typeof value === 'string' && /[^\x20-\x7e]/.test(value);

const isAddress = (value: Json): value is string =>
  typeof value === 'string' && /^(?:https?:\/\/|\/(?!$))/.test(value);

/** The answer with a script in every text. */
export const withScripts = (answer: Json): Json =>
  rebuilt(answer, (part) => (isText(part) ? part + payload : part)) as Json;

/** The answer with a script instead of every address. */
export const withScriptAddresses = (answer: Json): Json =>
  rebuilt(answer, (part) => (isAddress(part) ? 'javascript:window.__xss=7' : part)) as Json;
