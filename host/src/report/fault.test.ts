import { CallError } from '@suite/kernel';
import { registryOf } from '@suite/loader/testing';
import { eventsOf } from './fault';

const thrown = (name: string, stack: string) => Object.assign(new Error('13712345678'), { name, stack });
const at = (app: string) => `Error: 13712345678\n    at t (https://m.test/releases/${app}/1.0.0/a.js:1:2)`;
const exam = { app: 'remote-learning', version: '1.0.0', page: 'Exam' };
const atStart = { app: 'host', version: '1.0.0', page: '' };

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
  const fault = { app, version: '1.0.0', canary: false, kind: 'fault', code };
  expect(eventsOf(error, registryOf(), exam)).toEqual([{ ...fault, page: 'Exam' }]);
  expect(eventsOf(error, registryOf(), atStart)).toEqual([fault]);
});

test('a page of the previous version, which took the place of a canary, does not count for the canary', () => {
  const registry = registryOf();
  const app = registry.apps['remote-learning']!;
  Object.assign(app, { stable: app.live, live: { ...app.live, version: '2.0.0' } });
  const faultIn = (version: string) =>
    eventsOf(thrown('Error', at('remote-learning')), registry, { ...exam, version })[0];
  expect(faultIn('2.0.0')).toMatchObject({ version: '2.0.0', canary: true });
  expect(faultIn('1.0.0')).toMatchObject({ version: '1.0.0', canary: false });
});

test.each([
  ['GET /video/getVideoInfo: status 502', 'status-502'],
  ['POST /pay/wap: network failure', 'network-failure'],
  ['GET /Index/index: no envelope', 'no-envelope'],
  ['PUT 学员', 'error'],
])('a failed call, "%s", is told of the page’s app and of the host, which sent it', (message, code) => {
  const call = { version: '1.0.0', canary: false, kind: 'call', code };
  const error = new CallError('service', 0, message);
  expect(eventsOf(error, registryOf(), exam)).toEqual([
    { ...call, app: 'remote-learning', page: 'Exam' },
    { ...call, app: 'host', page: 'Exam' },
  ]);
  expect(eventsOf(error, registryOf(), atStart)).toEqual([{ ...call, app: 'host' }]);
});
