/** @jest-environment jsdom */
import fc from 'fast-check';
import { readDocumentRegistry, type Registry } from '@suite/loader/registry';
import { template } from '../testing/sample';
import { checkTemplate, inlineStyles, liveDocument, renderShell } from './document';

/** The document of a registry. */
const renderDocument = (html: string, content: Registry, css: string) =>
  liveDocument(renderShell(html, content, css), content);

function registry(title: string): Registry {
  const routes = [{ path: '/', name: 'Home', title, files: [] }];
  const at = { version: '1.0.0', base: '/releases/host/1.0.0/' };
  const live = { ...at, entry: 'entry.js', styles: [], routes };
  return { schema: 1, revision: 7, apps: { host: { live, previous: null } } };
}

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

test('the registry and the styles are put into their places', () => {
  const html = renderDocument(template, registry('首页'), '.a { color: red; }');
  expect(html).toContain('<style data-host-styles="1.0.0">.a { color: red; }</style>');
  const live = template.replace('id="registry-snapshot"', 'id="registry-snapshot" data-live');
  expect(html.replace(/data-host-styles="[^<]*/, 'data-host-styles>').replace(/\{"schema.*\}(?=<)/, '')).toBe(
    live,
  );
});

test('a host whose loader reads the short form gets it, and an older one the whole registry', () => {
  const asking = template.replace(' id="registry-snapshot"', ' data-form="short" id="registry-snapshot"');
  const contentOf = (html: string) =>
    parsed(liveDocument(html, registry('首页'))).getElementById('registry-snapshot')?.textContent ?? '';
  expect(JSON.parse(contentOf(template))).toEqual(registry('首页'));
  expect(contentOf(asking)).not.toContain('首页');
  expect(readDocumentRegistry(contentOf(asking))).toEqual(registry(''));
});

test('any title and any styles leave the document whole', () => {
  const parts =
    '</script><script>alert(1)</script> <!--<script> </style> $& $1 ` < / > -- " \' & \u2028 \\ a';
  const tricky = fc.string({ unit: fc.constantFrom(...parts.split(' ')) });
  fc.assert(
    fc.property(tricky, tricky, (title, css) => {
      const page = parsed(renderDocument(template, registry(title), inlineStyles(css, '/x/main.css')));
      expect(JSON.parse(page.getElementById('registry-snapshot')?.textContent ?? '')).toEqual(
        registry(title),
      );
      expect(page.querySelectorAll('style')).toHaveLength(1);
      expect(page.querySelectorAll('script')).toHaveLength(2);
    }),
    { seed: 7, numRuns: 500 },
  );
});

test.each([
  ['url(x.png)', 'url(/releases/host/1/css/x.png)'],
  ['url("../img/x.png?a#b")', 'url("/releases/host/1/img/x.png?a#b")'],
  ["url( './x.png' )", "url('/releases/host/1/css/x.png')"],
  ['url(/x.png)', 'url(/x.png)'],
  ['url("//cdn.example/x.png")', 'url("//cdn.example/x.png")'],
  ['url(https://cdn.example/x.png)', 'url(https://cdn.example/x.png)'],
  ['url("data:image/svg+xml,<svg/>")', 'url("data:image/svg+xml,<svg/>")'],
  ['url(#mask)', 'url(#mask)'],
  ['a{}/*# sourceMappingURL=main.css.map */', 'a{}'],
  ['a:after{content:"</style>"}', 'a:after{content:"<\\/style>"}'],
])('%s in a file means %s in the document', (css, inlined) => {
  expect(inlineStyles(css, '/releases/host/1/css/main.css')).toBe(inlined);
});

test('a style sheet of another origin keeps its origin', () => {
  const inlined = inlineStyles('url(x.png)', 'https://cdn.example/host/1/main.css');
  expect(inlined).toBe('url(https://cdn.example/host/1/x.png)');
});

test.each([
  ['without a place for the registry', template.replace('registry-snapshot', 'other')],
  ['without a place for the styles', template.replace(' data-host-styles', '')],
  ['with something in the place already', template.replace('snapshot">', 'snapshot">{}')],
])('a template %s is refused', (_, html) => {
  expect(() => checkTemplate(html)).toThrow(expect.objectContaining({ code: 'DOCUMENT_WRONG' }));
});

test('a minified template is accepted', () => {
  const html = '<style data-host-styles=""></style><script id=registry-snapshot type=x></script>';
  checkTemplate(html);
  expect(renderDocument(html, registry('x'), 'b{}')).toContain('<style data-host-styles="1.0.0">b{}</style>');
});

test.each([
  ['/releases/host/1.0.0/', ''],
  ['https://cdn.example/host/1.0.0/', ' crossorigin'],
])('scripts of the host at %s are preloaded by the markup, as they are run there', (base, how) => {
  const split = registry('x');
  Object.assign(split.apps.host!.live, { base, libraries: ['libraries.js'] });
  const html = renderDocument(`<link data-host-script />${template}`, split, '');
  const preload = (file: string) =>
    `<link rel="preload" as="script" href="${base}${file}"${how} data-host-script>`;
  expect(html.match(/<link [^>]*data-host-script>/g)).toEqual(['libraries.js', 'entry.js'].map(preload));
});
