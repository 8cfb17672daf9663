import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for what a command writes while it runs. It is removed when the command ends, on Ctrl-C too. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `suite-${name}-`));
  // A browser or a child that is just ending may write for a moment longer.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
