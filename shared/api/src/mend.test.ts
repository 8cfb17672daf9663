import * as fc from 'fast-check';
import ts from 'typescript';
import {
  dateFields,
  flags,
  listFields,
  mendedList,
  mendedObject,
  optionalFields,
  optionalNumbers,
  words,
} from './mend';

interface Field {
  owner: string;
  name: string;
  type: string;
  isNull: boolean;
  isOptional: boolean;
}

/** Names of the declared objects; one is the kernel's. */
const objects = new Set(['PayParams']);

/** The fields of the declared answers; parameters go the other way. */
function declaredFields(): Field[] {
  const fields: Field[] = [];
  function take(owner: string, members: ts.NodeArray<ts.TypeElement>): void {
    for (const member of members) {
      if (!ts.isPropertySignature(member) || !member.type) continue;
      const [type, ...rest] = member.type.getText().split(' | ') as [string, ...string[]];
      const isNull = rest.indexOf('null') >= 0;
      const isOptional = !!member.questionToken || isNull;
      fields.push({ owner, name: member.name.getText(), type, isNull, isOptional });
    }
  }
  function look(node: ts.Node): void {
    if (ts.isInterfaceDeclaration(node)) {
      objects.add(node.name.text);
      if (!/(?:Params|Sheet|Options)$/.test(node.name.text)) take(node.name.text, node.members);
    }
    // A call may declare its answer itself.
    const answer = ts.isCallExpression(node) ? node.typeArguments?.[1] : undefined;
    if (answer && ts.isTypeLiteralNode(answer)) take(node.parent.getText(), answer.members);
    node.forEachChild(look);
  }
  for (const file of ts.sys.readDirectory('shared/api/src', ['.ts'], ['**/*.test.ts'])) {
    const text = ts.sys.readFile(file) ?? '';
    look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return fields;
}

const fields = declaredFields();
const isList = ({ type }: Field) => type.endsWith('[]');
const isDate = ({ type }: Field) => /^(?:DateTime|Day)$/.test(type);
const isOptionalObject = ({ type, isOptional }: Field) =>
  isOptional && (type.startsWith('{') || objects.has(type.replace(/^Omit<|[<,].*/g, '')));
const told = ({ owner, name, type }: Field) => `${owner}.${name}: ${type}`;

test('the mended names are exactly the lists and dates of the declared answers', () => {
  expect(fields.length).toBeGreaterThan(200);
  const wrong = fields.filter(
    (field) => isList(field) !== listFields.has(field.name) || isDate(field) !== dateFields.has(field.name),
  );
  expect(wrong.map(told)).toEqual([]);
});

test('the names of optional objects are exactly those of the declared answers', () => {
  const names = fields.filter(isOptionalObject).map(({ name }) => name);
  expect([...optionalFields]).toEqual([...new Set(names)].sort());
});

test('so are those of optional numbers, and nothing but a number has such a name', () => {
  const isNumber = ({ type }: Field) => /^(?:number|Flag)$/.test(type);
  const names = fields.filter((field) => isNumber(field) && field.isNull).map(({ name }) => name);
  expect([...optionalNumbers]).toEqual([...new Set(names)].sort());
  expect(fields.filter((field) => optionalNumbers.has(field.name) && !isNumber(field)).map(told)).toEqual([]);
});

test('flags have names of flags, and nothing else has one', () => {
  const isFlag = ({ type }: Field) => /^(?:Flag|DraftFlag)$/.test(type);
  expect(fields.filter((field) => isFlag(field) !== flags.test(field.name)).map(told)).toEqual([]);
});

test.each([
  ['1', 1],
  ['0', 0],
  [true, 1],
  [false, 0],
  [1, 1],
  [0, 0],
])('a flag that PHP writes as %j is %j', (given, flag) => {
  const answer = { is_draft: given, canUse: given, list: [{ is_buy: given, type: given }], is_pass: given };
  expect(mendedObject(answer)).toEqual({
    is_draft: flag,
    canUse: flag,
    list: [{ is_buy: flag, type: given }],
    is_pass: flag,
  });
});

test.each(['0000-00-00', '0000-00-00 00:00:00', null, 7])('%j is no day', (start_date) => {
  expect(mendedObject({ start_date })).toEqual({ start_date: '' });
});

test.each([
  [85, 85],
  [0, 0],
  ['85.5', 85.5],
  ['', null],
  [' ', null],
  ['优', null],
  [[], null],
  [false, null],
])('a number that may be missing: %j is %j', (score, mended) => {
  expect(mendedObject({ score })).toEqual({ score: mended });
});

test('a name of a thing may have letters', () => {
  expect(mendedObject({ contract_id: 'HT-7', paperId: '12', trophyId: '' })).toEqual({
    contract_id: 'HT-7',
    paperId: 12,
    trophyId: null,
  });
});

test('fields with names of words hold texts', () => {
  const named = fields.filter(({ name }) => words.test(name));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ type }) => type !== 'string').map(told)).toEqual([]);
  expect(mendedObject({ video_name: null, mobile: null, title: null, cover: null })).toEqual({
    video_name: '',
    mobile: '',
    title: '',
    cover: null,
  });
});

test('an object that PHP writes as an empty list is missing', () => {
  const answer = {
    user_answer: [],
    refund: [],
    question_list: [{ id: 1, lesson: [] }],
    content: [],
    courseList: [],
  };
  expect(mendedObject(answer)).toEqual({
    user_answer: null,
    refund: null,
    question_list: [{ id: 1, lesson: null }],
    content: [],
    courseList: [],
  });
});

test('missing values get the shape that pages count on', () => {
  const answer = {
    courseList: null,
    week: { start_date: null, deadline: 7, materials: { 0: { id: 1 }, 4: { id: 5, tags: false } } },
    todayTasks: [null, { id: 1 }],
    teacherInfo: null,
    content: { 31: '2' },
  };
  expect(mendedObject(answer)).toEqual({
    courseList: [],
    week: { start_date: '', deadline: '', materials: [{ id: 1 }, { id: 5, tags: [] }] },
    todayTasks: [{ id: 1 }],
    teacherInfo: null,
    content: { 31: '2' },
  });
});

test.each([
  [null, []],
  [undefined, []],
  ['', []],
  [{ 2: { start_date: null } }, [{ start_date: '' }]],
  [[null, { id: 1 }], [{ id: 1 }]],
])('an answer that is a list as a whole: %j', (answer, list) => {
  expect(mendedList(answer)).toEqual(list);
});

test.each([null, undefined, '', 0, true, []])('an empty answer: %j', (answer) => {
  expect(mendedObject(answer)).toBeNull();
});

test.each(['__proto__', 'constructor', 'prototype'])('a field %s is dropped, at any depth', (name) => {
  const smuggled = `"${name}":{"is_pass":1,"admin":true}`;
  const answer: unknown = JSON.parse(`{${smuggled},"info":{${smuggled}},"list":[{${smuggled},"id":1}]}`);
  const clean = mendedObject(answer) as { info: object; list: object[] };
  expect(clean).toEqual({ info: {}, list: [{ id: 1 }] });
  for (const part of [clean, clean.info, ...clean.list, ...mendedList([answer])] as object[]) {
    expect(Object.keys(part)).not.toContain(name);
    expect(Object.getPrototypeOf(part)).toBe(Object.prototype);
    expect('admin' in part).toBe(false);
  }
});

const leaf = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
const part = fc.record({
  title: fc.string(),
  cover: leaf,
  start_date: fc.constant('2026-11-21'),
  words: fc.array(fc.string()),
});
const whole = fc.record({
  score: fc.oneof(fc.integer(), fc.constant(null)),
  list: fc.array(part),
  video_info: fc.oneof(part, fc.constant(null)),
  content: fc.dictionary(fc.nat().map(String), fc.string()),
});

test('an answer as declared stays what it is', () => {
  fc.assert(fc.property(whole, (answer) => expect(mendedObject(answer)).toEqual(answer)));
});
