import type { LiveRelease } from './registry';
import { begunContainer, loadTable } from './containers';

const release: LiveRelease = {
  version: '1.0.0',
  base: '/releases/remote-x/1.0.0/',
  entry: 'entry.js',
  container: 'x_1',
  tableFiles: ['routes.js'],
  styles: [],
  routes: [],
};
const container = { init: jest.fn(), get: jest.fn() };
const page = window as unknown as Record<string, unknown>;

function begin(file = 'entry.js', container = 'x_1') {
  document.head.appendChild(document.createElement('script')).setAttribute('src', '/other.js');
  const script = document.createElement('script');
  script.setAttribute('src', `/releases/remote-x/1.0.0/${file}`);
  script.setAttribute('data-for', container);
  document.head.appendChild(script);
  return script;
}

afterEach(() => {
  document.head.innerHTML = '';
  delete page.x_1;
});

test('a container that is there already is given at once', async () => {
  page.x_1 = container;
  expect(await begunContainer(release)).toBe(container);
});

test('one that is on its way is waited for', async () => {
  const script = begin();
  const waiting = begunContainer(release);
  page.x_1 = container;
  script.dispatchEvent(new Event('load'));
  expect(await waiting).toBe(container);
});

test.each(['error', 'load'])(
  'a container whose script ends with %s without defining it is missing',
  async (event) => {
    const script = begin();
    const waiting = begunContainer(release);
    script.dispatchEvent(new Event(event));
    expect(await waiting).toBeUndefined();
  },
);

test('one whose script begins when the table has run is waited for', async () => {
  const table = begin('routes.js');
  const entries: HTMLScriptElement[] = [];
  table.onload = () => entries.push(begin());
  const waiting = begunContainer(release);
  table.dispatchEvent(new Event('load'));
  await Promise.resolve();
  page.x_1 = container;
  entries[0]?.dispatchEvent(new Event('load'));
  expect(await waiting).toBe(container);
});

test('one whose table failed is missing', async () => {
  const table = begin('routes.js');
  const waiting = begunContainer(release);
  table.dispatchEvent(new Event('error'));
  expect(await waiting).toBeUndefined();
});

test('the same script that runs for another release is not waited for', async () => {
  begin('entry.js', 'x_2');
  expect(await begunContainer(release)).toBeUndefined();
});

test('a container whose script was not requested is not waited for', async () => {
  expect(await begunContainer(release)).toBeUndefined();
});

const releaseOf = (version: string, container: string): LiveRelease => ({ ...release, version, container });

function run(container: string): void {
  const table = { default: { owner: 'remote-guest', routes: [] } };
  Object.assign(window, { [container]: { init: () => undefined, get: async () => () => table } });
}

test('a container that has run does not answer for another version under its name', async () => {
  run('remote_guest');
  const loaded = await loadTable(releaseOf('1.0.0', 'remote_guest'), {});
  expect(loaded.owner).toBe('remote-guest');
  await expect(loadTable(releaseOf('1.0.0', 'remote_guest'), {})).resolves.toBe(loaded);
  await expect(loadTable(releaseOf('1.0.1', 'remote_guest'), {})).rejects.toThrow('cannot run beside 1.0.0');
});

test('versions with containers of their own run beside each other', async () => {
  for (const version of ['1.0.0', '1.0.1']) {
    const container = `remote_x_${version}`;
    run(container);
    await expect(loadTable(releaseOf(version, container), {})).resolves.toMatchObject({ routes: [] });
  }
});
