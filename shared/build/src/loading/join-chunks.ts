import type { Chunk, Compilation } from 'webpack';

/** Puts all of a chunk into another one, which keeps its name. */
export function joinChunks(compilation: Compilation, into: Chunk, from: Chunk): void {
  const { chunkGraph, chunks, namedChunks } = compilation;
  const { name } = into;
  chunkGraph.integrateChunks(into, from);
  // webpack keeps the shorter name.
  into.name = name;
  chunks.delete(from);
  if (from.name) namedChunks.delete(from.name);
}
