import type { EnginePage } from './engine';

/** Long enough for WebKit on a busy machine, which draws slowly; a page that hangs fails all the same. */
const LIMIT = 60_000;
const PAUSE = 50;

/** Finds things as a learner would: visible and tappable, by the words on them. */
const finders = `
  const visible = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility !== 'hidden';
  const words = (node) => (node.getAttribute('aria-label') || node.textContent || '').replace(/\\s+/g, ' ').trim();
  const all = (selector) => Array.from(document.querySelectorAll(selector)).filter(visible);
  const tappable = 'button,a,label,summary,[role=button],[role=tab],[role=radio],[role=checkbox],[role=option]';
  const named = (text) => {
    const found = all(tappable).filter((node) => !node.disabled && node.getAttribute('aria-disabled') !== 'true');
    return found.find((node) => words(node) === text) || found.find((node) => words(node).indexOf(text) >= 0);
  };
  const field = (label) => {
    const direct = all('input,textarea').find((node) => node.getAttribute('aria-label') === label);
    if (direct) return direct;
    const of = Array.from(document.querySelectorAll('label')).find((node) => words(node).indexOf(label) === 0);
    return of && (document.getElementById(of.htmlFor) || of.querySelector('input,textarea'));
  };
`;

const inPage = (body: string) => `(() => {${finders}${body}})()`;

/** The address at which a page stopped, and its first words. */
const whereabouts = `location.href.replace(location.origin, '') + ' ' + document.body.innerText.slice(0, 60).replace(/\\s+/g, ' ')`;

/** Waits until an expression holds, also over navigations. */
export async function until(page: EnginePage, what: string, expression: string): Promise<void> {
  let last = '';
  for (const end = Date.now() + LIMIT; Date.now() < end;) {
    try {
      if (await page.evaluate<boolean>(expression)) return;
      last = '';
    } catch (error) {
      last = `（${(error as Error).message}）`;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  const place = await page
    .evaluate<string>(whereabouts)
    .catch((error: Error) => `无法读取的页面（${error.message}）`);
  throw new Error(`${LIMIT / 1000} 秒内没有等到${what}${last}，停在 ${place}`);
}

const quoted = (text: string) => JSON.stringify(text);

/** Waits for words on the screen. */
export const see = (page: EnginePage, text: string) =>
  until(
    page,
    `文字「${text}」`,
    `document.body.innerText.replace(/\\s/g, ' ').indexOf(${quoted(text)}) >= 0`,
  );

/** Reloads the page and waits until it is back. */
export async function reload(page: EnginePage): Promise<void> {
  await page.evaluate<void>('void setTimeout(() => location.reload(), 0, (window.isOld = true))');
  await until(page, '刷新后的页面', "!window.isOld && document.readyState === 'complete'");
}

/** Waits for a hash address. */
export const at = (page: EnginePage, path: string) =>
  until(page, `地址 ${path}`, `location.hash.indexOf(${quoted(`#${path}`)}) === 0`);

/** Waits for a page's main heading. */
export const seeHeading = (page: EnginePage, text = '') =>
  until(
    page,
    text ? `标题「${text}」` : '页面的标题',
    inPage(`return all('h1').some((node) => words(node).indexOf(${quoted(text)}) >= 0)`),
  );

/** Taps the element with these words as soon as it is there and enabled. */
export const tap = (page: EnginePage, text: string) =>
  until(
    page,
    `可以点的「${text}」`,
    inPage(`const node = named(${quoted(text)}); if (node) node.click(); return !!node;`),
  );

/** Types into the field of that label. */
export const fill = (page: EnginePage, label: string, value: string) =>
  until(
    page,
    `输入框「${label}」`,
    inPage(`
      const node = field(${quoted(label)});
      if (!node) return false;
      const kind = node.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(node, ${quoted(value)});
      node.dispatchEvent(new Event('input', { bubbles: true }));
      node.dispatchEvent(new Event('change', { bubbles: true }));
      return true;`),
  );
