import { fastify } from 'fastify';
import { startMirror, stopMirrors } from './testing/start-mirror';
import { say, tokenGuard } from './answers';

const token = 'a token of Prometheus';

afterEach(stopMirrors);

test.each([
  [token, [404, 404, 404, 200]],
  [undefined, [404, 404, 404, 404]],
])('only who has the token of the metrics reads them: %s', async (metricsToken, wanted) => {
  const { get } = await startMirror(undefined, { metricsToken });
  const statuses: number[] = [];
  for (const authorization of ['Bearer undefined', token, `Bearer ${token}x`, `Bearer ${token}`])
    statuses.push((await get('/metrics', { authorization })).statusCode);
  expect(statuses).toEqual(wanted);
});

test('a token cannot be guessed without limit, and using the right one often is no guessing', async () => {
  const gateway = fastify();
  const onRequest = tokenGuard({ tokens: { metrics: token }, limit: 3 }, (owner, reply) =>
    owner ? undefined : say(reply, 404),
  );
  gateway.get('/', { onRequest }, async () => 'numbers');
  const statuses: number[] = [];
  for (const given of [token, token, token, token, 'a', 'b', 'c', token]) {
    const headers = { authorization: `Bearer ${given}` };
    statuses.push((await gateway.inject({ url: '/', headers })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 404, 404, 404, 429]);
  await gateway.close();
});
