import type { LiveRelease } from './registry';
import type { LoadTable } from './containers';
import { loaderOf, tableOf } from './testing/page-loader';
import { openAccount, registryOf } from './testing/registry';
import { watchHangs } from './fallback';

const page = 'Counter';
const visits = (times: number, version = '1.0.0') => {
  for (let n = 0; n < times; n++) watchHangs().begin(page, version);
};
const hasHung = (version = '1.0.0') => watchHangs().has(page, version);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a page has hung when it was drawn twice and did not live on', () => {
  visits(1);
  expect(hasHung()).toBe(false);
  visits(1);
  expect(hasHung()).toBe(true);
});

test('what has hung stays known while other pages and versions are drawn, for a day', () => {
  visits(2);
  watchHangs().begin('Agreement', '1.0.0');
  expect(hasHung()).toBe(true);
  expect(hasHung('1.0.1')).toBe(false);
  jest.setSystemTime(Date.now() + 25 * 3_600_000);
  localStorage.removeItem('suite.device.drawing');
  expect(hasHung()).toBe(false);
});

const leave = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
  jest.restoreAllMocks();
};

test.each([
  ['lives for some seconds', () => jest.advanceTimersByTime(5000)],
  ['is left', () => dispatchEvent(new Event('pagehide'))],
  ['is hidden', () => leave(true)],
])('a page that %s has not hung', (_, ends) => {
  visits(2);
  ends();
  visits(1);
  expect(localStorage.getItem('suite.device.drawing')).toBe('Counter 1.0.0 1');
});

test('a page that is drawn several times in one visit counts once, and other versions count anew', () => {
  const hangs = watchHangs();
  hangs.begin(page, '1.0.0');
  jest.advanceTimersByTime(4000);
  hangs.begin(page, '1.0.0');
  jest.advanceTimersByTime(4000);
  expect(localStorage.getItem('suite.device.drawing')).toBe('Counter 1.0.0 1');
  visits(1, '1.0.1');
  expect(localStorage.getItem('suite.device.drawing')).toBe('Counter 1.0.1 1');
});

test('a page that is shown again may hang all the same', () => {
  visits(1);
  leave(false);
  visits(1);
  expect(hasHung()).toBe(true);
});

describe('the page that has hung', () => {
  const Live = () => null;
  const Older = () => null;
  const registry = registryOf();
  const { live } = registry.apps['remote-learning']!;
  const older: LiveRelease = { ...live, version: '0.9.0', container: 'learning_0' };
  const tell = jest.fn();
  const opened = (previous?: LiveRelease, code?: () => Promise<never>) => {
    const loadTable: LoadTable = async ({ version }) =>
      tableOf(code ?? (async () => ({ default: version === live.version ? Live : Older })), openAccount);
    return loaderOf(loadTable, { previousOf: async () => previous, tell, hangs: watchHangs() }, registry)
      .pages;
  };

  beforeEach(async () => {
    tell.mockReset();
    for (let n = 0; n < 2; n++) {
      const pages = opened(older);
      expect(await pages.load(openAccount)).toBe(Live);
      pages.drawing(openAccount);
    }
    expect(tell).not.toHaveBeenCalled();
  });

  test('comes from the previous version, at each visit, and operations hear of it', async () => {
    for (let n = 0; n < 3; n++) {
      const pages = opened(older);
      expect(await pages.load(openAccount)).toBe(Older);
      pages.drawing(openAccount);
      jest.advanceTimersByTime(5000);
    }
    expect(tell).toHaveBeenCalledWith(
      expect.objectContaining({ version: '1.0.0', kind: 'error', code: 'hang', page: 'OpenAccount' }),
    );
  });

  test('has hung, too, when its code does not end before anything is drawn', async () => {
    localStorage.clear();
    for (let n = 0; n < 2; n++) {
      void opened(older, () => new Promise(() => undefined)).load(openAccount);
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(await opened(older).load(openAccount)).toBe(Older);
  });

  test('has not hung when its files are slow, and visitors do not wait for them', async () => {
    localStorage.clear();
    const scripts = [1, 2].map(() => {
      const script = document.createElement('script');
      script.setAttribute('data-for', live.container as string);
      return script;
    });
    const slow = () => {
      document.head.append(...scripts);
      return new Promise<never>(() => undefined);
    };
    const note = () => localStorage.getItem('suite.device.drawing');
    for (let n = 0; n < 3; n++) {
      void opened(older, slow).load(openAccount);
      await jest.advanceTimersByTimeAsync(100);
    }
    for (const script of scripts) {
      expect(note()).toBeNull();
      script.dispatchEvent(new Event('load'));
      script.remove();
    }
    expect(note()).toBe('OpenAccount 1.0.0 1');
  });

  test('comes as it is where there is no previous version', async () => {
    expect(await opened().load(openAccount)).toBe(Live);
  });
});
