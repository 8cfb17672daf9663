import { fireEvent, screen, within } from '@testing-library/react';
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
    expect(names).toEqual(['remote-learning@2.0.0', 'remote-tools@2.0.0', '试这一版', '复制全部']);
  });

  test.each([
    ['remote-tools@1.4.0', '这个版本不能试', 0],
    ['host@2.0.0', '这个版本不能试', 0],
    ['remote-tools@1.6.0-pr9', '没有找到这个版本', 1],
  ])('%s is not switched to, and the panel says why', async (value, words, asked) => {
    show();
    await type(value);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(fetched).toHaveBeenCalledTimes(asked);
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
