import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namesIn, recordReleased, reported, reportsIn, unannounced } from './record';

let root: string;
const report = (folder: string, name: string, text: string) =>
  writeFileSync(join(reportsIn(folder, root), name), text);
const changeset = (name: string, text: string) => writeFileSync(join(root, '.changeset', name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'suite-record-'));
  mkdirSync(join(root, '.changeset'));
  for (const folder of reported) {
    mkdirSync(reportsIn(folder, root), { recursive: true });
    report(folder, 'index.api.md', `export const ${folder}: string;`);
  }
  recordReleased(root);
});
afterEach(() => rmSync(root, { recursive: true }));

test('every shared package has reports', () => {
  const packages = readdirSync('shared').filter((folder) =>
    existsSync(join('shared', folder, 'package.json')),
  );
  expect([...reported].sort()).toEqual(packages.sort());
});

test('a surface of the last version needs no changeset', () => {
  expect(unannounced(root)).toEqual([]);
});

test('a declaration that has changed since the last version needs a changeset that names its package', () => {
  report('ui', 'index.api.md', 'export const ui: number;');
  expect(unannounced(root)).toEqual(['@suite/ui: patch']);
  changeset('of-another.md', `---\n'@suite/api': minor\n---\n\nIt is not about '@suite/ui': major\n`);
  changeset('of-no-size.md', `---\n'@suite/ui': none\n---\n\nA button.\n`);
  expect(unannounced(root)).toEqual(['@suite/ui: patch']);
  changeset('of-this.md', `---\n'@suite/api': minor\n"@suite/ui": patch\n---\n\nA button.\n`);
  expect(unannounced(root)).toEqual([]);
});

test('a new name needs a minor changeset of its package', () => {
  report('ui', 'index.api.md', 'export const ui: string;\nexport const more: string;');
  changeset('small.md', `---\n'@suite/ui': patch\n'@suite/api': major\n---\n\nA button.\n`);
  expect(unannounced(root)).toEqual(['@suite/ui: minor (index: more)']);
  changeset('larger.md', `---\n'@suite/ui': minor\n---\n\nA button.\n`);
  expect(unannounced(root)).toEqual([]);
});

test('a name that is gone needs a major one, and so does an entry point', () => {
  report('ui', 'index.api.md', 'export const other: string;');
  changeset('small.md', `---\n'@suite/ui': minor\n---\n\nA button.\n`);
  expect(unannounced(root)).toEqual(['@suite/ui: major (index: ui)']);
  rmSync(join(reportsIn('ui', root), 'index.api.md'));
  expect(unannounced(root)).toEqual(['@suite/ui: major (index, index: ui)']);
  changeset('larger.md', `---\n'@suite/ui': major\n---\n\nNo button.\n`);
  expect(unannounced(root)).toEqual([]);
});

test('a new entry point is new, even without a name', () => {
  report('kernel', 'links.api.md', '');
  expect(unannounced(root)).toEqual(['@suite/kernel: minor (links)']);
  recordReleased(root);
  report('kernel', 'links.api.md', 'export const home: string;');
  expect(unannounced(root)).toEqual(['@suite/kernel: minor (links: home)']);
});

test('a new version has told all', () => {
  report('ui', 'index.api.md', 'other');
  recordReleased(root);
  expect(unannounced(root)).toEqual([]);
});

test.each([
  ['export const learnerOf: (id: string) => void;', ['learnerOf']],
  [
    'export function read(id: string): void;\n\n// @public\nexport function read<Id>(id: Id): void;',
    ['read'],
  ],
  ['export interface Tile extends Route<string> {\n    order: number;\n}', ['Tile']],
  ['export type Tile_1<Of = string> = Of;\n\n// @public\ntype Forgotten = string;', ['Tile_1']],
  ['export abstract class $Page {\n}\n\n// @public\nexport const enum Size {\n}', ['$Page', 'Size']],
  ['export { useQuery }\n\nexport { Option_2 as Option }', ['Option', 'useQuery']],
  ['const _default: string;\nexport default _default;', ['default']],
  ['export * from "webpack";', ['* from "webpack"']],
  // How API Extractor reports `export * as links`.
  [
    'declare namespace links {\n    export {\n        home,\n        exam_2 as exam\n    }\n}',
    ['links', 'links.exam', 'links.home'],
  ],
])('%j exports %j', (text, names) => {
  expect(namesIn(`import { Other } from './other';\n\n// @public\n${text}\n`)).toEqual(names);
});
