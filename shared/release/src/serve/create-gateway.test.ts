import { createHash } from 'node:crypto';
import { rollback } from '../publish/rollback';
import { liveSuite } from '../testing/suite';
import { createGateway } from './create-gateway';
import { eventually } from './testing/start-mirror';

test('what is published and rolled back is served next, with its files and the manifests that the registry names', async () => {
  const suite = await liveSuite();
  const gateway = createGateway({ store: suite.store });
  const app = async () => (await gateway.inject('/registry.json')).json().apps['remote-a'];
  const file = (path: string) => gateway.inject(`/releases/remote-a/${path}`);
  expect((await app()).live.version).toBe('1.0.0');
  const known = { 'if-none-match': String((await gateway.inject('/')).headers.etag) };
  const document = () => gateway.inject({ url: '/', headers: known });
  expect((await document()).statusCode).toBe(304);
  await suite.put('remote-a', '2.0.0');
  const { live, previousHash } = await app();
  expect(live.version).toBe('2.0.0');
  const next = await document();
  expect([next.statusCode, next.body.includes('"version":"2.0.0"')]).toEqual([200, true]);
  expect((await file('2.0.0/entry.js')).body).toBe(
    'start("remote-a", "2.0.0"); window["remote-a@2.0.0"] = { get: { "./routes": 1 } };',
  );
  await eventually(async () => (await file('1.0.0/release.json')).statusCode, 200);
  const { rawPayload } = await file('1.0.0/release.json');
  expect(createHash('sha384').update(rawPayload).digest('base64')).toBe(previousHash);
  await rollback({ store: suite.store, app: 'remote-a' });
  expect((await app()).live.version).toBe('1.0.0');
  expect((await gateway.inject('/revision.json')).json()).toEqual({ revision: 3 });
  expect((await file('2.0.0/entry.js')).statusCode).toBe(200);
  await gateway.close();
});
