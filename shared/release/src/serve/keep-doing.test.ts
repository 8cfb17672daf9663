import Fastify from 'fastify';
import { keepDoing } from './create-server';

test('closing waits for the run under way, and runs never overlap', async () => {
  const gateway = Fastify();
  const done: string[] = [];
  let finish: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    keepDoing(gateway, 1, () => {
      done.push('begun');
      resolve();
      return new Promise<void>((end) => (finish = end));
    });
  });
  await begun;
  const closing = gateway.close().then(() => done.push('closed'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done).toEqual(['begun']);
  finish();
  await closing;
  expect(done).toEqual(['begun', 'closed']);
});

test('what fails is tried again', async () => {
  const gateway = Fastify();
  let tries = 0;
  await new Promise<void>((resolve) => {
    keepDoing(gateway, 1, async () => {
      tries++;
      if (tries === 2) resolve();
      throw new Error('not yet');
    });
  });
  await gateway.close();
  expect(tries).toBeGreaterThanOrEqual(2);
});
