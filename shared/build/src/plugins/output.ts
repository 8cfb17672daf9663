import type * as fs from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

type Files = Pick<typeof fs, 'readFileSync' | 'writeFileSync'>;
const filesOf = (compiler: Compiler) => compiler.outputFileSystem as unknown as Files;

/** Reads an emitted file, from the disk or from the dev server's memory. */
export function readOutput(compiler: Compiler, name: string): Buffer {
  return filesOf(compiler).readFileSync(join(compiler.outputPath, name)) as Buffer;
}

/** Adds a file to what was emitted. */
export function writeOutput(compiler: Compiler, name: string, text: string): void {
  filesOf(compiler).writeFileSync(join(compiler.outputPath, name), text);
}
