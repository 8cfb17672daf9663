import { at, make, say } from './dom';
import { settings } from './settings';
import { w } from './words';

interface Share {
  title: string;
  desc: string;
  link: string;
}

const shares: Partial<Record<'friend' | 'timeline', Share>> = {};

const frame = () => at<HTMLIFrameElement>('frame');

/** A newly opened page has set no share data yet. */
export function forgetShare(): void {
  delete shares.friend;
  delete shares.timeline;
}

function menu(): HTMLElement {
  const share = (kind: 'friend' | 'timeline', event: string, words: string) => {
    const data = shares[kind] ?? shares.friend;
    return make(
      'button',
      {
        type: 'button',
        onclick: () => {
          frame().contentWindow?.postMessage({ world: 'menu', event }, location.origin);
          say(data ? `${w('shared')}：${data.title}` : w('menuEmpty'));
        },
      },
      words,
    );
  };
  const list = make('div', { className: 'menu' });
  const data = shares.friend ?? shares.timeline;
  list.append(
    data
      ? make(
          'p',
          {},
          make('strong', {}, data.title),
          make('small', {}, data.desc),
          make('small', {}, data.link),
        )
      : make('p', {}, w('menuEmpty')),
    share('friend', 'menu:share:appmessage', w('toFriend')),
    share('timeline', 'menu:share:timeline', w('toTimeline')),
  );
  return list;
}

function titleOfPage(): string {
  return frame().contentDocument?.title ?? '';
}

function addressOfPage(): string {
  const page = frame().contentWindow?.location;
  return page ? `${page.host}/${page.hash}` : '';
}

/** Draws what the messenger, the browser or the app has around a page. */
export function drawChrome(): void {
  const chrome = at('chrome');
  const { context } = settings;
  chrome.hidden = context === 'app';
  if (context === 'browser') {
    chrome.replaceChildren(make('span', { className: 'address' }, addressOfPage()));
    return;
  }
  const back = make(
    'button',
    { type: 'button', 'aria-label': '‹', onclick: () => frame().contentWindow?.history.back() },
    '‹',
  );
  const more = make('details', { className: 'more' }, make('summary', { 'aria-label': w('menu') }, '⋯'));
  more.addEventListener('toggle', () => {
    more.querySelector('.menu')?.remove();
    if (more.open) more.append(menu());
  });
  chrome.replaceChildren(back, make('strong', { id: 'page-title' }, titleOfPage()), more);
}

/** Keeps title and address as the page has them now. */
export function followPage(): void {
  const title = document.getElementById('page-title');
  if (title && title.textContent !== titleOfPage()) title.textContent = titleOfPage();
  const address = at('chrome').querySelector('.address');
  if (address) address.textContent = addressOfPage();
}

/** Listens to messages of the phone. */
export function hearPhone(onClose: () => void): void {
  addEventListener('message', (event) => {
    if (event.origin !== location.origin || event.source !== frame().contentWindow) return;
    const message = event.data as { world?: string; kind?: 'friend' | 'timeline' } & Share;
    if (message.world === 'share' && message.kind) shares[message.kind] = message;
    if (message.world === 'close') onClose();
  });
}
