import { registryOf } from '../testing/registry';
import { codeOf, createLoadEvents, faultOf } from './load-events';

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

const thrown = (name: string, stack: string) => Object.assign(new Error('13712345678'), { name, stack });
const at = (app: string) => `Error: 13712345678\n    at t (https://m.test/releases/${app}/1.0.0/a.js:1:2)`;

test.each([
  ['code of a remote', thrown('TypeError', at('remote-learning')), 'remote-learning', 'type-error'],
  ['code of the host', thrown('RangeError', at('host')), 'host', 'range-error'],
  [
    'code of a third party',
    thrown('Error', 'Error\n at x (https://elsewhere.test/a.js:1:2)'),
    'host',
    'error',
  ],
  ['an app that is not there', thrown('Error', at('remote-gone')), 'host', 'error'],
  ['an error with a name of its own', thrown('学员 13712345678', at('host')), 'host', 'error'],
  ['something thrown that is no error', undefined, 'host', 'error'],
])('a fault in %s is told with its app, page and kind, and without its words', (_, error, app, code) => {
  expect(faultOf(error, registryOf(), 'Exam')).toEqual({
    app,
    version: '1.0.0',
    canary: false,
    kind: 'fault',
    code,
    page: 'Exam',
  });
  expect(faultOf(error, registryOf(), undefined)).not.toHaveProperty('page');
});
