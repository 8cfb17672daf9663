import { codeOf, createLoadEvents } from './load-events';

const chunkError = (why: string) =>
  Object.assign(new Error(`Loading chunk Exam failed.\n(${why}: /releases/x/Exam.js)`), {
    name: 'ChunkLoadError',
  });
const runtime = 'Failed to load script resources. #RUNTIME-008';

test.each([
  ['a time limit', new Error('nothing came within 125 s'), 'timeout'],
  ['a chunk that hung', chunkError('timeout'), 'timeout'],
  [
    'an entry that hung',
    new Error(`${runtime} ScriptNetworkError: Script "/entry.js" timed out.`),
    'timeout',
  ],
  ['a chunk that is gone or was changed', chunkError('error'), 'missing'],
  [
    'a style that is gone',
    Object.assign(new Error('Loading CSS chunk Exam failed.'), { name: 'ChunkLoadError' }),
    'missing',
  ],
  [
    'an entry that is gone',
    new Error(`${runtime} ScriptNetworkError: Failed to load script "/entry.js"`),
    'missing',
  ],
  ...[
    'Failed to fetch dynamically imported module: https://x.example/entry.js',
    'Importing a module script failed.',
    'error loading dynamically imported module: https://x.example/entry.js',
  ].map((words): [string, Error, string] => ['a module that is gone', new TypeError(words), 'missing']),
  ['a chunk that came and did not run', chunkError('missing'), 'throw'],
  [
    'an entry that threw',
    new Error(`${runtime} ScriptExecutionError: Script "/entry.js" loaded but threw`),
    'throw',
  ],
  ['a table without the page', new Error('the route table has no Exam'), 'route-table'],
  ['an error in a module', new TypeError('x is undefined'), 'throw'],
  ['something thrown that is no error', undefined, 'throw'],
])('%s has a code of its own', (_, error, code) => {
  expect(codeOf(error)).toBe(code);
});

test('a release is reported at most once as loaded and once as failed', () => {
  const send = jest.fn();
  const told: unknown[] = [];
  const tell = createLoadEvents(send, told as []);
  const event = { app: 'remote-exams', version: '1.0.0', canary: false } as const;
  for (let i = 0; i < 3; i++) {
    tell({ ...event, kind: 'load' });
    tell({ ...event, kind: 'error', code: 'missing' });
  }
  tell({ ...event, kind: 'error', version: '1.0.1', code: 'throw' });
  expect(send.mock.calls.map(([body]) => JSON.parse(body).events)).toEqual([
    [{ ...event, kind: 'load' }],
    [{ ...event, kind: 'error', code: 'missing' }],
    [{ ...event, kind: 'error', version: '1.0.1', code: 'throw' }],
  ]);
  expect(told).toHaveLength(3);
});
