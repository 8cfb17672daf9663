import { syntaxFault } from './floor';

test.each([
  ['a function', 'var a = function () { return 1; };'],
  ['an arrow and a class', 'const f = (x) => class { m() { return `${x}`; } };'],
])('%s is within ES2015', (_, code) => {
  expect(syntaxFault(code, 2015)).toBeUndefined();
});

test.each([
  ['an async function', 'async function f() {}'],
  ['optional chaining', 'a?.b;'],
  ['nullish assignment', 'a ??= b;'],
  ['object spread', 'var a = { ...b };'],
  ['a native import()', 'import("./x.js");'],
  ['an exponent', 'a ** b;'],
  ['a catch without its error', 'try { a(); } catch { b(); }'],
])('%s is above ES2015', (_, code) => {
  expect(syntaxFault(code, 2015)).toMatch(/\(1:\d+\)/);
});

test('the inline loader is held to ES5', () => {
  expect(syntaxFault('var a = function () {};', 5)).toBeUndefined();
  expect(syntaxFault('const a = 1;', 5)).toBeDefined();
});
