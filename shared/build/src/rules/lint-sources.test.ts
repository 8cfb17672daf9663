import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createLint } from './lint-sources';

let root: string;

async function write(path: string, text: string): Promise<string> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

beforeAll(async () => {
  const work = join(process.cwd(), '.suite');
  await mkdir(work, { recursive: true });
  root = await mkdtemp(join(work, 'rules-test-'));
  for (const app of ['host', 'remote-a', 'remote-b']) await write(`${app}/package.json`, '{}');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const faultsOf = async (path: string, text: string) => {
  const file = await write(path, text);
  return createLint(root, join(root, 'cache'))([file]);
};

const page = 'remote-a/src/x.page.tsx';
const style = 'remote-a/src/x.module.css';
const css = (declarations: string) => `.x { ${declarations} }`;

test.each([
  [
    'another remote by its path',
    page,
    "import '../../remote-b/src/y';",
    /remote-a must not import remote-b.*@suite\/features/,
  ],
  [
    'another remote by its name',
    page,
    "export * from 'remote-b/src/y';",
    /remote-a must not import remote-b.*links\.x/,
  ],
  ['another remote, later', page, "void import('../../remote-b/src/y');", /must not import remote-b/],
  ['the release tools', page, "import '@suite/release';", /must not import shared\/release.*one way/],
  [
    'a package by its path',
    page,
    "import '../../shared/ui/src/field';",
    /^Import shared\/ui by its package name/,
  ],
  [
    'a call in the design system',
    'shared/ui/src/x.tsx',
    "import '@suite/api';",
    /shared\/ui must not import shared\/api/,
  ],
  ['react-vant', page, "import 'react-vant';", /from @suite\/ui/],
  ['the router', page, "import { Link } from 'react-router-dom'; void Link;", /@suite\/kernel\/router/],
  ['react-query', page, "import '@tanstack/react-query';", /from @suite\/kernel/],
  ['web storage', page, "localStorage.setItem('a', '1');", /defineRecord/],
  ['web storage of the window', page, "window.sessionStorage.getItem('a');", /defineRecord/],
  ['a date', page, 'void new Date();', /@suite\/kernel\/time/],
  ['a title by hand', page, "document.title = 'x';", /title is in the route/],
  ['a document that does not scroll', page, "document.body.style.overflow = 'hidden';", /stays changed/],
  ['a class of the document', page, "document.documentElement.classList.add('x');", /stays changed/],
  ['a style in the head', page, "document.head.append('x');", /stays changed/],
  ['a variable of the window', page, 'Object.assign(window, { x: 1 });', /All pages share it/],
  ['a method of all lists', page, 'Array.prototype.flat = () => [];', /All pages share it/],
  ['a request past the host', page, "void fetch('/api/user/user_info');", /Declare the call in @suite\/api/],
  ['a library that sends requests', page, "import 'axios';", /Declare the call in @suite\/api/],
  ['a path', page, "export const x = { to: '/video' };", /@suite\/kernel\/links/],
  ['a member that the floor lacks', page, 'void navigator.clipboard.readText();', /clipboard/],
  ['an interface that the floor lacks', page, 'void new BroadcastChannel("a");', /BroadcastChannel/],
  [
    'a token that there is not',
    style,
    css('color: var(--color-brand)'),
    /--color-brand is no design token.*tokens\.css/,
  ],
  ['a style for every heading', style, 'h1 { color: red }', /^h1 hits the pages of every app\. .*class/],
  ['a style for everything', style, '* { margin: 0 }', /^\* hits/],
  ['a style for the document beside one of its own', style, '.x, body { margin: 0 }', /^body hits/],
  ["a style for another app's class", style, ':global(.card) { margin: 0 }', /^:global\(\.card\) hits/],
  ['a style for all without a class', style, 'p:not(.x) { margin: 0 }', /^p:not\(\.x\) hits/],
  ['classes that are no module', 'remote-a/src/x.css', '.x { margin: 0 }', /^Call it x\.module\.css/],
  ['gap of flex', style, css('display: flex; gap: 16px'), /^gap: .*Chromium 66.*margin/],
  ['gap of a row', style, css('display: flex; column-gap: 16px'), /^column-gap: /],
  ['inset', style, css('inset: 0'), /top, right, bottom and left/],
  ['a ratio', style, css('aspect-ratio: 16 / 9'), /padding-top in percent/],
  ['a logical side', style, css('margin-inline-start: 8px'), /physical sides/],
  ['a clamped size', style, css('width: clamp(1px, 2vw, 3px)'), /write the plain size first/],
  ['a screen height of newer engines', style, css('height: 100dvh'), /in vh or percent first/],
  ['a mixed color', style, css('color: color-mix(in srgb, red, blue)'), /#rrggbb/],
  ['a color without commas', style, css('color: rgb(0 0 0 / 50%)'), /commas/],
  ['a selector list', style, ':is(.a, .b) { color: red }', /one by one/],
  ['the focus ring', style, '.a:focus-visible { color: red }', /:not\(:focus-visible\)/],
  ['a container query', style, '@container (width > 1px) { .a { color: red } }', /@media/],
])('%s is one mistake, and its message says what to do instead', async (_, path, text, message) => {
  const faults = await faultsOf(path, text);
  expect(faults).toEqual([expect.objectContaining({ message: expect.stringMatching(message), line: 1 })]);
});

test.each([
  ['a package of the suite', page, "import { Button } from '@suite/ui/base'; void Button;"],
  ['what is read of the window', page, 'window.scrollTo(0, window.innerHeight);'],
  ['another site', page, "window.location.href = 'https://example.com';"],
  ['a title in the host', 'host/src/x.tsx', "document.title = 'x';"],
  ['a token', style, css('color: var(--color-primary)')],
  ['a variable of the file', style, css('--own: 1px; width: var(--own)')],
  ['a variable of react-vant', style, css('width: var(--rv-cell-font-size)')],
  ['a newer size after a plain one', style, css('height: 100vh; height: 100dvh')],
  ['what an engine is asked for', style, '@supports (inset: 0) { .a { inset: 0 } }'],
  ['the focus ring taken back', style, '.a:focus:not(:focus-visible) { color: red }'],
  ['an element beside a class', style, 'input:checked + .x { margin: 0 }'],
  ["a library's class in one of its own", style, '.x :global(.rv-cell)::after { margin: 0 }'],
  ['steps of an animation', style, '@keyframes turn { from { opacity: 0 } 50% { opacity: 1 } }'],
  ['a style of some screens', style, '@media (max-width: 320px) { .x { margin: 0 } }'],
  ['a style of the design system', 'shared/ui/src/x.css', 'body { margin: 0 }'],
  ['a grid', style, css('display: grid; grid-gap: 8px')],
])('%s is allowed', async (_, path, text) => {
  expect(await faultsOf(path, text)).toEqual([]);
});

test('a variable that a component sets is known in the styles of its app', async () => {
  await write('remote-a/src/hero.tsx', "export const style = { '--hero': 'red' };");
  expect(await faultsOf('remote-a/src/hero.module.css', css('color: var(--hero)'))).toEqual([]);
  expect(await faultsOf('remote-b/src/hero.module.css', css('color: var(--hero)'))).toHaveLength(1);
});

test('a verdict on a style sheet ends with the variable that it needed', async () => {
  await write('remote-a/src/late.tsx', "export const style = { '--late': 'red' };");
  expect(await faultsOf('remote-a/src/late.module.css', css('color: var(--late)'))).toEqual([]);
  await write('remote-a/src/late.tsx', 'export {};');
  expect(await faultsOf('remote-a/src/late.module.css', css('color: var(--late)'))).toHaveLength(1);
});
