import { chanceOf } from './chance';

/** A value that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A number from 0 to 1 that depends on the place in an answer alone, so it is the same on every run. */
type Chance = (place: string) => number;

/** Turns an answer into the text that the page receives instead. */
type Break = (answer: Json, chance: Chance) => string;

type Change = (part: Json, place: string) => Json | undefined;

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLeaf = (part: Json) => typeof part !== 'object' || part === null;

/** The answer with `change` applied to each part; `undefined` leaves a field out. */
function rebuilt(value: Json, change: Change, place = ''): Json | undefined {
  const changed = change(value, place);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((item, at) => rebuilt(item, change, `${place}.${at}`) ?? null);
  if (!isObject(value)) return value;
  const fields: { [key: string]: Json } = {};
  for (const [name, part] of Object.entries(value)) {
    const kept = rebuilt(part, change, `${place}.${name}`);
    if (kept !== undefined) fields[name] = kept;
  }
  return fields;
}

/** Changes the data of an envelope and keeps its other fields. */
const withData =
  (change: (data: Json, chance: Chance) => Json | undefined): Break =>
  (answer, chance) => {
    const envelope = isObject(answer) ? answer : {};
    return JSON.stringify({ ...envelope, data: change(envelope.data ?? null, chance) });
  };

const oneOf = <Item>(items: readonly Item[], chance: Chance) =>
  items[Math.floor(chance('') * items.length)] as Item;

/** Changes about one leaf of six. */
const someLeaves = (change: (leaf: Json) => Json | undefined): Break =>
  withData((data, chance) =>
    rebuilt(data, (part, place) => (isLeaf(part) && chance(place) < 1 / 6 ? change(part) : part)),
  );

const otherType = (leaf: Json): Json =>
  typeof leaf === 'string' ? 7 : typeof leaf === 'number' ? '七' : leaf === null ? {} : 'yes';

const huge = (leaf: Json): Json =>
  typeof leaf === 'number'
    ? Number.MAX_SAFE_INTEGER
    : typeof leaf === 'string'
      ? `${leaf}${'长'.repeat(4000)}`
      : leaf;

const isDate = (part: Json): part is string => typeof part === 'string' && /^\d{4}-\d\d-\d\d/.test(part);

/** A list with gaps. PHP writes a list as an object with numbers as keys once an item was removed. */
const withGaps = (list: Json[], chance: number): Json =>
  chance < 1 / 2 ? [null, ...list, null] : Object.fromEntries(list.map((item, at) => [2 * at + 1, item]));

/** Changes every list, the inner ones first. */
const everyList = (change: (list: Json[], chance: number) => Json): Break =>
  withData((data, chance) => {
    const changed = (part: Json, place: string): Json | undefined => {
      if (!Array.isArray(part)) return part;
      const items = part.map((item, at) => rebuilt(item, changed, `${place}.${at}`) ?? null);
      return change(items, chance(place));
    };
    return rebuilt(data, changed);
  });

const broken = ['', '<html><body>502</body></html>', 'null', '[]', '{}', '7', '{"code":10000', '{"data":{}}'];

/** Ways in which a provider's answers can be wrong. */
export const breaks: Readonly<Record<string, Break>> = {
  'no envelope': (_answer, chance) => oneOf(broken, chance),
  'no data': (answer) => JSON.stringify({ ...(isObject(answer) ? answer : {}), data: undefined }),
  'data null': withData(() => null),
  'data of another type': withData((data, chance) =>
    Array.isArray(data) ? oneOf<Json>([{}, '', 0, true], chance) : oneOf<Json>([[], '', 0, true], chance),
  ),
  'empty lists': withData((data) => rebuilt(data, (part) => (Array.isArray(part) ? [] : part))),
  'lists null': everyList(() => null),
  'lists with gaps': everyList(withGaps),
  'dates null or numbers': withData((data, chance) =>
    rebuilt(data, (part, place) => (isDate(part) ? (chance(place) < 1 / 2 ? null : 7) : part)),
  ),
  'fields missing': someLeaves(() => undefined),
  'fields null': someLeaves(() => null),
  'fields of another type': someLeaves(otherType),
  'lists and objects null': withData((data, chance) =>
    rebuilt(data, (part, place) => (part === data || isLeaf(part) || chance(place) > 1 / 4 ? part : null)),
  ),
  'huge values': someLeaves(huge),
};

/** Real providers say in these ways that they have no value, so every page must draw them. */
export const drawable: readonly string[] = [
  'no data',
  'data null',
  'data of another type',
  'empty lists',
  'lists null',
  'lists with gaps',
  'dates null or numbers',
  'fields null',
];

/** A broken answer; the same call is broken in the same way on every run. */
export const brokenAnswer = (way: string, call: string, answer: Json): string =>
  (breaks[way] as Break)(answer, (place) => chanceOf(`${way} ${call} ${place}`));

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
