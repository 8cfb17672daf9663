import { mapStack } from './map-stack';

// The second line of the built file is the first of the source.
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://remote-a/./src/x.page.tsx'],
  names: [],
  mappings: ';AAAA',
});
const library = map.replace('./src/x.page.tsx', '../node_modules/react-dom/index.js');
const read = (app: string, file: string) => {
  if (file === 'X.js.map' && app === 'remote-a') return map;
  if (file === 'Style.js.map') return map.replace('x.page.tsx', 'x.module.css?1a2b3c4d');
  if (file === 'vendor.js.map') return library;
  throw new Error('no such map');
};

test.each([
  ['Chromium', 'Error: broken\n    at Page (http://127.0.0.1:4400/dev/remote-a/X.js:2:9)'],
  ['WebKit', 'Page@http://127.0.0.1:4400/dev/remote-a/X.js:2:9'],
  ['a retried script', '    at Page (http://127.0.0.1:4400/dev/remote-a/X.js?r=1:2:9)'],
])('a stack of %s leads to the source', (_, stack) => {
  expect(mapStack(stack, read)).toEqual([{ name: 'Page', file: 'remote-a/src/x.page.tsx', line: 1 }]);
});

test('what tells a module from its source is no part of the path', () => {
  const [found] = mapStack('at http://127.0.0.1:4400/dev/remote-a/Style.js:2:9', read);
  expect(found?.file).toBe('remote-a/src/x.module.css');
});

test('libraries and files without a map are left out', () => {
  const stack = [
    'at a (http://127.0.0.1:4400/dev/remote-a/vendor.js:2:1)',
    'at b (http://127.0.0.1:4400/dev/remote-a/none.js:2:1)',
    'at c (<anonymous>)',
  ];
  expect(mapStack(stack.join('\n'), read)).toEqual([]);
});
