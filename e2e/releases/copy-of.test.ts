import { createHash } from 'node:crypto';
import { nameWithHash } from '@suite/loader/registry';
import { copyOf, nextOf, replaced, type Build } from './copy-of';

const sha384 = (body: Buffer | string) => createHash('sha384').update(body).digest('base64');
const sha256 = (body: string) => createHash('sha256').update(body).digest('base64');
const short = (text: string) => sha256(text).slice(0, 43);
const named = (name: string, text: string, ending: string) => nameWithHash(`${name}.${ending}`, sha256(text));
const style = '.x{}';
const page = `self.push("hello");`;
const entry = `document.currentScript.book=["X.css X.js","${short(style)}${short(page)}"];`;
const paths = {
  entry: named('entry', entry, 'js'),
  page: named('X', page, 'js'),
  style: named('X', style, 'css'),
};
const files = { [paths.entry]: entry, [paths.page]: page, [paths.style]: style };
const build: Build = {
  manifest: {
    schema: 1,
    name: 'remote-x',
    version: '1.0.0',
    live: {
      entry: paths.entry,
      styles: [],
      container: 'remote_x_1_0_0',
      routes: [{ path: '/x', name: 'X', title: 'x', files: [paths.page, paths.style] }],
    },
    builtAgainst: {},
    files: {},
  },
  files: new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
};
const textOf = (copy: Build, path = '') => String(copy.files.get(path));

test('a copy is a release of its own: version, container and every hash', () => {
  const copy = copyOf(build, '2.0.0');
  expect(copy.manifest).toMatchObject({ version: '2.0.0', live: { container: 'remote_x_2_0_0' } });
  expect(Object.keys(copy.manifest.files)).toEqual([...copy.files.keys()]);
  for (const [path, body] of copy.files)
    expect(copy.manifest.files[path]).toEqual({ sha384: sha384(body), bytes: body.length });
});

test('files that were edited have new names, and the entry vouches for what they are now', () => {
  const copy = copyOf(build, '2.0.0', {
    page: (code) => replaced(code, 'hello', 'goodbye'),
    style: () => '.y{}',
  });
  const [js, css] = copy.manifest.live.routes[0]!.files;
  expect([js, css]).toEqual([named('X', textOf(copy, js), 'js'), named('X', '.y{}', 'css')]);
  expect(textOf(copy, js)).toContain('goodbye');
  const known = textOf(copy, copy.manifest.live.entry);
  for (const part of [js, css]) expect(known).toContain(short(textOf(copy, part)));
});

test('the next version shares all files but its entry', () => {
  const next = nextOf(build, '2.0.0', (code) => `${code};`);
  const shared = [...next.files.keys()].filter((path) => path in files);
  expect(shared.sort()).toEqual([paths.page, paths.style].sort());
  expect(next.manifest.live.entry).toBe(named('entry', `${entry};`, 'js'));
});

test('an edit that does not apply to the build is refused', () => {
  expect(() => copyOf(build, '2.0.0', { page: (code) => replaced(code, 'absent', 'x') })).toThrow('absent');
});
