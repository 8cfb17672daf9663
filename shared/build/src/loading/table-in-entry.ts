import type { Compiler } from 'webpack';

/** Puts a remote's route table into its entry: each page takes both, and one file is smaller than two. */
export class TableInEntryPlugin {
  private readonly table: string;
  private readonly entry: string;

  /** Both are names of chunks. */
  constructor(table: string, entry: string) {
    this.table = table;
    this.entry = entry;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('TableInEntry', (compilation) => {
      // When the chunks have been split.
      compilation.hooks.optimizeChunks.tap({ name: 'TableInEntry', stage: 20 }, () => {
        const { chunkGraph, chunks, namedChunks } = compilation;
        const [table, entry] = [namedChunks.get(this.table), namedChunks.get(this.entry)];
        if (!table || !entry) return;
        chunkGraph.integrateChunks(entry, table);
        // webpack keeps the shorter name.
        entry.name = this.entry;
        chunks.delete(table);
        namedChunks.delete(this.table);
      });
    });
  }
}
