import { shortRegistry } from './registry';
import { answerRegistry, boot, card, FakeRequest, forgetBoot, hrefs, scripts } from './testing/boot-page';
import { registryOf } from './testing/registry';
import { releaseOf } from './testing/release';

beforeEach(forgetBoot);

const text = (revision: number) => JSON.stringify(registryOf(revision));

test('the files of the page asked for are preloaded from the snapshot, before the registry is there', async () => {
  await boot({ snapshot: text(5), hash: '#/open-account' });
  expect(hrefs()).toEqual([
    '/releases/host/1.0.0/host.js',
    '/releases/remote-learning/1.0.0/entry.js',
    '/releases/remote-learning/1.0.0/routes.js',
    '/releases/remote-learning/1.0.0/OpenAccount.css',
    '/releases/remote-learning/1.0.0/OpenAccount.js',
  ]);
  expect(document.querySelector('link[href$=".css"]')).toHaveAttribute('as', 'style');
  expect(scripts()).toEqual([]);
});

test('the short form of a document’s registry leads to the same files', async () => {
  const whole = { snapshot: text(5), hash: '#/open-account' };
  await boot(whole);
  const expected = hrefs();
  forgetBoot();
  await boot({ ...whole, snapshot: JSON.stringify(shortRegistry(registryOf(5))) });
  expect(hrefs()).toEqual(expected);
  answerRegistry(text(5));
  expect(window.__suite).toMatchObject({ source: 'fresh', registry: { revision: 5 } });
});

test.each([
  ['with the short form', JSON.stringify(shortRegistry(registryOf(5)))],
  ['of an older host', text(5)],
])('a document %s that was kept for weeks starts what the newer registry says', async (_, snapshot) => {
  await boot({ snapshot });
  answerRegistry(text(8));
  expect(window.__suite).toMatchObject({ source: 'fresh', registry: registryOf(8) });
});

test('the fresh registry decides which host runs, and is remembered', async () => {
  await boot({ snapshot: text(5) });
  const fresh = registryOf(8);
  fresh.apps.host!.live = { ...fresh.apps.host!.live, version: '2.0.0', base: '/releases/host/2.0.0/' };
  answerRegistry(JSON.stringify(fresh));
  expect(scripts()).toEqual(['/releases/host/2.0.0/host.js']);
  expect(window.__suite).toMatchObject({ source: 'fresh', registry: { revision: 8 } });
  expect(localStorage.getItem('suite.device.revision')).toBe('8');
  expect(document.querySelector('link[rel=stylesheet]')).toHaveAttribute(
    'href',
    '/releases/host/2.0.0/host.css',
  );
});

test('the styles in the document serve the host that they were published with', async () => {
  await boot({ snapshot: text(5) });
  answerRegistry(text(5));
  expect(document.querySelector('link[rel=stylesheet]')).toBeNull();
});

test('the snapshot serves when no answer comes', async () => {
  await boot({ snapshot: text(5) });
  FakeRequest.last.ontimeout();
  expect(window.__suite).toMatchObject({ source: 'snapshot', registry: { revision: 5 } });
  expect(scripts()).toEqual(['/releases/host/1.0.0/host.js']);
});

test('without a snapshot a card offers a retry, which can succeed', async () => {
  await boot();
  FakeRequest.last.onerror();
  expect(card()).toContain('加载失败');
  document.querySelector('button')?.click();
  expect(card()).toBe('');
  expect(document.querySelector('.skeleton')).not.toBeNull();
  answerRegistry(text(5));
  expect(scripts()).toEqual(['/releases/host/1.0.0/host.js?r=1']);
});

test('a host script that fails leads to the card, and the retry asks under another address', async () => {
  const tell = jest.fn((_url: string, _body: string) => true);
  Object.assign(navigator, { sendBeacon: tell });
  await boot({ snapshot: text(5) });
  answerRegistry(text(5));
  document.querySelector('head script')?.dispatchEvent(new Event('error'));
  expect(card()).toContain('加载失败');
  expect(tell.mock.calls.map(([url, body]) => [url, JSON.parse(body)])).toEqual([
    [
      '/events',
      { events: [{ app: 'host', version: '1.0.0', canary: false, kind: 'error', code: 'missing' }] },
    ],
  ]);
  document.querySelector('button')?.click();
  answerRegistry(text(5));
  expect(scripts()).toContain('/releases/host/1.0.0/host.js?r=1');
});

test('a host that throws while it is run leads to the card; what another script throws does not', async () => {
  const tell = jest.fn((_url: string, _body: string) => true);
  Object.assign(navigator, { sendBeacon: tell });
  await boot({ snapshot: text(5) });
  answerRegistry(text(5));
  const throwIn = (filename: string) => window.dispatchEvent(new ErrorEvent('error', { filename }));
  const first = document.querySelector<HTMLScriptElement>('head script')!;
  throwIn(first.src);
  first.dispatchEvent(new Event('load'));
  expect(card()).toContain('加载失败');
  expect(JSON.parse(tell.mock.calls[0]![1]).events).toMatchObject([{ app: 'host', code: 'throw' }]);
  document.querySelector('button')?.click();
  answerRegistry(text(5));
  throwIn('http://localhost/releases/remote-learning/1.0.0/entry.js');
  document.querySelector('head script[src$="r=1"]')?.dispatchEvent(new Event('load'));
  expect(card()).toBe('');
});

test('files of another origin are requested with CORS, and come from the page’s own origin when that one fails', async () => {
  const far = text(5).replace(/"\/releases/g, '"https://cdn.test/suite/releases');
  await boot({ snapshot: far });
  answerRegistry(far);
  const script = document.querySelector<HTMLScriptElement>('head script');
  expect(script?.getAttribute('src')).toBe('https://cdn.test/suite/releases/host/1.0.0/host.js');
  expect(script?.crossOrigin).toBe('anonymous');
  script?.dispatchEvent(new Event('error'));
  expect(card()).toBe('');
  expect(scripts()).toContain('/releases/host/1.0.0/host.js?r=1');
  const { apps } = window.__suite!.registry!;
  expect(Object.values(apps).map(({ live }) => live.base[0])).toEqual(['/', '/', '/']);
});

test('an engine that lacks features gets them before the host', async () => {
  await boot({ snapshot: text(5), lacksApis: true });
  answerRegistry(text(5));
  expect(scripts()).toEqual(['/releases/host/1.0.0/polyfills.js']);
  document.querySelector('head script')?.dispatchEvent(new Event('load'));
  expect(scripts()).toContain('/releases/host/1.0.0/host.js');
});

describe('a host whose libraries are a file of their own', () => {
  const withLibraries = registryOf(5);
  withLibraries.apps.host!.live.libraries = ['libraries.js'];
  const registry = JSON.stringify(withLibraries);
  const at = (file: string) => `/releases/host/1.0.0/${file}`;
  const end = (file: string, event: string) =>
    document.querySelector(`head script[src$="${file}"]`)?.dispatchEvent(new Event(event));

  test('fetches and runs both at once', async () => {
    await boot({ snapshot: registry });
    expect(hrefs()).toEqual([at('libraries.js'), at('host.js')]);
    answerRegistry(registry);
    expect(scripts()).toEqual([at('libraries.js'), at('host.js')]);
  });

  test.each(['libraries.js', 'host.js'])(
    'fails when %s does not come, and one host starts then',
    async (lost) => {
      Object.assign(navigator, { sendBeacon: () => true });
      await boot({ snapshot: registry });
      answerRegistry(registry);
      Object.assign(window, { webpackChunkhost: ['what the first attempt waits for'] });
      end(lost === 'host.js' ? 'libraries.js' : 'host.js', 'load');
      expect(card()).toBe('');
      end(lost, 'error');
      expect(card()).toContain('加载失败');
      document.querySelector('button')?.click();
      answerRegistry(registry);
      expect(window).not.toHaveProperty('webpackChunkhost');
      expect(scripts()).toEqual(expect.arrayContaining([at('libraries.js?r=1'), at('host.js?r=1')]));
      end('libraries.js?r=1', 'load');
      end('host.js?r=1', 'load');
      expect(card()).toBe('');
    },
  );
});

test('the scripts of the page run while the host still arrives', async () => {
  await boot({ snapshot: text(5), hash: '#/open-account' });
  answerRegistry(text(5));
  expect(scripts()).toEqual([
    '/releases/remote-learning/1.0.0/entry.js',
    '/releases/remote-learning/1.0.0/routes.js',
    '/releases/remote-learning/1.0.0/OpenAccount.js',
    '/releases/host/1.0.0/host.js',
  ]);
});

test('a page that is reloaded once is reloaded before any of its files is asked for', async () => {
  // The engine of the tests cannot reload.
  const reload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const registry = registryOf(5);
  registry.apps['remote-learning']!.live.routes[0]!.reloadOnce = true;
  const snapshot = JSON.stringify(registry);
  await boot({ snapshot, hash: '#/open-account?from=card' });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('#/open-account?from=card&reloaded=1');
  expect([hrefs(), FakeRequest.all]).toEqual([[], []]);
  await boot({ snapshot, hash: location.hash });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(hrefs()).toContain('/releases/remote-learning/1.0.0/OpenAccount.js');
  reload.mockRestore();
});

test.each([
  ['on the way back from a login', '/?token=ticket&state=s', false],
  ['with a code of the messenger', '/?code=1', false],
  ['in the native app, which has a token of its own', '/', true],
])('nothing is asked ahead %s, whatever becomes of the address', async (_, address, inNativeApp) => {
  document.cookie = 'class_token=abc; path=/';
  history.replaceState(null, '', address);
  await boot({ snapshot: text(5), hash: '#/open-account', inNativeApp });
  expect(window.__suite?.ask).toBeUndefined();
  expect(FakeRequest.all.map(({ url }) => url)).toEqual(['/revision.json']);
  history.replaceState(null, '', '/');
  await boot({ snapshot: text(5), hash: '#/open-account' });
  expect(window.__suite?.ask).toBeDefined();
  expect(FakeRequest.all.map(({ url }) => url)).toContain('/api/Index/index');
});

const shape = () => document.documentElement.getAttribute('data-shape');
afterEach(() => document.documentElement.removeAttribute('data-shape'));

test.each([
  ['/open-account', 'hero'],
  ['/open-account?from=x', 'hero'],
  ['/counter/loan', null],
  ['/unknown', null],
])('the skeleton of %s has the shape %s', async (path, wanted) => {
  const registry = registryOf();
  Object.assign(registry.apps['remote-learning']!.live.routes[0]!, { shape: 'hero' });
  await boot({ snapshot: JSON.stringify(registry), hash: `#${path}` });
  expect(shape()).toBe(wanted);
});

describe('a canary of a course line', () => {
  function snapshot(line: 'learner' | 'management') {
    const registry = registryOf(5);
    const { live } = registry.apps['remote-learning']!;
    live.routes.push({ ...live.routes[0]!, path: '/manage', name: 'Manage', line: 'management' });
    registry.apps.host!.live.routes.push({ ...live.routes[0]!, path: '/login', name: 'Login' });
    registry.apps['remote-tools']!.canary = { release: releaseOf('2.0.0'), below: 0, line };
    return JSON.stringify(registry);
  }

  test.each([
    ['management', '#/manage', '2.0.0'],
    ['management', '#/open-account', '1.0.0'],
    ['learner', '#/open-account', '2.0.0'],
    ['learner', '#/manage', '1.0.0'],
    ['learner', '#/login?back=manage', '1.0.0'],
    ['learner', '#/unknown', '1.0.0'],
  ] as const)('of the %s line at %s: %s', async (line, hash, version) => {
    await boot({ snapshot: snapshot(line), hash });
    FakeRequest.last.ontimeout();
    expect(window.__suite?.registry?.apps['remote-tools']?.live.version).toBe(version);
    expect(window.__suite?.bucket).toBeGreaterThanOrEqual(0);
  });
});
