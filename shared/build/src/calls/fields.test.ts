import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeclarations, type DeclaredCall } from './declared-calls';
import { fixFields, neededFields, wrongFields } from './fields';
import type { Schema } from './schema-of';

const declarations = readDeclarations();

test('each call names the fields that its answer has: `npm run calls -- --fix` writes them', () => {
  const wrong = wrongFields(declarations).map(({ call, needed }) => `${call.name} '${needed}'`);
  expect(wrong).toEqual([]);
  expect(declarations.calls.filter(({ fields }) => fields.text).length).toBeGreaterThan(150);
});

const callWith = (answer: Schema): DeclaredCall => ({ ...declarations.calls[0]!, answer });
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const day: Schema = { $ref: '#/components/schemas/Day' };

function needed(answer: Schema): string {
  const call = callWith(answer);
  return neededFields({ ...declarations, calls: [call] })(call);
}

test.each<[string, Schema, string]>([
  ['a list', { type: 'array', items: { type: 'string' } }, 'a*'],
  ['a day', day, 'a@'],
  ['a day or null', { anyOf: [day, { type: 'null' }] }, 'a@'],
  ['a flag', { enum: [0, 1] }, 'a!'],
  ['a flag or null', { enum: [0, 1, null] }, 'a!#'],
  ['a choice', { enum: [0, 1, 2] }, ''],
  ['a number', { type: 'number' }, ''],
  ['a number or null', { type: ['number', 'null'] }, 'a#'],
  ['an object', object({}), ''],
  ['an object or null', { anyOf: [object({}), { type: 'null' }] }, 'a?'],
  ['a map or null', { type: ['object', 'null'], additionalProperties: { type: 'string' } }, ''],
  ['a text', { type: 'string' }, ''],
])('%s', (_, schema, fields) => {
  expect(needed(object({ a: schema }))).toBe(fields);
});

test('words, objects that may be left out, and fields at any depth are named', () => {
  const inner = object({ title: { type: 'string' }, b: object({ is_buy: { enum: [0, 1] } }) }, ['title']);
  expect(needed({ type: 'array', items: object({ list: { type: 'array', items: inner } }) })).toBe(
    'b? is_buy! list* title$',
  );
});

test('fields of one name and two kinds are refused', () => {
  expect(() => needed(object({ a: { type: 'array', items: object({ a: day }) } }))).toThrow(
    'fields of one answer are called a',
  );
});

test('the fix writes the fields after the path, in place of what is there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fields-'));
  const file = join(folder, 'calls.ts');
  const text = "get<void, A>('/a');\nget<void, B>('/b', 'x*', { quiet: true });\n";
  writeFileSync(file, text);
  const at = (start: string, end: string, fields: string) => {
    const from = text.indexOf(start) + start.length;
    return { text: fields, file, from, to: text.indexOf(end, from - 1) + end.length };
  };
  const answer = object({ list: { type: 'array', items: {} } });
  const calls = [
    {
      ...callWith(answer),
      fields: { text: '', file, from: text.indexOf("')") + 1, to: text.indexOf("')") + 1 },
    },
    { ...callWith(answer), fields: at("'/b'", "'x*'", 'x*') },
  ];
  fixFields({ ...declarations, calls });
  expect(readFileSync(file, 'utf8')).toBe(
    "get<void, A>('/a', 'list*');\nget<void, B>('/b', 'list*', { quiet: true });\n",
  );
  rmSync(folder, { recursive: true });
});
