import { buildSuite } from '@suite/build/tasks';
import { startDevServer } from '@suite/build/dev';
import { checkApps, say } from '@suite/build/say';
import { remotes, workFolder } from '@suite/build/workspace';
import { LocalStore, currentRegistry, publishAll } from '@suite/release';
import { createGateway, freePorts } from '@suite/release/gateway';
import { createWorld } from '../world/create-world';
import { localSite, localSources } from './site';
import { fail } from './steps/fail';
import type { Registry } from '@suite/kernel/registry';

const port = Number(process.env.PORT ?? 4400);
const named = process.argv.slice(2);
const apps = named.length > 0 ? named : [...remotes];

try {
  checkApps(apps, remotes);
  await freePorts([port, port + 1]);
  const store = new LocalStore(workFolder('store'));
  const rest = ['host', ...remotes.filter((app) => !apps.includes(app))];
  const builds = await buildSuite(
    ({ app, fresh }) => fresh && console.log(`${say({ en: 'Built', zh: '已构建' })} ${app}`),
    rest,
  );
  const world = await createWorld({ db: workFolder('world', 'world.db'), port: port + 1 });
  await publishAll({
    store,
    dists: builds.map(({ dist }) => dist),
    why: 'npm run dev',
    // On a developer's machine a build may drop any route of the one before.
    lost: ['*'],
    again: true,
    site: localSite(world.address),
  });
  const gateway = createGateway({ store, api: world.address, sources: localSources(world.address) });
  await gateway.ready();
  const server = await startDevServer({
    apps,
    port,
    registry: async () => (await currentRegistry(store))?.registry as Registry,
    rest: (request, response) => gateway.routing(request, response),
  });
  world.connect(server.address);
  console.log(
    say({
      en: `\nOpen ${server.address}\nPeople, surroundings, time and faults: ${world.address}\nHot reload: ${apps.join(', ')}\nCtrl-C ends it`,
      zh: `\n打开 ${server.address}\n换人物、环境、时间和故障：${world.address}\n热更新：${apps.join('、')}\n按 Ctrl-C 结束`,
    }),
  );
  const stop = () => void Promise.all([server.close(), world.close()]).finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  fail(error);
}
