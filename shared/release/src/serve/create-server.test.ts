import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fastify } from 'fastify';
import { keepDoing } from './create-server';
import { within } from '../store/store';
import { serve } from './testing/ask';
import { startMirror, stopMirrors } from './testing/start-mirror';

afterEach(stopMirrors);

describe('bounds', () => {
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
});

describe('closing', () => {
  /** A client that keeps its connections open, as browsers do. */
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  /** Asks a gateway for a call that the server answers so; gives the answer, and how long closing took. */
  async function asked(answer: RequestListener, closeTimeout?: number) {
    const api = await serve(answer);
    const { gateway } = await startMirror(undefined, { api: api.address, closeTimeout });
    const url = `${await gateway.listen({ port: 0, host: '127.0.0.1' })}/api/x`;
    const closed = async () => {
      const start = Date.now();
      await gateway.close();
      api.close();
      return Date.now() - start;
    };
    const call = await new Promise<IncomingMessage>((resolve, reject) =>
      get(url, { agent }, resolve).on('error', reject),
    );
    return { call, closed };
  }

  test('idle connections do not hold it back', async () => {
    const { call, closed } = await asked((_, outgoing) => outgoing.end('x'));
    call.resume();
    expect(await closed()).toBeLessThan(1000);
  });

  test('a call under way is answered whole, and then it is closed', async () => {
    const { call, closed } = await asked(async (_, outgoing) => {
      outgoing.write('begin');
      await pause(300);
      outgoing.end(' end');
    });
    const closing = closed();
    let body = '';
    for await (const chunk of call) body += String(chunk);
    expect(body).toBe('begin end');
    expect(await closing).toBeLessThan(1500);
  });

  test('an answer without an end is cut off in the end', async () => {
    const { call, closed } = await asked((_, outgoing) => outgoing.write('begin'), 200);
    call.on('error', () => undefined).resume();
    expect(await closed()).toBeLessThan(1500);
  });
});

test('what is done again and again is tried again when it fails, never overlaps, and is waited for', async () => {
  const gateway = fastify();
  const done: string[] = [];
  let finish: () => void = () => undefined;
  await new Promise<void>((second) => {
    keepDoing(gateway, 1, async () => {
      if (done.push('begun') === 1) throw new Error('not yet');
      second();
      await new Promise<void>((end) => (finish = end));
    });
  });
  const closing = gateway.close().then(() => done.push('closed'));
  await pause(20);
  expect(done).toEqual(['begun', 'begun']);
  finish();
  await closing;
  expect(done).toEqual(['begun', 'begun', 'closed']);
});
