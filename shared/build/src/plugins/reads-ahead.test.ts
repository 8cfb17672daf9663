import { beginningOf } from './reads-ahead';

/** What a page's script asks at this address. */
function asked(reads: readonly string[], hash: string): string[] {
  const all: string[] = [];
  const run = new Function('window', 'location', beginningOf(reads)) as (...given: object[]) => void;
  run({ __suiteAsk: (read: string) => all.push(read) }, { hash });
  return all;
}

const LIST = '/StudentReflections/getList?page=1&limit=20';
const DETAIL = '/StudentReflections/getDetail?id=:id';

test('a page’s script asks its reads in their order', () => {
  expect(asked([LIST, '/Pay/config?landing=game'], '#/students-feel')).toEqual([
    LIST,
    '/Pay/config?landing=game',
  ]);
});

test.each([
  ['?id=301', ['301']],
  ['?from=card&id=301&to=2', ['301']],
  ['?grid=301', []],
  ['?id=', []],
  ['?id=%3Cscript%3E', []],
  ['', []],
])('at %j a read of one thing asks for %j', (query, ids) => {
  expect(asked([DETAIL], `#/students-feel/detail${query}`)).toEqual(
    ids.map((id) => `/StudentReflections/getDetail?id=${id}`),
  );
});

test('a read with a parameter that is missing does not hold the others up', () => {
  expect(asked([DETAIL, LIST], '#/students-feel/detail')).toEqual([LIST]);
});

test('a page that is entered later asks by itself', () => {
  const run = new Function('window', 'location', beginningOf([LIST])) as (...given: object[]) => void;
  expect(() => run({}, { hash: '' })).not.toThrow();
});
