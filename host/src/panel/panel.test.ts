import { fireEvent, screen, within } from '@testing-library/react';
import { providePlatform, type Platform } from '@suite/kernel';
import type { FlagRules } from '@suite/kernel/flags/facts';
import { registryOf } from '@suite/loader/testing';
import { loadsOf, type PanelParts } from './facts';
import { panelOf } from './panel';

const { apps, ...registry } = registryOf(7);
const tools = apps['remote-tools']!;
const parts: PanelParts = {
  registry: {
    ...registry,
    apps: {
      ...apps,
      'remote-tools': { ...tools, previous: '0.9.0', stable: { ...tools.live, version: '0.9.0' } },
    },
    overrides: { versions: ['*-pr*', '2.0.0'], origins: [] },
  },
  context: 'messenger',
  inUse: () => ({ host: '1.0.0' }),
  told: [
    { app: 'host', version: '1.0.0', canary: false, kind: 'load' },
    { app: 'remote-tools', version: '1.0.0', canary: true, kind: 'error', code: 'timeout', page: 'Counter' },
  ],
  session: () => ({ line: 'learner', login: 'in' }),
  page: () => 'Counter',
};

beforeEach(() => {
  window.fetch = jest.fn().mockRejectedValue(new Error('no network'));
  providePlatform({ flags: { rules: {}, bucket: 0 } } as Platform);
});

function show(over: Partial<PanelParts> = {}) {
  document.body.textContent = '';
  document.body.appendChild(panelOf({ ...parts, ...over }));
}
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;

beforeEach(() => {
  performance.getEntriesByType = () => [];
  localStorage.clear();
  sessionStorage.clear();
});

test('it shows what runs here: versions, events, the page and how it was opened', () => {
  show();
  expect(factOf('host')).toBe('1.0.0，已加载');
  expect(factOf('remote-tools')).toBe('1.0.0，灰度，其他人是 0.9.0，上一版 0.9.0');
  const events = screen.getByRole('heading', { name: '发出的事件' }).parentElement as HTMLElement;
  expect(
    within(events)
      .getAllByRole('definition')
      .map((one) => one.textContent),
  ).toEqual(['error timeout Counter', 'load']);
  expect(factOf('页面')).toBe('Counter');
  expect(factOf('登录')).toBe('已登录');
});

test('the last files come first, without the host’s name', () => {
  const entry = (name: string, transferSize: number) =>
    ({ name, duration: 12.4, transferSize }) as PerformanceResourceTiming;
  const entries = [
    entry('https://m.test/releases/host/1.0.0/host.js', 2048),
    entry('https://m.test/api/user?token=abc', 10),
    entry('https://m.test/releases/remote-tools/1.0.0/Counter.js', 0),
  ];
  expect(loadsOf(entries)).toEqual([
    ['remote-tools/1.0.0/Counter.js', '12 ms，缓存'],
    ['host/1.0.0/host.js', '12 ms，2.0 KB'],
  ]);
});

test('one tap makes the device one of the staff’s, and one tap takes it back', () => {
  // The engine of the tests cannot reload.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const tap = () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: '作为内部设备' }));
    return localStorage.getItem('suite.device.staff');
  };
  expect(tap()).toBe('1');
  show();
  expect(screen.getByRole('button', { name: '作为内部设备', pressed: true })).toBeVisible();
  expect(tap()).toBeNull();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tap();
  expect(screen.getByRole('button', { name: '没有保存成功' })).toBeVisible();
  jest.restoreAllMocks();
});

describe('another version', () => {
  const fetched = jest.fn();
  const type = async (value: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: '应用@版本' }), { target: { value } });
    fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);
    await new Promise((resolve) => setTimeout(resolve));
  };
  beforeEach(() => {
    window.fetch = fetched.mockReset().mockResolvedValue({ ok: false });
  });

  test('the versions that the registry names whole are there to be tapped, for remotes', () => {
    show();
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual([
      '作为内部设备',
      'remote-learning@2.0.0',
      'remote-tools@2.0.0',
      '试这一版',
      '复制全部',
    ]);
  });

  test.each([
    ['remote-tools@1.4.0', '这个版本不能试', 0],
    ['host@2.0.0', '这个版本不能试', 0],
    ['remote-tools@1.6.0-pr9', '没有找到这个版本', 1],
  ])('%s is not switched to, and the panel says why', async (value, words, asked) => {
    show();
    await type(value);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(fetched.mock.calls.filter(([address]) => /-pr9/.test(address))).toHaveLength(asked);
    expect(sessionStorage).toHaveLength(0);
  });

  test('one that was tried before takes one tap the next time, and one tap goes back', () => {
    localStorage.setItem(
      'suite.device.tried',
      JSON.stringify(['remote-tools@1.6.0-pr9', 'remote-tools@1.4.0']),
    );
    sessionStorage.setItem('suite.device.override', JSON.stringify(['remote-tools@1.6.0-pr9']));
    show();
    expect(screen.getByRole('button', { name: 'remote-tools@1.6.0-pr9', pressed: true })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'remote-tools@1.4.0' })).toBeNull();
    expect(screen.getByRole('button', { name: '恢复正式版本' })).toBeVisible();
  });

  test('where no version may be tried, it says how to allow it', () => {
    show({ registry: { ...parts.registry, overrides: undefined } });
    expect(screen.getByText(/npm run release -- overrides set/)).toBeVisible();
  });
});

describe('flags', () => {
  const flags = {
    'remote-learning': [{ name: 'week-poster', does: '周回顾海报', on: true }],
    'remote-tools': [{ name: 'new-table', does: '新的表格', on: false }],
  };
  const rules: FlagRules = { 'new-table': { below: 2000, line: 'management', staff: true } };
  const answer = (address: string) => {
    const app = /releases\/(.*)\/1\.0\.0\/release\.json$/.exec(address)?.[1] as keyof typeof flags;
    return { flags: address === '/registry.json' ? rules : flags[app] };
  };
  const group = (name: string) => screen.findByRole('group', { name });
  const pressed = async (name: string) =>
    within(await group(name)).getByRole('button', { pressed: true }).textContent;
  const press = async (name: string, button: string) =>
    fireEvent.click(within(await group(name)).getByRole('button', { name: button }));
  const own = () => localStorage.getItem('suite.device.flags');

  afterEach(() => jest.restoreAllMocks());
  beforeEach(() => {
    // The engine of the tests cannot reload.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    window.fetch = jest.fn(async (address) => ({ json: async () => answer(String(address)) }) as Response);
  });

  test('each flag of the releases has what it does, how it is here and how it is live', async () => {
    providePlatform({ flags: { rules: { ...rules }, bucket: 0 } } as Partial<Platform> as Platform);
    show();
    expect(await pressed('week-poster')).toBe('按线上');
    expect(factOf('week-poster')).toContain('周回顾海报这里打开，线上：按代码默认打开');
    expect(factOf('new-table')).toContain('新的表格这里关闭，线上：对 20% 的访客、管理线、内部设备打开');
  });

  test('one tap switches a flag on this device, and one tap leaves it to operations again', async () => {
    show();
    await press('week-poster', '本机关闭');
    await press('new-table', '本机打开');
    expect(JSON.parse(own() ?? '')).toEqual({ 'week-poster': false, 'new-table': true });
    show();
    expect([await pressed('week-poster'), await pressed('new-table')]).toEqual(['本机关闭', '本机打开']);
    await press('week-poster', '按线上');
    expect(JSON.parse(own() ?? '')).toEqual({ 'new-table': true });
    show();
    await press('new-table', '按线上');
    expect(own()).toBeNull();
  });

  test('a device that keeps nothing switches nothing, and the button says so', async () => {
    show();
    const save = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('week-poster', '本机关闭');
    expect(within(await group('week-poster')).getByRole('button', { name: '没有保存成功' })).toBeVisible();
    save.mockRestore();
  });

  test('a release that does not tell its flags hides not those of the others', async () => {
    const known = window.fetch;
    window.fetch = jest.fn((address) =>
      String(address).includes('remote-tools') ? Promise.reject(new Error('gone')) : known(address),
    );
    show();
    expect(await group('week-poster')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'new-table' })).toBeNull();
  });

  test('without a network the panel says that the flags were not read', async () => {
    window.fetch = jest.fn().mockRejectedValue(new Error('no network'));
    show();
    expect(await screen.findByText(/没有读到开关/)).toBeVisible();
  });
});
