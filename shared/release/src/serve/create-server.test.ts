import { once } from 'node:events';
import { connect } from 'node:net';
import { within } from './mirror/suite-watch';
import { startMirror, stopMirrors } from './testing/start-mirror';

afterEach(stopMirrors);

test('a body that is sent without an end is cut off', async () => {
  const { gateway } = await startMirror(undefined, { requestTimeout: 300 });
  gateway.post('/late', async () => 'x');
  const port = Number(new URL(await gateway.listen({ port: 0, host: '127.0.0.1' })).port);
  const slow = connect(port, '127.0.0.1').on('error', () => undefined);
  slow.write('POST /late HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\ncontent-type: text/plain\r\n\r\n');
  const begun = performance.now();
  const dripping = setInterval(() => slow.write('x'), 50);
  await once(slow.resume(), 'close');
  clearInterval(dripping);
  const took = performance.now() - begun;
  expect([took > 250, took < 3000]).toEqual([true, true]);
});

test('a connection too many is refused', async () => {
  const { gateway } = await startMirror(undefined, { maxConnections: 1 });
  const port = Number(new URL(await gateway.listen({ port: 0, host: '127.0.0.1' })).port);
  const [first, second] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  expect(await within(3000, once(second.resume(), 'close'))).toBe(true);
  expect(first.destroyed).toBe(false);
  first.destroy();
});
