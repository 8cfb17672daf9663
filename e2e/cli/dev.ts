import { parseArgs } from 'node:util';
import { buildSuite } from '@suite/build/tasks';
import { createBoard, problemOf, startDevServer } from '@suite/build/dev';
import { remotes, workFolder } from '@suite/build/workspace';
import { LocalStore, currentRegistry, publishAll } from '@suite/release';
import { createGateway, freePorts } from '@suite/release/gateway';
import { languageOf } from '../../shared/release/src/messages/catalogue';
import { devAgainst } from './dev-against';
import { localSite, localSources } from './site';
import { PreviewRefused } from './steps/preview-address';
import { runWorld } from './steps/run-world';
import type { Registry } from '@suite/kernel/registry';

const port = Number(process.env.PORT ?? 4400);
const option = { type: 'string' } as const;
const { values: given, positionals: named } = parseArgs({
  options: { against: option, origin: option },
  allowPositionals: true,
});
const apps = named.length > 0 ? named : [...remotes];
const language = languageOf(process.env);
const unknown = apps.find((app) => !remotes.includes(app));

/** Runs the suite with hot reload of these apps, and the world. */
async function develop(): Promise<void> {
  const board = createBoard();
  await freePorts([port, port + 1]);
  const store = new LocalStore(workFolder('store'));
  const rest = ['host', ...remotes.filter((app) => !apps.includes(app))];
  const builds = await buildSuite(({ app, fresh }) => fresh && console.log(`已构建 ${app}`), rest);
  const world = await runWorld({
    db: workFolder('world', 'world.db'),
    port: port + 1,
    gateway: `http://127.0.0.1:${port}`,
    changed: (fault) => {
      console.log(fault ? `外部世界停在这个错误，改好后会再启动：\n${fault}` : '外部世界已用新代码重新启动');
      board.set('world', fault ? [problemOf({ message: fault })] : []);
    },
  });
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
    board,
    apps,
    port,
    registry: async () => (await currentRegistry(store))?.registry as Registry,
    rest: (request, response) => gateway.routing(request, response),
  });
  console.log(
    `\n打开 ${server.address}\n换人物、环境、时间和故障：${world.address}\n热更新：${apps.join('、')}\n按 Ctrl-C 结束`,
  );
  const stop = () => void Promise.all([server.close(), world.close()]).finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  if (unknown) throw new Error(`没有名为 ${unknown} 的应用，可选：${remotes.join('、')}`);
  const { against, origin } = given;
  if (against) await devAgainst(named, { against, port, ...(origin && { origin }) }, language);
  else await develop();
} catch (error) {
  console.error(error instanceof PreviewRefused ? error.words[language] : (error as Error).message);
  process.exit(1);
}
