import { answerRegistry, boot, FakeRequest, forgetBoot, hrefs, scripts } from './testing/boot-page';
import { registryOf } from './testing/registry';
import { suite } from './window';
import { neededFiles, pageFiles } from './page-files';

beforeEach(forgetBoot);

const text = (revision: number) => JSON.stringify(registryOf(revision));

test.each(['load', 'error'])('a script of the page is not waited for after its %s', async (event) => {
  await boot({ snapshot: text(5), hash: '#/open-account' });
  answerRegistry(text(5));
  document.querySelector('script[src$="entry.js"]')?.dispatchEvent(new Event(event));
  expect(scripts()).not.toContain('/releases/remote-learning/1.0.0/entry.js');
  expect(scripts()).toContain('/releases/remote-learning/1.0.0/routes.js');
});

test('a script of the page is told for which container it runs', async () => {
  await boot({ snapshot: text(5), hash: '#/open-account' });
  answerRegistry(text(5));
  const containerOf = (file: string) =>
    document.querySelector(`script[src$="${file}"]`)?.getAttribute('data-for');
  expect(containerOf('OpenAccount.js')).toBe('learning_1');
  expect(containerOf('host.js')).toBe('host');
});

test('a style sheet counts once it has arrived', async () => {
  await boot({ snapshot: text(5), hash: '#/open-account' });
  const link = document.querySelector<HTMLLinkElement>('link[href$="OpenAccount.css"]');
  answerRegistry(text(5));
  expect(link?.rel).toBe('preload');
  link?.dispatchEvent(new Event('load'));
  expect(link?.rel).toBe('stylesheet');
});

test.each([
  [
    'needs what the host sets up',
    () => ({ ...registryOf(5).apps['remote-learning']!.live, afterHost: true }),
    false,
  ],
  ['runs on an engine that lacks features', () => registryOf(5).apps['remote-learning']!.live, true],
])('no script of a page that %s runs before the host', async (_, live, lacksApis) => {
  const registry = registryOf(5);
  registry.apps['remote-learning']!.live = live();
  await boot({ snapshot: JSON.stringify(registry), hash: '#/open-account', lacksApis });
  answerRegistry(JSON.stringify(registry));
  expect(scripts().filter((src) => src?.includes('remote-learning'))).toEqual([]);
});

test('files that the document preloads are not requested twice', async () => {
  const head = '<link rel="preload" as="script" href="/releases/host/1.0.0/host.js" data-host-script>';
  await boot({ snapshot: text(5), head });
  expect(hrefs()).toEqual(['/releases/host/1.0.0/host.js']);
});

test('files run as soon as a script before them has brought their hash', async () => {
  const registry = registryOf(5);
  Object.assign(registry.apps['remote-learning']!.live, { hashes: { 'routes.js': 'r' }, book: true });
  await boot({ snapshot: JSON.stringify(registry), hash: '#/open-account' });
  answerRegistry(JSON.stringify(registry));
  const folder = '/releases/remote-learning/1.0.0/';
  expect(FakeRequest.all.map(({ url }) => url)).toContain('/releases/remote-learning/1.0.0/OpenAccount.js');
  const script = (file: string) => document.querySelector<HTMLScriptElement>(`script[src$="${file}"]`);
  const style = () => document.querySelector<HTMLLinkElement>('link[href$="OpenAccount.css"]');

  expect(script('entry.js')).toBeNull();
  const { hashes } = suite();
  Object.assign(hashes, { [`${folder}entry.js`]: 'sha256-entry', [`${folder}OpenAccount.js`]: 'sha256-js' });
  script('routes.js')?.dispatchEvent(new Event('load'));
  expect(script('entry.js')?.integrity).toBe('sha256-entry');
  expect(script('OpenAccount.js')?.integrity).toBe('sha256-js');
  expect(script('OpenAccount.js')?.getAttribute('data-for')).toBe('learning_1');
  expect(style()).toBeNull();

  hashes[`${folder}OpenAccount.css`] = 'sha256-css';
  script('OpenAccount.js')?.dispatchEvent(new Event('load'));
  expect(style()?.integrity).toBe('sha256-css');
  expect(document.querySelectorAll('script[src$="entry.js"]')).toHaveLength(1);
});

test('what a page took is preloaded at the next visit with the hashes that came later at the first', async () => {
  const registry = registryOf(5);
  Object.assign(registry.apps['remote-learning']!.live, { hashes: { 'routes.js': 'r' }, book: true });
  const visit = async () => {
    await boot({ snapshot: JSON.stringify(registry), hash: '#/open-account' });
    return FakeRequest.all.map(({ url }) => url).filter((url) => url.includes('OpenAccount'));
  };
  const folder = '/releases/remote-learning/1.0.0/';
  const files = ['entry.js', 'OpenAccount.js', 'OpenAccount.css'];
  expect(await visit()).toHaveLength(2);
  Object.assign(
    suite().hashes,
    Object.fromEntries(files.map((file) => [`${folder}${file}`, `sha256-${file}`])),
  );
  answerRegistry(JSON.stringify(registry));
  document.querySelector('script[src$="routes.js"]')?.dispatchEvent(new Event('load'));

  FakeRequest.all = [];
  expect(await visit()).toEqual([]);
  const links = files.map((file) => document.querySelector<HTMLLinkElement>(`link[href$="${file}"]`));
  expect(links.map((link) => link?.integrity)).toEqual(files.map((file) => `sha256-${file}`));
});

test('a file without a known hash is not loaded ahead', async () => {
  const registry = registryOf(5);
  Object.assign(registry.apps['remote-learning']!.live, {
    hashes: { 'routes.js': 'r' },
    book: true,
  });
  await boot({ snapshot: JSON.stringify(registry), hash: '#/open-account' });
  answerRegistry(JSON.stringify(registry));
  document.querySelector('script[src$="routes.js"]')?.dispatchEvent(new Event('error'));
  expect(scripts()).toEqual(['/releases/host/1.0.0/host.js']);
});

const addresses = (...given: Parameters<typeof neededFiles>) =>
  neededFiles(...given).map(({ address }) => address);

const host = '/releases/host/1.0.0/host.js';
const learning = '/releases/remote-learning/1.0.0/';

test('a deep link takes the host, the container, the route table and the files of that page', () => {
  expect(addresses(registryOf(), '#/open-account?from=card', false)).toEqual([
    host,
    `${learning}entry.js`,
    `${learning}routes.js`,
    `${learning}OpenAccount.css`,
    `${learning}OpenAccount.js`,
  ]);
});

test('a parameter matches', () => {
  expect(addresses(registryOf(), '#/counter/mortgage', false)).toContain(
    '/releases/remote-tools/1.0.0/Counter.js',
  );
});

test('an unknown address needs only the host', () => {
  expect(addresses(registryOf(), '#/nothing', false)).toEqual([host]);
});

test('a screen of the host needs the host and its own chunk, and runs after the host', () => {
  const registry = registryOf();
  const screen = { path: '/error', name: 'Error', title: '出错了', files: ['Error.js'] };
  registry.apps.host!.live.routes = [screen];
  expect(addresses(registry, '#/error', false)).toEqual([host, '/releases/host/1.0.0/Error.js']);
  expect(pageFiles(registry, '#/error').afterHost).toBe(true);
});

test('a release whose route table is in its container needs no file for it', () => {
  const registry = registryOf();
  const { live } = registry.apps['remote-tools']!;
  delete live.tableFiles;
  live.styles = ['main.css'];
  expect(addresses(registry, '#/counter/mortgage', false)).toEqual([
    host,
    ...['entry.js', 'main.css', 'Counter.js'].map((file) => live.base + file),
  ]);
});

test('an old engine also needs the polyfills', () => {
  expect(addresses(registryOf(), '', true)).toEqual(['/releases/host/1.0.0/polyfills.js', host]);
});

test('each file comes with its hash if the registry has one', () => {
  const registry = registryOf();
  Object.assign(registry.apps['remote-learning']!.live, {
    hashes: { 'entry.js': 'abc' },
    book: true,
  });
  const [, entry, table, style] = neededFiles(registry, '#/open-account', false);
  expect(entry).toEqual({
    address: `${learning}entry.js`,
    integrity: 'sha384-abc',
    hashLater: false,
    container: 'learning_1',
  });
  // The hashes of the pages come with the route table.
  expect(style).toMatchObject({ address: `${learning}OpenAccount.css`, hashLater: true });
  expect(table).toMatchObject({ hashLater: true });
});
