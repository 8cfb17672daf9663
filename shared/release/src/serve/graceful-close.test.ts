import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';

/** A client that keeps its connections open, as browsers do. */
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

const ask = (url: string) =>
  new Promise<IncomingMessage>((resolve, reject) => get(url, { agent }, resolve).on('error', reject));

async function started(answer: RequestListener, closeTimeout?: number) {
  const provider = createServer(answer);
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const api = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const gateway = createGateway({ store: await temporaryFolder(), api, closeTimeout });
  const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const closed = async () => {
    const start = Date.now();
    await gateway.close();
    provider.closeAllConnections();
    provider.close();
    return Date.now() - start;
  };
  return { address, closed };
}

test('idle connections do not hold it back', async () => {
  const { address, closed } = await started((_, outgoing) => outgoing.end('x'));
  (await ask(`${address}/api/x`)).resume();
  expect(await closed()).toBeLessThan(1000);
});

test('a call under way is answered whole, and then it is closed', async () => {
  const { address, closed } = await started(async (_, outgoing) => {
    outgoing.write('begin');
    await pause(300);
    outgoing.end(' end');
  });
  const answer = await ask(`${address}/api/x`);
  const closing = closed();
  let body = '';
  for await (const chunk of answer) body += String(chunk);
  expect(body).toBe('begin end');
  expect(await closing).toBeLessThan(1500);
});

test('an answer without an end is cut off in the end', async () => {
  const { address, closed } = await started((_, outgoing) => outgoing.write('begin'), 200);
  const answer = await ask(`${address}/api/x`);
  answer.on('error', () => undefined).resume();
  expect(await closed()).toBeLessThan(1500);
});
