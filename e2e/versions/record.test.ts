import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordReleased, reported, reportsIn, unannounced } from './record';

let root: string;
const report = (folder: string, name: string, text: string) =>
  writeFileSync(join(reportsIn(folder, root), name), text);
const changeset = (name: string, text: string) => writeFileSync(join(root, '.changeset', name), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'suite-record-'));
  mkdirSync(join(root, '.changeset'));
  for (const folder of reported) {
    mkdirSync(reportsIn(folder, root), { recursive: true });
    report(folder, 'index.api.md', folder);
  }
  recordReleased(root);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a surface of the last version needs no changeset', () => {
  expect(unannounced(root)).toEqual([]);
});

test('a report that has changed since the last version needs a changeset that names its package', () => {
  report('ui', 'index.api.md', 'other');
  expect(unannounced(root)).toEqual(['@suite/ui']);
  changeset('of-another.md', `---\n'@suite/api': minor\n---\n\nIt is not about '@suite/ui': major\n`);
  expect(unannounced(root)).toEqual(['@suite/ui']);
  changeset('of-this.md', `---\n'@suite/api': minor\n"@suite/ui": patch\n---\n\nA button.\n`);
  expect(unannounced(root)).toEqual([]);
});

test('a new entry point is a change', () => {
  report('kernel', 'links.api.md', '');
  expect(unannounced(root)).toEqual(['@suite/kernel']);
});

test('a new version has told all', () => {
  report('ui', 'index.api.md', 'other');
  recordReleased(root);
  expect(unannounced(root)).toEqual([]);
});
