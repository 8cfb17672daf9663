import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify';
import { cleanStyle } from './clean-style';

const tags =
  'a abbr b blockquote br caption code col dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins ' +
  'li mark ol p pre rp rt ruby s section small span strong sub sup table tbody td tfoot th thead tr u ul';

const attributes = 'alt colspan dir height href lang reversed rowspan scope span src start style title width';

const config: Config = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

const webAddress = /^https?:\/\/[^/\s]/i;
const suiteAddress = /^#\/(?!\/)/;
const pictureAddress = /^((https?:)?\/\/[^/\s]|\/(?!\/)|data:image\/(png|jpe?g|gif|webp);base64,)/i;

const all = (fragment: DocumentFragment, selector: string) => Array.from(fragment.querySelectorAll(selector));

function cleanLink(link: Element, newTab: boolean) {
  const address = (link.getAttribute('href') ?? '').trim();
  if (suiteAddress.test(address)) return;
  if (!webAddress.test(address)) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('rel', 'noopener noreferrer');
  if (newTab) link.setAttribute('target', '_blank');
}

function cleanPicture(picture: Element) {
  const address = (picture.getAttribute('src') ?? '').trim();
  if (!pictureAddress.test(address)) {
    picture.parentNode?.removeChild(picture);
    return;
  }
  picture.setAttribute('loading', 'lazy');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

function makePurifier(): Purifier {
  const purifier = DOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (_, data) => {
    if (data.attrName !== 'style') return;
    data.attrValue = cleanStyle(data.attrValue);
    data.keepAttr = data.attrValue !== '';
  });
  return purifier;
}

let purifier: Purifier | undefined;

/** The page has the h1, so the headings of the text start at h2 and skip no level. */
function levelHeadings(fragment: DocumentFragment) {
  const headings = all(fragment, 'h1,h2,h3,h4,h5,h6');
  const levels = headings.map(({ tagName }) => tagName).filter((one, at, some) => some.indexOf(one) === at);
  levels.sort();
  for (const heading of headings) {
    const levelled = document.createElement(`h${Math.min(6, levels.indexOf(heading.tagName) + 2)}`);
    while (heading.firstChild) levelled.appendChild(heading.firstChild);
    heading.parentNode?.replaceChild(levelled, heading);
  }
}

/** A wide table scrolls by itself, with a finger or with the arrow keys. */
function boxTable(table: Element) {
  const box = document.createElement('div');
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', table.querySelector('caption')?.textContent || '表格');
  box.setAttribute('tabindex', '0');
  table.parentNode?.replaceChild(box, table);
  box.appendChild(table);
}

/** A picture opens at full size, unless a tap on it already leads elsewhere. */
function openPicture(picture: Element) {
  if (picture.closest('a[href]')) return;
  const words = picture.getAttribute('alt');
  picture.setAttribute('role', 'button');
  picture.setAttribute('tabindex', '0');
  picture.setAttribute('aria-label', words ? `查看大图：${words}` : '查看大图');
}

/** A short number and the space before what it counts. */
const counted = /((?:^|[^\d,.])\d[\d,.]{0,6}) (?=[\u4e00-\u9fff])/g;

/** No line ends between a number and its unit. */
const keepUnits = (words: string) => words.replace(counted, '$1\u00a0');

function keepAllUnits(holder: HTMLElement) {
  const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = keepUnits(text.data);
  }
}

/**
 * HTML of the provider made safe by an allow list, and ready for reading: tables in boxes of their own,
 * pictures that can be opened, numbers that keep their units, links to the web and to pages of the suite only.
 */
export function cleanHtml(html: string, newTab = false): string {
  // Words alone, as most options of a question are, need no parser.
  if (html && !/[<&]/.test(html)) return keepUnits(html);
  purifier ??= makePurifier();
  // If the purifier does not support the engine, it returns the text uncleaned.
  if (!purifier.isSupported) return '';
  const fragment = purifier.sanitize(html, config) as unknown as DocumentFragment;
  all(fragment, 'a').forEach((link) => cleanLink(link, newTab));
  all(fragment, 'img').forEach(cleanPicture);
  all(fragment, 'img').forEach(openPicture);
  levelHeadings(fragment);
  all(fragment, 'table').forEach(boxTable);
  const holder = document.createElement('div');
  holder.appendChild(fragment);
  keepAllUnits(holder);
  return holder.innerHTML;
}
