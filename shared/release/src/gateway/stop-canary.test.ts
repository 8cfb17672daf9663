import { join } from 'node:path';
import { publish, publishAll } from '../publish/publish';
import { history } from '../registry/audit';
import { currentRegistry } from '../registry/current-registry';
import { LocalStore } from '../store/local-store';
import { distOf, temporaryFolder } from '../testing/sample';
import { createGateway } from './create-gateway';
import { reportFrom } from './testing/report';

test('a canary that the rule condemns is stopped by the gateway, which says so in the log', async () => {
  const store = new LocalStore(join(await temporaryFolder(), 'store'));
  await publishAll({ store, dists: [await distOf('host', '1.0.0'), await distOf('remote-a', '1.0.0')] });
  await publish({ store, dist: await distOf('remote-a', '2.0.0'), canary: 5 });
  const gateway = createGateway({ store, canary: { rule: ({ errors }) => errors > 2, every: 20 } });
  const event = { app: 'remote-a', version: '2.0.0', canary: true, kind: 'error', code: 'throw' };
  for (const phone of [1, 2, 3]) await reportFrom(gateway, `192.0.2.${phone}`, [event]);
  for (let i = 0; i < 100; i++) {
    if (!(await currentRegistry(store))?.registry.apps['remote-a']?.canary) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await gateway.close();
  const [last] = await history(store);
  expect(last).toMatchObject({ who: 'gateway', why: expect.stringContaining('自动停止：灰度失败 3 / 3') });
  expect((await currentRegistry(store))?.registry.apps['remote-a']?.live.version).toBe('1.0.0');
});
