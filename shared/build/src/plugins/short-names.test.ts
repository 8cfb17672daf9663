import type { Compiler } from 'webpack';
import { ShortNamesPlugin } from './short-names';

/** The names that chunks of these names get. */
function renamed(...names: string[]): string[] {
  const chunks = names.map((name) => ({ name }));
  const namedChunks = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const afterOptimizeChunks = { tap: (_: string, run: (all: typeof chunks) => void) => run(chunks) };
  const compilation = { namedChunks, hooks: { afterOptimizeChunks } };
  const thisCompilation = { tap: (_: string, run: (one: typeof compilation) => void) => run(compilation) };
  new ShortNamesPlugin().apply({ hooks: { thisCompilation } } as unknown as Compiler);
  expect(chunks.map(({ name }) => namedChunks.get(name))).toEqual(chunks);
  return chunks.map(({ name }) => name);
}

test('what pages share is called by the beginning of its hash', () => {
  expect(renamed('Video', 'shared-5e9c0d', 'shared-4a4fec')).toEqual(['Video', 'shared-5e', 'shared-4a']);
});

test('two that begin alike are called by as much as tells them apart, in whatever order they come', () => {
  expect(renamed('shared-5e9c0d', 'shared-5e9d11', 'shared-5e1000')).toEqual([
    'shared-5e9c',
    'shared-5e9d',
    'shared-5e1',
  ]);
  expect(renamed('shared-5e1000', 'shared-5e9d11')).toEqual(['shared-5e1', 'shared-5e9']);
});
