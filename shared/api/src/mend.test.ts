import * as fc from 'fast-check';
import { mendedList, mendedObject } from './mend';

test.each([
  ['1', 1],
  ['0', 0],
  [true, 1],
  [false, 0],
  [1, 1],
  [0, 0],
])('a flag that PHP writes as %j is %j', (given, flag) => {
  const answer = { is_draft: given, canUse: given, list: [{ is_buy: given, type: given }], is_pass: given };
  expect(mendedObject(answer, 'canUse! is_buy! is_draft! is_pass!# list*')).toEqual({
    is_draft: flag,
    canUse: flag,
    list: [{ is_buy: flag, type: given }],
    is_pass: flag,
  });
});

test.each(['0000-00-00', '0000-00-00 00:00:00', null, 7])('%j is no day', (start_date) => {
  expect(mendedObject({ start_date }, 'start_date@')).toEqual({ start_date: '' });
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
  expect(mendedObject({ score }, 'score#')).toEqual({ score: mended });
});

test('a name of a thing may have letters', () => {
  expect(
    mendedObject({ contract_id: 'HT-7', paperId: '12', trophyId: '' }, 'contract_id# paperId# trophyId#'),
  ).toEqual({
    contract_id: 'HT-7',
    paperId: 12,
    trophyId: null,
  });
});

test('words and versions that the provider writes as a number are a text', () => {
  const answer = { version: 7, order_no: 20261129, list: [{ mobile: 19900001008 }] };
  expect(mendedObject(answer, 'list* mobile$ order_no$ version$')).toEqual({
    version: '7',
    order_no: '20261129',
    list: [{ mobile: '19900001008' }],
  });
});

test('words that are missing are an empty text', () => {
  expect(mendedObject({ title: null, cover: null }, 'title$')).toEqual({ title: '', cover: null });
});

test('a field that its call does not name stays as it came', () => {
  const answer = { list: null, start_date: null, is_pass: '1', score: '85', title: null, teacher: [] };
  expect(mendedObject(answer, '')).toEqual(answer);
  expect(mendedObject(answer, 'score# list*')).toEqual({ ...answer, score: 85, list: [] });
});

test('an object that PHP writes as an empty list is missing', () => {
  const answer = {
    user_answer: [],
    refund: [],
    question_list: [{ id: 1, lesson: [] }],
    content: [],
    courseList: [],
  };
  expect(mendedObject(answer, 'courseList* lesson? question_list* refund? user_answer?')).toEqual({
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
  const fields = 'courseList* deadline@ materials* start_date@ tags* teacherInfo? todayTasks*';
  expect(mendedObject(answer, fields)).toEqual({
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
  expect(mendedList(answer, 'start_date@')).toEqual(list);
});

test.each([null, undefined, '', 0, true, []])('an empty answer: %j', (answer) => {
  expect(mendedObject(answer, '')).toBeNull();
});

test.each(['__proto__', 'constructor', 'prototype'])('a field %s is dropped, at any depth', (name) => {
  const smuggled = `"${name}":{"is_pass":1,"admin":true}`;
  const answer: unknown = JSON.parse(`{${smuggled},"info":{${smuggled}},"list":[{${smuggled},"id":1}]}`);
  const clean = mendedObject(answer, 'list*') as { info: object; list: object[] };
  expect(clean).toEqual({ info: {}, list: [{ id: 1 }] });
  for (const part of [clean, clean.info, ...clean.list, ...mendedList([answer], 'list*')] as object[]) {
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
  fc.assert(
    fc.property(whole, (answer) =>
      expect(mendedObject(answer, 'list* score# start_date@ title$ video_info? words*')).toEqual(answer),
    ),
  );
});
