import type { Overrides, Registry } from '@suite/loader/registry';
import { addressOf, previewFor } from './preview-address';

const origin = 'http://192.168.1.5:4400';
const registry = (overrides?: Overrides, previous: string | null = null): Registry => ({
  schema: 1,
  revision: 1,
  apps: {
    'remote-x': { live: { version: '1.0.0', base: '', entry: 'e.js', styles: [], routes: [] }, previous },
  },
  ...(overrides && { overrides }),
});

test.each([
  ['a form', ['*-pr*'], '0.0.0-pr'],
  ['the second form, since the first allows nothing', ['*', '*-dev*'], '0.0.0-dev'],
  ['a version that is written out', ['2.0.0'], '2.0.0'],
])('%s gives the version', (_, versions, version) => {
  expect(previewFor(registry({ versions, origins: [origin] }), 'remote-x', origin).version).toBe(version);
});

test.each([
  ['no overrides', undefined, '--versions "*-dev*" --origins http://192.168.1.5:4400'],
  [
    'another origin',
    { versions: ['*-pr*'], origins: ['https://preview.example'] },
    '--versions "*-pr*" --origins https://preview.example --origins http://192.168.1.5:4400',
  ],
  ['only the live version', { versions: ['1.0.0'], origins: [origin] }, '--versions "*-dev*"'],
])(
  'a suite that allows %s refuses, and the message has the command that allows it',
  (_, overrides, command) => {
    expect(() => previewFor(registry(overrides), 'remote-x', origin)).toThrow(command);
  },
);

test('a version that was taken back is not asked for again', () => {
  const left = registry({ versions: ['2.0.0', '*-pr*'], origins: [origin] }, '2.0.0');
  expect(previewFor(left, 'remote-x', origin).version).toBe('0.0.0-pr');
});

test('a suite that runs the first version of a form gets the second', () => {
  const lived = registry({ versions: ['*-dev*'], origins: [origin] }, '0.0.0-dev');
  expect(previewFor(lived, 'remote-x', origin).version).toBe('0.0.0-dev2');
});

test('the address opens the page with the preview', () => {
  expect(addressOf('https://m.example/', { app: 'remote-x', version: '0.0.0-pr', origin }, '/x')).toBe(
    'https://m.example/?remote=remote-x@0.0.0-pr@http://192.168.1.5:4400#/x',
  );
});
