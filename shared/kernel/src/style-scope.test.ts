import { wideSelectors } from './style-scope.mjs';

const wideIn = (css: string) => wideSelectors(css).map(({ selector }) => selector);

test.each([
  ['an element', 'body{margin:0}', ['body']],
  ['everything', '*,::before{box-sizing:border-box}', ['*', '::before']],
  ["the host's root", '#root{padding:0}', ['#root']],
  ['an attribute', '[data-x=".a"]{top:0}', ['[data-x=".a"]']],
  ['one of a list', '.a,.b:hover,h1{top:0}', ['h1']],
  ['what is not a class', ':not(.a) p{top:0}', [':not(.a) p']],
  ['in a query', '@media (width:1px){.a{top:0}p{top:0}}', ['p']],
  ['in queries in each other', '@supports (a:b){@media print{p{top:0}}}.a{top:0}', ['p']],
  ['after an import', '@charset "x";@import "y.css";p{top:0}', ['p']],
  ['in a rule that is left open', '.a{top:0}p{top:0', ['p']],
  ['after a bracket too many', '.a{top:0}}p{top:0}', ['p']],
  ['behind a comment', '/* .a{ */p{top:0}', ['p']],
  ['behind texts and addresses', '.a{content:"}{";background:url(data:a{b,c}d)}p{top:0}', ['p']],
  ['a number that looks like a class', 'p:nth-child(.5){top:0}', ['p:nth-child(.5)']],
])('%s hits the pages of every app', (_, css, expected) => expect(wideIn(css)).toEqual(expected));

test.each([
  ['a class', '.a{top:0}'],
  ['classes of other tools', '._a,.-b,.css-1x,.\\31 0,.md\\:flex,.中{top:0}'],
  ['an element in a class', '.a p,p.a,.a>p{top:0}'],
  ['an element beside a class', 'input:checked+.a{top:0}'],
  ['a choice of classes', ':is(.a,p) b{top:0}'],
  ['steps of an animation', '@keyframes x{from{top:0}50%{top:1px}}@-webkit-keyframes y{to{top:0}}'],
  ['a font', '@font-face{font-family:x}@page{margin:0}'],
  ['rules in a rule', '.a{top:0;p{top:0}}'],
  ['nothing', ''],
])('%s stays in its app', (_, css) => expect(wideIn(css)).toEqual([]));

test('a selector is told with its place, and whether its rule only sets variables', () => {
  expect(wideSelectors('.a{top:0}\n  :root,\n  html { --x: 1px; --y:2px }\n/* x */ p{--x:1;top:0}')).toEqual([
    { selector: ':root', line: 2, column: 3, variables: true },
    { selector: 'html', line: 3, column: 3, variables: true },
    { selector: 'p', line: 4, column: 9, variables: false },
  ]);
});
