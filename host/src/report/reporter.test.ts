import { CallError } from '@suite/kernel';
import { registryOf } from '@suite/loader/testing';
import { createReporter, reportIfStaying, reportUncaught, type ReporterParts } from './reporter';

const settled = () => new Promise((resolve) => setTimeout(resolve));

const registry = registryOf();
const video = { app: 'remote-learning', version: '1.2.3', page: 'Video' };

function made(over: Partial<ReporterParts> = {}) {
  const send = jest.fn();
  const startSentry = jest.fn(() => send);
  const load = jest.fn(async () => ({ startSentry }));
  const report = createReporter({
    site: { environment: 'prod', errorDsn: 'https://key@errors.test/1' },
    registry,
    context: 'messenger',
    where: () => ({ ...video }),
    idle: async () => undefined,
    load,
    ...over,
  });
  return { send, startSentry, load, report };
}

test('a report waits for the page to be idle, and takes context and page along as they were', async () => {
  let free: () => void = () => undefined;
  let page = 'Video';
  const { send, startSentry, load, report } = made({
    idle: () => new Promise((resolve) => (free = resolve)),
    where: () => ({ ...video, page }),
  });
  const error = new Error('broken');
  report(error, { method: 'GET' });
  page = 'Exam';
  await settled();
  expect(load).not.toHaveBeenCalled();
  free();
  await settled();
  expect(startSentry).toHaveBeenCalledWith({ dsn: 'https://key@errors.test/1', registry });
  const details = { method: 'GET', context: 'messenger' };
  expect(send).toHaveBeenCalledWith({ error, details, where: video });
  report(error);
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
});

test('details of a report do not identify the visitor', async () => {
  const { send, report } = made();
  report(new Error('x'), { url: '/?token=abc&mobile=13712345678' });
  await settled();
  expect(send.mock.calls[0][0].details.url).toBe('/?token=***&mobile=***');
});

test('without a service no script is loaded and no report is sent', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { load, report } = made({ site: { environment: 'prod' } });
  report(new Error('x'));
  await settled();
  expect(load).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('a service that did not load is asked for again by the next report', async () => {
  const send = jest.fn();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ startSentry: () => send });
  const { report } = made({ load });
  report(new Error('x'));
  report(new Error('at the same time'));
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  const error = new Error('y');
  report(error);
  await settled();
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ error }));
});

test('a fault in a loop does not flood the service', async () => {
  const { send, report } = made();
  for (let i = 0; i < 100; i++) report(new Error(`${i}`));
  await settled();
  expect(send).toHaveBeenCalledTimes(30);
});

test('a request that the page cancelled itself is not reported', async () => {
  const { send, report } = made();
  report(Object.assign(new Error('canceled'), { code: 'ERR_CANCELED' }));
  report(new DOMException('left', 'AbortError'));
  report(Object.assign(new Error('canceled'), { name: 'CanceledError' }));
  await settled();
  expect(send).not.toHaveBeenCalled();
});

test('what did not load is reported when the page is still there a moment later', () => {
  jest.useFakeTimers();
  const report = jest.fn();
  const error = new Error('Loading chunk failed');
  reportIfStaying(report)(error);
  expect(report).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(report.mock.calls).toEqual([[error]]);
  jest.useRealTimers();
});

test('uncaught errors and rejections are reported, failed calls are not told twice', () => {
  const report = jest.fn();
  const target = new EventTarget();
  reportUncaught(report, target as Window);
  const say = (type: string, data: object) => target.dispatchEvent(Object.assign(new Event(type), data));
  const error = new Error('broken');
  say('error', { error, message: 'broken' });
  say('error', { message: 'Script error.' });
  say('unhandledrejection', { reason: error });
  say('unhandledrejection', { reason: 'words' });
  say('unhandledrejection', { reason: new CallError('shown', 40001, '') });
  expect(report.mock.calls).toEqual([
    [error, { uncaught: 'error', message: 'broken' }],
    [error, { uncaught: 'rejection' }],
    [new Error('words'), { uncaught: 'rejection' }],
  ]);
});
