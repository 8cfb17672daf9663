import { createHash } from 'node:crypto';
import { copyOf, replaced, type Build } from './copy-of';

const sha384 = (body: Buffer | string) => createHash('sha384').update(body).digest('base64');
const sha256 = (body: Buffer | string) => createHash('sha256').update(body).digest('base64');
const files: Record<string, string> = {
  'entry.1.js': 'window.remote_x_1_0_0=1;',
  'routes.2.js':
    ';(function(book,src){})({"X.3.js":"old"},document.currentScript.src);"webpackChunkremote_x_1_0_0"',
  'X.3.js': '(self.webpackChunkremote_x_1_0_0=[]).push("hello")',
  'X.4.css': '.x{}',
};
const build: Build = {
  manifest: {
    schema: 1,
    name: 'remote-x',
    version: '1.0.0',
    live: {
      entry: 'entry.1.js',
      styles: [],
      container: 'remote_x_1_0_0',
      tableFiles: ['routes.2.js'],
      routes: [{ path: '/x', name: 'X', title: 'x', files: ['X.3.js', 'X.4.css'] }],
    },
    builtAgainst: {},
    files: {},
  },
  files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
};
const textOf = (copy: Build, path: string) => String(copy.files.get(path));

test('a copy is a release of its own: version, container and every hash', () => {
  const copy = copyOf(build, '2.0.0');
  expect(copy.manifest).toMatchObject({ version: '2.0.0', live: { container: 'remote_x_2_0_0' } });
  for (const path of Object.keys(files)) {
    expect(textOf(copy, path)).not.toContain('1_0_0');
    expect(copy.manifest.files[path]).toEqual({
      sha384: sha384(textOf(copy, path)),
      bytes: copy.files.get(path)?.length,
    });
  }
});

test('the hashes in a copy are those of the edited files', () => {
  const copy = copyOf(build, '2.0.0', { page: (code) => replaced(code, 'hello', 'goodbye') });
  expect(textOf(copy, 'X.3.js')).toContain('goodbye');
  const book = /\((\{[^}]*\}),document/.exec(textOf(copy, 'routes.2.js'))?.[1] ?? '';
  expect(JSON.parse(book)).toEqual({
    'X.3.js': sha256(textOf(copy, 'X.3.js')),
    'X.4.css': sha256('.x{}'),
  });
});

test('an edit that does not apply to the build is refused', () => {
  expect(() => copyOf(build, '2.0.0', { page: (code) => replaced(code, 'absent', 'x') })).toThrow('absent');
});
