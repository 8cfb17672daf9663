import ts from 'typescript';
import { assignSpreads } from './assign-spreads';

const target = ts.ScriptTarget.ES2022;
const written = (code: string) =>
  ts
    .transpileModule(code, {
      compilerOptions: { target, removeComments: true },
      transformers: { after: [assignSpreads] },
    })
    .outputText.trim();

/** What an expression gives, with `log` to say in which order things happen. */
function resultOf(expression: string): unknown {
  const seen: string[] = [];
  const code = written(`result = ${expression}`);
  const run = new Function('log', `let result; ${code}; return result;`) as (log: unknown) => unknown;
  const result = run((value: unknown) => (seen.push(JSON.stringify(value)), value));
  return [result, seen];
}

test.each([
  '{ ...{ a: 1 }, b: 2 }',
  '{ a: 1, ...{ a: 2 }, ...{ b: 3 }, a: 4 }',
  '{ ...undefined, ...null, a: 1 }',
  '{ a: { ...{ b: { ...{ c: 1 } } } } }',
  '{ ...log({ a: 1 }), b: log(2), ...log({ c: 3 }) }',
])('%s gives what it gave', (expression) => {
  expect(written(`result = ${expression}`)).not.toContain('...');
  const run = new Function('log', `return ${expression};`) as (log: unknown) => unknown;
  const seen: string[] = [];
  const expected = run((value: unknown) => (seen.push(JSON.stringify(value)), value));
  expect(resultOf(expression)).toEqual([expected, seen]);
});

test('what is spread is read before what comes after it, and is not changed', () => {
  const [result] = resultOf(
    '(() => { const a = { n: 1 }; const b = { ...a, m: (a.n = 2) }; return [a, b]; })()',
  ) as [unknown];
  expect(result).toEqual([{ n: 2 }, { n: 1, m: 2 }]);
});

test.each([
  '({ a, ...rest } = b);',
  'const { a, ...rest } = b;',
  'const b = { ...a, get c() { return 1; } };',
])('%s stays as it is', (code) => expect(written(code)).not.toContain('assign'));
