import { knowHashes, pageRelease, prepareElement } from './assets';
import { registryOf } from './testing/registry';
import { suite } from './window';

declare const process: { env: { NODE_ENV?: string } };

const base = '/releases/remote-tools/files/';
const at = (file: string) => `${location.origin}${base}${file}`;

afterEach(() => {
  delete window.__suite;
  jest.useRealTimers();
});

function style(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return link;
}

function script(address: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.src = address;
  element.setAttribute('data-webpack', 'remote_tools:chunk-Plot');
  return element;
}

test('a script runs for the release that asks for it, and is no other one’s', () => {
  const element = script(`${base}Plot.a.js`);
  prepareElement(element, pageRelease('tools_2'));
  expect(element.release).toBe(pageRelease('tools_2'));
  expect(element.getAttribute('data-for')).toBe('tools_2');
  expect(element.hasAttribute('data-webpack')).toBe(false);
});

test.each([
  ['script', script, 'Plot.a.js'],
  ['style', style, 'Plot.a.css'],
] as const)('a %s takes the published content alone', (_, element, file) => {
  suite().hashes = { [base + file]: 'sha256-published' };
  suite().unknown = 'sha256-none';
  const known = element(base + file);
  prepareElement(known, pageRelease('tools_1'));
  expect([known.integrity, known.crossOrigin]).toEqual(['sha256-published', null]);
  const other = element(`${base}other`);
  prepareElement(other, pageRelease('tools_1'));
  expect(other.integrity).toBe('sha256-none');
});

test('after a failure it comes from the page’s own origin, with the same content as the CDN’s', () => {
  const cdn = `https://cdn.test${base}Plot.a.js`;
  suite().hashes = { [`${base}Plot.a.js`]: 'sha256-published' };
  const release = pageRelease('tools_1');
  const first = script(cdn);
  prepareElement(first, release);
  expect([first.src, first.crossOrigin]).toEqual([cdn, 'anonymous']);
  release.retry = '?r=1';
  const second = script(`${cdn}?r=1`);
  prepareElement(second, release);
  expect([second.src, second.integrity, second.crossOrigin]).toEqual([
    at('Plot.a.js?r=1'),
    'sha256-published',
    null,
  ]);
});

test('a style that does not arrive has failed after two minutes; one that has arrived has not', () => {
  jest.useFakeTimers();
  const [hanging, arrived] = [style(`${base}a.css`), style(`${base}b.css`)];
  const failed = jest.fn();
  hanging.onerror = failed;
  for (const one of [hanging, arrived]) prepareElement(one, pageRelease('tools_1'));
  jest.advanceTimersByTime(119_000);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
});

const release = registryOf().apps['remote-learning']!.live;
const entry = '/releases/remote-learning/1.0.0/entry.js';

function scriptFrom(address: string) {
  const script = document.createElement('script');
  script.src = address;
  prepareElement(script, pageRelease('learning_1'));
  return [script.integrity || null, script.crossOrigin];
}

test('a file is held against its hash, under whatever suffix it is asked for', () => {
  knowHashes({ ...release, hashes: { 'entry.js': 'abc' } });
  expect(scriptFrom(entry)).toEqual(['sha384-abc', null]);
  expect(scriptFrom(`${entry}?r=1`)).toEqual(['sha384-abc', null]);
  expect(scriptFrom(`http://localhost${entry}`)).toEqual(['sha384-abc', null]);
});

test('from another origin it has to be asked for openly, or its content stays unknown', () => {
  knowHashes({ ...release, base: `https://cdn.test${release.base}`, hashes: { 'entry.js': 'abc' } });
  expect(scriptFrom(`https://cdn.test${entry}`)).toEqual(['sha384-abc', 'anonymous']);
});

const unknown = [entry, 'https://cdn.test/x.js', 'https://evil.test/releases/remote-learning/1.0.0/entry.js'];

test('in development a file without a hash is loaded as it is', () => {
  for (const address of unknown) expect(scriptFrom(address)).toEqual([null, null]);
  knowHashes({ ...release, hashes: { 'other.js': 'abc' } });
  knowHashes(release);
  for (const address of unknown) expect(scriptFrom(address)).toEqual([null, null]);
});

describe('in production', () => {
  const mode = process.env.NODE_ENV;
  beforeEach(() => (process.env.NODE_ENV = 'production'));
  afterEach(() => {
    process.env.NODE_ENV = mode;
  });

  test('a file whose hash is not known gets one that no file has', () => {
    knowHashes({ ...release, hashes: { 'other.js': 'abc' } });
    const none = `sha256-${btoa('\0'.repeat(32))}`;
    for (const address of unknown) expect(scriptFrom(address)[0]).toBe(none);
    expect(scriptFrom('/releases/remote-learning/1.0.0/other.js')).toEqual(['sha384-abc', null]);
  });

  test('a build that was never published has no hashes, and its files run', () => {
    knowHashes({ ...release, hashes: undefined });
    expect(scriptFrom('/releases/remote-learning/1.0.0/unhashed.js')).toEqual([null, null]);
  });

  test('the files of a preview have their hashes from its own release.json', () => {
    const at = 'https://preview.test/releases/remote-learning/1.1.0-pr7/';
    knowHashes({ ...release, base: at, hashes: { 'entry.js': 'abc' } });
    expect(scriptFrom(`${at}entry.js`)).toEqual(['sha384-abc', 'anonymous']);
    expect(scriptFrom(`${at}more.js`)[0]).toMatch(/^sha256-A+=$/);
  });
});
