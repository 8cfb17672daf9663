import { readFileSync, writeFileSync } from 'node:fs';
import type { Declarations, DeclaredCall } from './declared-calls';
import { resolved } from './open-api';
import { refOf, type Schema } from './schema-of';

/** Ends of the names of texts that pages put into sentences or compare. */
const words =
  /(?:_no|apply_code|author|introduce|mobile|name|reason|sentence|slogan|summary|text|title|version)$/;

interface Field {
  name: string;
  schema: Schema;
  /** It may be null or left out. */
  isOptional: boolean;
  isNull: boolean;
}

type Schemas = Record<string, Schema>;

const typesOf = (schema: Schema) => [schema.type ?? []].flat();

/** What a field holds when it is not null. */
const heldIn = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

function canBeNull(schema: Schema): boolean {
  if (schema.anyOf) return schema.anyOf.some(({ type }) => type === 'null');
  return typesOf(schema).includes('null') || (schema.enum?.includes(null) ?? false);
}

/** Every field in an answer, at any depth. */
function fieldsIn(schema: Schema, schemas: Schemas, known = new Set<Schema>()): Field[] {
  const { additionalProperties, anyOf = [], items, properties = {}, required } = resolved(schema, schemas);
  if (known.has(resolved(schema, schemas))) return [];
  known.add(resolved(schema, schemas));
  const own = Object.entries(properties).map(([name, part]) => {
    const isNull = canBeNull(part);
    return { name, schema: part, isNull, isOptional: isNull || !required?.includes(name) };
  });
  const inside = [...anyOf, items ?? [], additionalProperties ?? [], own.map((field) => field.schema)].flat();
  return [...own, ...inside.flatMap((part) => fieldsIn(part, schemas, known))];
}

/** What a field holds, as far as it can be normalised. */
function kindOf(
  schema: Schema,
  schemas: Schemas,
): 'list' | 'date' | 'flag' | 'number' | 'object' | 'text' | '' {
  const held = heldIn(schema);
  const { additionalProperties, enum: values, ...rest } = resolved(held, schemas);
  const types = typesOf(rest);
  if (/^(?:DateTime|Day)$/.test(refOf(held) ?? '')) return 'date';
  if (values?.every((value) => value === 0 || value === 1 || value === null)) return 'flag';
  if (types.includes('array')) return 'list';
  if (types.includes('object') && !additionalProperties) return 'object';
  if (types.includes('number')) return 'number';
  return types.includes('string') ? 'text' : '';
}

/** Names of objects and numbers that some answer lacks: the server writes what is missing alike everywhere. */
function optionalNames({ calls, schemas }: Declarations): Record<'object' | 'number', Set<string>> {
  const fields = calls.flatMap(({ answer }) => fieldsIn(answer, schemas));
  const named = (kinds: string[], some: Field[]) =>
    new Set(some.filter(({ schema }) => kinds.includes(kindOf(schema, schemas))).map(({ name }) => name));
  return {
    object: named(
      ['object'],
      fields.filter(({ isOptional }) => isOptional),
    ),
    number: named(
      ['number', 'flag'],
      fields.filter(({ isNull }) => isNull),
    ),
  };
}

function signOf(
  { name, schema }: Field,
  optional: ReturnType<typeof optionalNames>,
  schemas: Schemas,
): string {
  const number = optional.number.has(name) ? '#' : '';
  const signs = {
    list: '*',
    date: '@',
    flag: `!${number}`,
    number,
    object: optional.object.has(name) ? '?' : '',
    text: words.test(name) ? '$' : '',
    '': '',
  };
  return signs[kindOf(schema, schemas)];
}

/** One sign for all fields of a name: an object that may be missing can hold a text of its own name. */
function signFor(name: string, signs: readonly string[]): string {
  const [sign = '', ...others] = [...new Set(signs)].sort().reverse();
  if (others.length === 0 || (sign === '?' && others.join('') === '')) return sign;
  throw new Error(`fields of one answer are called ${name} and have the signs ${signs.join(' and ')}`);
}

/** What a call has to name, by the type of its answer. */
export function neededFields(declarations: Declarations): (call: DeclaredCall) => string {
  const { schemas } = declarations;
  const optional = optionalNames(declarations);
  return ({ answer }) => {
    const signs = new Map<string, string[]>();
    for (const field of fieldsIn(answer, schemas))
      signs.set(field.name, [...(signs.get(field.name) ?? []), signOf(field, optional, schemas)]);
    return [...signs]
      .map(([name, all]) => ({ name, sign: signFor(name, all) }))
      .filter(({ sign }) => sign !== '')
      .map(({ name, sign }) => name + sign)
      .sort()
      .join(' ');
  };
}

/** The calls that name other fields than their answer has. */
export function wrongFields(declarations: Declarations): { call: DeclaredCall; needed: string }[] {
  const needed = neededFields(declarations);
  return declarations.calls
    .map((call) => ({ call, needed: needed(call) }))
    .filter((one) => one.call.fields.text !== one.needed);
}

/** Writes into the sources what each call has to name; gives what it wrote. */
export function fixFields(declarations: Declarations): string[] {
  const wrong = wrongFields(declarations).sort((a, b) => b.call.fields.from - a.call.fields.from);
  for (const { call, needed } of wrong) {
    const { file, from, to } = call.fields;
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text.slice(0, from)}, '${needed}'${text.slice(to)}`);
  }
  return wrong.map(({ call, needed }) => `${call.path}\t${needed}`);
}
