import type { OwnedRoute } from './registry';
import { createLinksAhead, watchTouches } from './ahead';
import { registryOf } from './testing/registry';

const routes = ['/exam/:paperId', '/video', '/user-clock'].map(
  (path) => ({ path, name: path }) as OwnedRoute,
);

let fetched: string[];
const links = () => createLinksAhead({ routes, fetch: ({ path }) => fetched.push(path) });
const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  fetched = [];
  connect({ effectiveType: '4g', saveData: false });
  document.head.innerHTML = '';
});

const show = (html: string) => (document.body.innerHTML = html);
const touch = (selector: string, kind = 'touchstart') =>
  document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));

test('a finger or a mouse on a link fetches its page, also on what is in the link', () => {
  show('<a href="#/exam/7?from=home"><b>去考试</b></a>');
  watchTouches(links());
  touch('b', 'touchstart');
  touch('a', 'mousedown');
  expect(fetched).toEqual(['/exam/:paperId', '/exam/:paperId']);
});

test.each([
  ['text', '<p>去考试</p>'],
  ['a link out of the suite', '<p><a href="https://example.com/#/video">外链</a></p>'],
  ['a link to a page that no app has', '<p><a href="#/gone">旧页面</a></p>'],
])('a touch on %s fetches nothing', (_, html) => {
  show(html);
  const { onTouch } = links();
  document.addEventListener('touchstart', onTouch);
  touch('a, p');
  document.removeEventListener('touchstart', onTouch);
  expect(fetched).toEqual([]);
});

/** jsdom lays nothing out. */
function place(selector: string, top: number) {
  const element = document.querySelector(selector) as Element;
  element.getBoundingClientRect = () => ({ top, bottom: top + 48, height: 48 }) as DOMRect;
}

test('of the steps that a page offers, the first one in view is fetched', () => {
  show(
    '<a href="#/video" data-next-step="true">继续学习</a><a href="#/user-clock" data-next-step="true">打卡</a>',
  );
  place('[href="#/video"]', 2000);
  place('[href="#/user-clock"]', 300);
  links().nextStep();
  expect(fetched).toEqual(['/user-clock']);
});

test('no step is fetched over a slow connection', () => {
  connect({ effectiveType: '3g' });
  show('<a href="#/video" data-next-step="true">继续学习</a>');
  place('a', 10);
  links().nextStep();
  expect(fetched).toEqual([]);
});

const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'));

async function goFrom(app: string, next?: string) {
  const registry = registryOf();
  registry.apps['remote-learning']!.live.next = next;
  await jest.isolateModulesAsync(async () => {
    const { prefetchNext } = await import('./ahead');
    prefetchNext(registry, app);
    prefetchNext(registry, app);
  });
}

test('the app that visitors mostly open next is fetched once, when the network is idle', async () => {
  await goFrom('remote-learning', 'remote-tools');
  expect(prefetched()).toEqual([
    '/releases/remote-tools/1.0.0/entry.js',
    '/releases/remote-tools/1.0.0/routes.js',
  ]);
});

test.each([
  ['slow', { effectiveType: '3g', saveData: false }],
  ['counted', { effectiveType: '4g', saveData: true }],
  ['unknown', undefined],
])('a connection that is %s is left alone', async (_, connection) => {
  connect(connection);
  await goFrom('remote-learning', 'remote-tools');
  expect(prefetched()).toEqual([]);
});

test.each([
  ['remote-learning', undefined],
  ['remote-learning', 'remote-gone'],
  ['remote-tools', 'remote-tools'],
])('no app is fetched from %s when the next app is %s', async (app, next) => {
  await goFrom(app, next);
  expect(prefetched()).toEqual([]);
});
