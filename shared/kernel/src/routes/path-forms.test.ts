import { formsOf, meets } from './path-forms';

test.each([
  ['/', ['/']],
  ['/Video', ['/video']],
  ['/chapter/:id', ['/chapter/:']],
  ['/chapter/:id?', ['/chapter/:', '/chapter']],
  ['/detail/:preview?/:week', ['/detail/:/:', '/detail/:']],
  ['/a/:b?/:c?', ['/a/:/:', '/a/:', '/a/:', '/a']],
])('%s answers to %j', (path, forms) => {
  expect(formsOf(path).sort()).toEqual([...forms].sort());
});

const route = (path: string, name = path) => ({ path, name });

test.each([
  ['the same path', route('/a', 'A'), route('/a', 'B'), true],
  ['the same name', route('/a', 'A'), route('/b', 'A'), true],
  ['a parameter of another name', route('/a/:id'), route('/A/:key'), true],
  ['a parameter that may be left out', route('/a/:id?'), route('/a'), true],
  ['a word where the other has a parameter', route('/a/list'), route('/a/:id'), false],
  ['nothing in common', route('/a'), route('/b'), false],
])('two routes with %s: %j and %j', (_, one, other, expected) => {
  expect([meets(one)(other), meets(other)(one)]).toEqual([expected, expected]);
});
