import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The remotes of a repository, found by their folders, so that adding one edits no file that other apps are built from. */
export const remotesIn = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')))
    .sort();

export const remotes: readonly string[] = remotesIn(process.cwd());
export const apps: readonly string[] = ['host', ...remotes];

/** Folder for everything that commands write; it can be deleted at any time. */
export const workFolder = (...path: string[]) => join(process.cwd(), '.suite', ...path);

/** Whether a file is a route table: an app's, or one of a feature that it takes in. */
export const isRouteTable = (file: string): boolean => /[\\/]routes\.ts$/.test(file);

/** A package's manifest. */
export function manifestOf(folder: string): { name: string; version: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** An app's name: its package's, because a checkout folder may have any name; the folder's if there is no package. */
export const appOf = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? manifestOf(folder).name : basename(folder);

/** The repository of an app: the folder with all workspaces, or the app's own when a team has it alone. */
export function repositoryOf(folder: string): string {
  const above = dirname(folder);
  return existsSync(join(above, 'package.json')) && 'workspaces' in manifestOf(above) ? above : folder;
}
