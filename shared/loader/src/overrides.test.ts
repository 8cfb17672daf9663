import { namedText } from '@suite/kernel';
import type { Registry, RegistryApp } from './registry';
import { registryOf } from './testing/registry';
import { hasOwnFlags } from './address';
import { switchFlag, withOverrides } from './overrides';

const registry: Registry = {
  ...registryOf(),
  overrides: { versions: ['*-pr*'], origins: ['https://preview.example'] },
};
const manifest = (name: string, version: string) => ({
  schema: 1,
  name,
  version,
  live: { entry: 'e.js', styles: [], container: 'x', routes: [] },
  builtAgainst: {},
  files: { 'e.js': { sha384: 'abc', bytes: 1 } },
});
const served = jest.fn(async (address: string) => {
  const [, app, version] = /releases\/([^/]+)\/([^/]+)\/release\.json$/.exec(address) as unknown as string[];
  return JSON.stringify(manifest(app as string, version as string));
});
const visit = (search: string) => withOverrides(registry, `https://m.test/${search}#/x`, served);
const versionOf = ({ apps }: Registry) => apps['remote-learning']?.live.version;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  served.mockClear();
});

test('a release that is allowed takes the live one’s place, visibly, for the visit', async () => {
  expect(versionOf(await visit('?remote=remote-learning@1.1.0-pr7'))).toBe('1.1.0-pr7');
  expect(served.mock.calls).toEqual([['/releases/remote-learning/1.1.0-pr7/release.json']]);
  expect(document.querySelector('[role=status]')?.textContent).toContain('remote-learning@1.1.0-pr7');
  expect(versionOf(await visit(''))).toBe('1.1.0-pr7');
});

test('one of an allowed origin comes from there', async () => {
  const { apps } = await visit('?remote=remote-learning@1.1.0-pr7@https://preview.example');
  expect(served.mock.calls).toEqual([
    ['https://preview.example/releases/remote-learning/1.1.0-pr7/release.json'],
  ]);
  expect(apps['remote-learning']?.live.base).toBe(
    'https://preview.example/releases/remote-learning/1.1.0-pr7/',
  );
});

test('a release that does not come is told of, and the others are tried all the same', async () => {
  const come = served.getMockImplementation()!;
  served.mockImplementation(async (address) => (address.includes('remote-exams') ? '未找到' : come(address)));
  const search = '?remote=remote-exams@2.0.0-pr1&remote=remote-learning@1.1.0-pr7';
  const { apps } = await visit(search);
  expect([apps['remote-learning']?.live.version, apps['remote-exams']]).toEqual([
    '1.1.0-pr7',
    registry.apps['remote-exams'],
  ]);
  const bar = () => document.querySelector('[role=status]')?.textContent;
  expect(bar()).toContain('预览版本：remote-learning@1.1.0-pr7');
  expect(bar()).toContain('没有取到：remote-exams@2.0.0-pr1，显示的是正式版本');
  document.body.innerHTML = '';
  served.mockRejectedValueOnce(new Error('no network'));
  await visit('?remote=remote-learning@1.1.0-pr7');
  expect(bar()).toMatch(/^没有取到：remote-learning@1\.1\.0-pr7/);
  served.mockImplementation(come);
});

test.each([
  '?remote=remote-learning@1.1.0',
  '?remote=remote-learning@1.1.0-pr7@https://evil.example',
  '?remote=host@1.1.0-pr7',
  '?remote=../x@1.1.0-pr7',
  '?remote=',
  '',
])('%s is ignored and shows no banner', async (search) => {
  expect(await visit(search)).toEqual(registry);
  expect(served).not.toHaveBeenCalled();
  expect(document.body.innerHTML).toBe('');
});

describe('flags of this device', () => {
  const bar = () => document.querySelector('[role=status]')?.textContent;
  const back = () => document.querySelector('button')!;
  // The engine of the tests cannot reload.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('take the place of the live ones, visibly, until one tap gives them up', async () => {
    localStorage.setItem('suite.device.flags', '{"poster":false,"trial":true,"odd":1}');
    expect(hasOwnFlags()).toBe(true);
    const live = { ...registry, flags: { trial: { below: 0 }, other: { below: 500 } } };
    const { flags } = await withOverrides(live, 'https://m.test/#/x', served);
    expect(flags).toEqual({ poster: { below: 0 }, trial: { below: 10_000 }, other: { below: 500 } });
    expect(bar()).toContain('本机开关：poster 关、trial 开');
    expect(back().textContent).toBe('恢复线上开关');
    back().click();
    expect(hasOwnFlags()).toBe(false);
  });

  test('are said beside a release under test, and one tap gives up both', async () => {
    switchFlag('poster', true);
    await visit('?remote=remote-learning@1.1.0-pr7');
    expect(bar()).toMatch(/预览版本：remote-learning@1\.1\.0-pr7 本机开关：poster 开/);
    expect(back().textContent).toBe('恢复正式版本和线上开关');
    back().click();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test.each(['null', '[]', '"poster"', 'poster', '{"poster":"on"}'])('%s switches none', async (text) => {
    localStorage.setItem('suite.device.flags', text);
    expect(await visit('')).toEqual(registry);
    expect(bar()).toBeUndefined();
  });
});

describe('a version that the app has left behind', () => {
  const withState = (versions: string[], state: Partial<RegistryApp>): Registry => {
    const { live } = registry.apps['remote-learning']!;
    const learning = { live, previous: null, ...state };
    return {
      ...registry,
      apps: { ...registry.apps, 'remote-learning': learning },
      overrides: { versions, origins: [] },
    };
  };
  const states: [string, Partial<RegistryApp>][] = [
    ['withdrawn', { withdrawn: ['1.1.0-pr7'] }],
    ['previous', { previous: '1.1.0-pr7' }],
  ];
  const link = 'https://m.test/?remote=remote-learning@1.1.0-pr7#/x';

  test.each(states)('%s: a link cannot bring it back, nor can what the tab has kept', async (_, state) => {
    const left = withState(['*-pr*'], state);
    expect(await withOverrides(left, link, served)).toEqual(left);
    sessionStorage.setItem('suite.device.override', '["remote-learning@1.1.0-pr7"]');
    expect(await withOverrides(left, 'https://m.test/#/x', served)).toEqual(left);
    expect(served).not.toHaveBeenCalled();
    expect(document.body.innerHTML).toBe('');
  });

  test.each(states)('%s: it can be tried when the registry names it', async (_, state) => {
    expect(versionOf(await withOverrides(withState(['1.1.0-pr7'], state), link, served))).toBe('1.1.0-pr7');
  });
});

test.each([
  ['?remote=remote-learning@1.1.0-pr7', ''],
  ['?remote=remote-learning@1.1.0-pr7&remote=remote-tools@1.1.0-pr7&from=card', '?from=card'],
])('%s is given up by a tap, and what else the address says stays', async (search, rest) => {
  // The engine of the tests cannot reload.
  const reload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', `/${search}#/x?id=7`);
  await withOverrides(registry, location.href, served);
  document.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockRestore();
  expect([location.search, location.hash]).toEqual([rest, '#/x?id=7']);
  expect(await withOverrides(registry, location.href, served)).toEqual(registry);
});

test.each(['{"a"', '{}', '[7]', '"remote-learning@1.1.0-pr7"'])(
  'garbage that was kept is no override: %s',
  async (kept) => {
    sessionStorage.setItem('suite.device.override', kept);
    expect(await visit('')).toEqual(registry);
    expect(sessionStorage.getItem('suite.device.override')).toBeNull();
  },
);

test('several at once are all tried, and all named', async () => {
  const { apps } = await visit('?remote=remote-learning@1.1.0-pr7&remote=remote-tools@1.1.0-pr8');
  expect([apps['remote-learning'], apps['remote-tools']].map((app) => app?.live.version)).toEqual([
    '1.1.0-pr7',
    '1.1.0-pr8',
  ]);
  expect(document.querySelector('[role=status]')?.textContent).toBe(
    '预览版本：remote-learning@1.1.0-pr7、remote-tools@1.1.0-pr8 恢复正式版本',
  );
});

test.each([
  ['app', manifest('remote-tools', '1.1.0-pr7')],
  ['version', manifest('remote-learning', '1.1.0-pr8')],
])('a document of another %s is not taken', async (_, other) => {
  served.mockResolvedValueOnce(JSON.stringify(other));
  expect((await visit('?remote=remote-learning@1.1.0-pr7')).apps).toEqual(registry.apps);
});

test('without storage an override holds for this page', async () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  expect(versionOf(await visit('?remote=remote-learning@1.1.0-pr7'))).toBe('1.1.0-pr7');
  refuse.mockRestore();
  namedText('tab', 'suite.device.override').remove();
});
