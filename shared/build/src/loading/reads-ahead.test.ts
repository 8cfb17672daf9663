import { beginningOf } from './reads-ahead';

/** What a page's script asks at this address. */
function asked(pages: Parameters<typeof beginningOf>[0], hash: string): string[] {
  const all: string[] = [];
  const run = new Function('window', 'location', beginningOf(pages)) as (...given: object[]) => void;
  run({ __suite: { ask: (read: string) => all.push(read) } }, { hash });
  return all;
}

const LIST = '/StudentReflections/getList?page=1&limit=20';
const DETAIL = '/StudentReflections/getDetail?id=:id';
const detail = (...reads: string[]) => ({ path: '/students-feel/detail', reads });

test('a page’s script asks its reads in their order', () => {
  const reads = [LIST, '/Pay/config?landing=game'];
  expect(asked([{ path: '/students-feel', reads }], '#/students-feel')).toEqual(reads);
});

test.each([
  ['?id=301', ['301']],
  ['?from=card&id=301&to=2', ['301']],
  ['?grid=301', []],
  ['?id=', []],
  ['?id=%3Cscript%3E', []],
  ['', []],
])('at %j a read of one thing asks for %j', (query, ids) => {
  expect(asked([detail(DETAIL)], `#/students-feel/detail${query}`)).toEqual(
    ids.map((id) => `/StudentReflections/getDetail?id=${id}`),
  );
});

test('a read with a parameter that is missing does not hold the others up', () => {
  expect(asked([detail(DETAIL, LIST)], '#/students-feel/detail')).toEqual([LIST]);
});

const editions = [
  { path: '/', reads: ['/home'] },
  { path: '/pay/payment/:code', reads: ['/goods?code=:code'] },
  { path: '/pay/payment-advnaced/:id?', reads: ['/advanced?id=:id', '/property'] },
];

test.each([
  ['', ['/home']],
  ['#/', ['/home']],
  ['#/?from=card', ['/home']],
  ['#/pay', []],
  ['#/pay/payment/CS002?from=card', ['/goods?code=CS002']],
  ['#/pay/payment', []],
  ['#/pay/payment/CS002/more', []],
  ['#/pay/payment-advnaced', ['/property']],
  ['#/pay/payment-advnaced/2', ['/advanced?id=2', '/property']],
])('at %j the script of several pages asks what its page reads: %j', (hash, reads) => {
  expect(asked(editions, hash)).toEqual(reads);
});

test('a page that is entered later asks by itself', () => {
  const run = new Function('window', 'location', beginningOf([detail(LIST)])) as (...given: object[]) => void;
  expect(() => run({}, { hash: '' })).not.toThrow();
});
