import type { Compiler } from 'webpack';
import { joinChunks } from './join-chunks';

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
        const { namedChunks } = compilation;
        const [table, entry] = [namedChunks.get(this.table), namedChunks.get(this.entry)];
        if (table && entry) joinChunks(compilation, entry, table);
      });
    });
  }
}
