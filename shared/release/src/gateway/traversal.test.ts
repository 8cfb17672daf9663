import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../publish/publish';
import { LocalStore } from '../store/local-store';
import { rawGet } from '../testing/raw-get';
import { distOf, temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';

const secret = 'the secret of the machine';

test.each([
  '/releases/../registry.json',
  '/releases/../../secret.txt',
  '/releases/%2e%2e/%2e%2e/secret.txt',
  '/releases/..%2f..%2fsecret.txt',
  '/releases/..%2F..%2Fsecret.txt',
  '/releases/%252e%252e/%252e%252e/secret.txt',
  '/releases/..\\..\\secret.txt',
  '/releases/..%5c..%5csecret.txt',
  '/releases/remote-a/../../../secret.txt',
  '/releases/remote-a/1.0.0/../../../../secret.txt',
  '/releases//../../secret.txt',
  '/releases/./../../secret.txt',
  '/releases/%c0%ae%c0%ae/secret.txt',
  '/releases/..%00/secret.txt',
  '/releases/%2fetc/passwd',
  '/releases/....//....//secret.txt',
  '/releases/.hidden',
  '/releases/%2ehidden',
  '/audit',
  '/releases/../audit',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/.staging',
  '/%zz',
  '/releases/%',
])('%s leads nowhere', async (path) => {
  const root = join(await temporaryFolder(), 'store');
  await publish({ store: new LocalStore(root), dist: await distOf('host', '1.0.0') });
  await writeFile(join(root, '..', 'secret.txt'), secret);
  await writeFile(join(root, 'releases', '.hidden'), secret);
  const gateway = createGateway({ store: root });
  const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const answer = await rawGet(address, path).finally(() => gateway.close());
  expect(answer).toEqual({ status: 404, body: '未找到\n' });
});
