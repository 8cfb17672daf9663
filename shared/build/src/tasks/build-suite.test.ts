import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtVersion } from './build-suite';

let dist: string;

const write = (name: string, text: string) => writeFileSync(join(dist, name), text);

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const files = { 'entry.js': { sha384: '', bytes: 4 }, 'page.js': { sha384: '', bytes: 2 } };
  write('release.json', JSON.stringify({ version: '1.0.0', files }));
  write('entry.js', 'code');
  write('page.js', 'js');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

test('a whole build is the version that it says', () => {
  expect(builtVersion(dist)).toBe('1.0.0');
});

test.each([
  ['a file was removed', () => rmSync(join(dist, 'page.js'))],
  ['a file was written in part', () => write('page.js', 'j')],
  ['its list was written in part', () => write('release.json', '{"version":"1.0.0","fi')],
  ['its list is missing', () => rmSync(join(dist, 'release.json'))],
])('a build is made again when %s', (_, damage) => {
  damage();
  expect(builtVersion(dist)).toBeUndefined();
});
