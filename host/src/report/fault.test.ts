import { registryOf } from '@suite/loader/testing';
import { faultOf } from './fault';

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
