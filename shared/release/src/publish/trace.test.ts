import { expectRefusal } from '../testing/sample';
import { liveSuite, type LiveSuite } from '../testing/suite';
import { trace } from './trace';

/** A map in which column 5 of the script's line 1 comes from line 2, column 3 of `src/exam.ts`. */
const map = (source: string) =>
  JSON.stringify({
    version: 3,
    sources: [source],
    sourcesContent: ['const paper = open();\n  paper.questions[0].id;\n'],
    names: [],
    mappings: 'IACE',
  });

let live: LiveSuite;
beforeEach(async () => {
  live = await liveSuite();
  const files = {
    'Exam.js': 'let paper;',
    'Exam.js.map': map('webpack://remote-a/./src/exam.ts'),
    'shared.js': 'let shared;',
    'shared.js.map': map('webpack://remote-a/../shared/ui/src/list.tsx'),
    'library.js': 'let library;',
    'library.js.map': map('webpack://remote-a/../node_modules/uqr/index.mjs?1a2b3c4d'),
  };
  await live.put('remote-a', '2.0.0', {}, { files });
});

const at = (file: string, place = '1:5') => `https://m.test/releases/remote-a/2.0.0/${file}:${place}`;

test.each([
  ['Chrome', `    at t (${at('Exam.js')})`, '    at t (remote-a/src/exam.ts:2:3)'],
  ['Chrome, without a name', `    at ${at('Exam.js')}`, '    at remote-a/src/exam.ts:2:3'],
  ['Safari', `t@${at('Exam.js')}`, 't@remote-a/src/exam.ts:2:3'],
  ['a retry', `t@${at('Exam.js?r=1')}`, 't@remote-a/src/exam.ts:2:3'],
  ['a CDN with a path', `t@${at('Exam.js').replace('//', '//cdn.test/x/')}`, 't@remote-a/src/exam.ts:2:3'],
  ['code of shared/', `t@${at('shared.js', '1:9')}`, 't@shared/ui/src/list.tsx:2:3'],
  ['a library', `t@${at('library.js')}`, 't@node_modules/uqr/index.mjs:2:3'],
])('a line of %s names its source', async (_, line, traced) => {
  const lines = await trace(live.store, `TypeError: x is undefined\n${line}\n`);
  expect(lines.map(({ text }) => text)).toEqual(['TypeError: x is undefined', traced]);
  expect(lines[1]?.frame?.source).toMatchObject({ line: 2, column: 3, code: 'paper.questions[0].id;' });
});

test('a script that versions share is traced by the map of the version that pages run', async () => {
  const files = {
    'Exam.js': 'let paper;',
    'Exam.js.map': map('webpack://remote-a/./src/moved.ts'),
    'Gone.js': 'let gone;',
  };
  await live.put('remote-a', '3.0.0', {}, { files });
  const stack = [at('Exam.js'), at('shared.js')].join('\n').replaceAll('/2.0.0/', '/files/');
  const lines = await trace(live.store, stack);
  expect(lines.map(({ frame }) => frame?.source)).toMatchObject([
    { version: '3.0.0', file: 'remote-a/src/moved.ts' },
    { version: '2.0.0', file: 'shared/ui/src/list.tsx' },
  ]);
});

test('a line whose source is not known stays as it is, and says which script it means', async () => {
  const [entry, far, early] = [at('entry.js'), at('Exam.js', '9:1'), at('Exam.js', '1:2')];
  expect(await trace(live.store, [entry, far, early].join('\n'))).toEqual([
    { text: entry, frame: { script: 'releases/remote-a/2.0.0/entry.js', line: 1, column: 5 } },
    { text: far, frame: { script: 'releases/remote-a/2.0.0/Exam.js', line: 9, column: 1 } },
    { text: early, frame: { script: 'releases/remote-a/2.0.0/Exam.js', line: 1, column: 2 } },
  ]);
});

test('a text without any line of a release is refused', async () => {
  const stack = 'Error: x\n at https://elsewhere.test/a.js:1:5';
  await expectRefusal(trace(live.store, stack), 'STACK_FOREIGN');
});
