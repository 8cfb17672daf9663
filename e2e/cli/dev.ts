import { buildSuite } from '@suite/build/tasks';
import { startDevServer } from '@suite/build/dev';
import { remotes, workFolder } from '@suite/build/workspace';
import { LocalStore, currentRegistry, publishAll } from '@suite/release';
import { createGateway } from '@suite/release/gateway';
import type { Registry } from '@suite/kernel/registry';

const port = Number(process.env.PORT ?? 4400);
const named = process.argv.slice(2);
const apps = named.length > 0 ? named : [...remotes];
const unknown = apps.find((app) => !remotes.includes(app as (typeof remotes)[number]));

try {
  if (unknown) throw new Error(`没有名为 ${unknown} 的应用，可选：${remotes.join('、')}`);
  const store = new LocalStore(workFolder('store'));
  const rest = ['host', ...remotes.filter((app) => !apps.includes(app))];
  const builds = await buildSuite(({ app, fresh }) => fresh && console.log(`已构建 ${app}`), rest);
  await publishAll({ store, dists: builds.map(({ dist }) => dist), why: 'npm run dev' });
  const gateway = createGateway({ store });
  await gateway.ready();
  const server = await startDevServer({
    apps,
    port,
    registry: async () => (await currentRegistry(store))?.registry as Registry,
    rest: (request, response) => gateway.routing(request, response),
  });
  console.log(`\n打开 ${server.address}\n热更新：${apps.join('、')}\n按 Ctrl-C 结束`);
  const stop = () => void server.close().finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
