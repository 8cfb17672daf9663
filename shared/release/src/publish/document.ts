import {
  integrityOf,
  SHORT_FORM,
  shortRegistry,
  type Registry,
  type RegistryApp,
} from '@suite/loader/registry';
import { ReleaseError } from '../release-error';

const snapshotPlace = /(<script\b(?=[^>]*\bid=["']?registry-snapshot\b)[^>]*>)\s*(<\/script>)/i;
const stylesPlace = /<style\b[^>]*\bdata-host-styles(?:=(?:""|''))?(?=[\s>])[^>]*>\s*<\/style>/i;

const scriptPlace = /<link\b[^>]*\bdata-host-script\b[^>]*>/i;

const wrong = (fault: string) => new ReleaseError('DOCUMENT_WRONG', { fault });

/** Refuses a host's document without the places that publishing fills. */
export function checkTemplate(template: string): void {
  if (!snapshotPlace.test(template)) {
    throw wrong('the document has no empty script with id registry-snapshot');
  }
  if (!stylesPlace.test(template)) {
    throw wrong('the document has no empty style with data-host-styles');
  }
}

/** JSON for a script element: no text in it can end the element. */
const jsonForHtml = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const nowhere = 'http://nowhere.invalid';

/** A style sheet for the document: its relative addresses are made absolute. */
export function inlineStyles(css: string, address: string): string {
  const base = new URL(address, nowhere);
  const absolute = (url: string) => {
    const { href } = new URL(url, base);
    return href.startsWith(nowhere) ? href.slice(nowhere.length) : href;
  };
  return css
    .replace(/\/\*# sourceMappingURL=[\s\S]*?\*\//g, '')
    .replace(
      /url\(\s*(["']?)(?![a-z][a-z\d+.-]*:|\/|#)([^"')]+)\1\s*\)/gi,
      (_, quote: string, url: string) => `url(${quote}${absolute(url.trim())}${quote})`,
    )
    .replace(/<\/(?=style)/gi, '<\\/')
    .trim();
}

/** The page of a host before a registry is put in: the template with the host's own styles and its preload. */
export function renderShell(template: string, registry: Registry, css: string): string {
  const { base, entry, libraries = [], hashes, version } = (registry.apps.host as RegistryApp).live;
  const crossOrigin = /^https?:/.test(base) ? ' crossorigin' : '';
  const preload = (file: string) => {
    const hash = hashes?.[file];
    const integrity = hash ? ` integrity="${integrityOf(hash)}"` : '';
    return `<link rel="preload" as="script" href="${base}${file}"${integrity}${crossOrigin} data-host-script>`;
  };
  return (
    template
      // In the markup, because the longest downloads must not wait for the first script.
      .replace(scriptPlace, () => [...libraries, entry].map(preload).join(''))
      .replace(stylesPlace, () => `<style data-host-styles="${version}">${css}</style>`)
  );
}

const asksForShort = new RegExp(`\\bdata-form=["']?${SHORT_FORM}\\b`);

/**
 * The page of a revision, which a server makes of the live registry at each request: a page that has just come from there
 * need not ask for the registry. A host of an older release gets its registry in the form that its loader reads.
 */
export const liveDocument = (shell: string, registry: Registry): string =>
  shell.replace(snapshotPlace, (_, open: string, close: string) => {
    const content = asksForShort.test(open) ? shortRegistry(registry) : registry;
    return `${open.slice(0, -1)} data-live>${jsonForHtml(content)}${close}`;
  });
