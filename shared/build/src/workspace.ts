import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The apps of the suite, each a folder of its own. */
export const remotes = [
  'remote-learning',
  'remote-exams',
  'remote-commerce',
  'remote-contracts',
  'remote-manage-course',
  'remote-tools',
] as const;
export const apps = ['host', ...remotes] as const;

/** Folder for everything that commands write; it can be deleted at any time. */
export const workFolder = (...path: string[]) => join(process.cwd(), '.suite', ...path);

/** A package's manifest. */
export function manifestOf(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** An app's name: its package's, because a checkout folder may have any name; the folder's if there is no package. */
export const appOf = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? manifestOf(folder).name : basename(folder);
