import { pageRelease, prepareFile } from './page-release';

const base = '/releases/remote-tools/files/';
const at = (file: string) => `${location.origin}${base}${file}`;

afterEach(() => {
  delete window.__suiteReleases;
  delete window.__suiteHashes;
  delete window.__suiteUnknown;
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
  prepareFile(element, pageRelease('tools_2'));
  expect(element.release).toBe(pageRelease('tools_2'));
  expect(element.getAttribute('data-for')).toBe('tools_2');
  expect(element.hasAttribute('data-webpack')).toBe(false);
});

test.each([
  ['script', script, 'Plot.a.js'],
  ['style', style, 'Plot.a.css'],
] as const)('a %s takes the published content alone', (_, element, file) => {
  window.__suiteHashes = { [base + file]: 'sha256-published' };
  window.__suiteUnknown = 'sha256-none';
  const known = element(base + file);
  prepareFile(known, pageRelease('tools_1'));
  expect([known.integrity, known.crossOrigin]).toEqual(['sha256-published', null]);
  const other = element(`${base}other`);
  prepareFile(other, pageRelease('tools_1'));
  expect(other.integrity).toBe('sha256-none');
});

test('after a failure it comes from the page’s own origin, with the same content as the CDN’s', () => {
  const cdn = `https://cdn.test${base}Plot.a.js`;
  window.__suiteHashes = { [`${base}Plot.a.js`]: 'sha256-published' };
  const release = pageRelease('tools_1');
  const first = script(cdn);
  prepareFile(first, release);
  expect([first.src, first.crossOrigin]).toEqual([cdn, 'anonymous']);
  release.retry = '?r=1';
  const second = script(`${cdn}?r=1`);
  prepareFile(second, release);
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
  for (const one of [hanging, arrived]) prepareFile(one, pageRelease('tools_1'));
  jest.advanceTimersByTime(119_000);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2000);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
});
