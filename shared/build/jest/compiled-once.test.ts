import { compileFunction } from 'node:vm';
import './compiled-once.cjs';

const compiled = (source: string) =>
  compileFunction(source, [], { filename: 'compiled-once-test.js' }) as (() => unknown) & {
    cachedDataRejected?: boolean;
  };

test('a source is compiled once, and anew when it has changed', () => {
  expect(compiled('return 1').cachedDataRejected).toBeUndefined();
  const again = compiled('return 1');
  expect(again.cachedDataRejected).toBe(false);
  expect(again()).toBe(1);
  expect(compiled('return 2')()).toBe(2);
  expect(compiled('return 2').cachedDataRejected).toBe(false);
});
