import { join } from 'node:path';
import { readArguments } from '@suite/build/arguments';
import { buildSuite } from '@suite/build/tasks';
import { checkApps, say } from '@suite/build/say';
import { remotes, workFolder } from '@suite/build/workspace';
import { localSite, localSources } from './site';
import { holdFolder } from './steps/only-one';
import { portFrom } from './steps/port';
import { runWorld } from './steps/run-world';
import type { Registry } from '@suite/loader/registry';

const { values: given, positionals: named } = readArguments({
  command: 'npm run dev',
  summary: {
    en: 'Runs the suite with hot reload of these apps, all of them if none is named. PORT=5000 takes another port, and the next one for the outside world.',
    zh: '启动套件，这些应用热更新；不写应用就是全部。PORT=5000 换端口，下一个端口给外部世界。',
  },
  takes: { en: '[APP…]', zh: '[应用…]' },
  options: {
    against: {
      type: 'string',
      value: 'URL',
      text: { en: 'show the one app in this deployed suite', zh: '在这个已部署的套件里看一个应用' },
    },
    origin: {
      type: 'string',
      value: 'URL',
      text: {
        en: 'with --against: where phones reach this machine',
        zh: '配合 --against：手机访问本机的地址',
      },
    },
  },
});
// Imported after the arguments are read, so that the help is there at once.
const [
  { createBoard, problemOf, runPreview, startDevServer },
  { LocalStore, currentRegistry, publishAll },
  { createGateway, freePorts },
  { fail },
] = await Promise.all([
  import('@suite/build/dev'),
  import('@suite/release'),
  import('@suite/release/gateway'),
  import('./steps/fail'),
]);
const apps = named.length > 0 ? named : [...remotes];

/** Runs the suite with hot reload of these apps, and the world. */
async function develop(port: number): Promise<void> {
  const board = createBoard();
  const held = await holdFolder();
  await freePorts([port, port + 1]);
  const store = new LocalStore(workFolder('store'));
  const rest = ['host', ...remotes.filter((app) => !apps.includes(app))];
  console.log(say({ en: 'Building the other apps that have changed…', zh: '正在构建其他有变化的应用…' }));
  const builds = await buildSuite(
    ({ app, fresh }) => fresh && console.log(`${say({ en: 'Built', zh: '已构建' })} ${app}`),
    rest,
  );
  const world = await runWorld({
    db: workFolder('world', 'world.db'),
    port: port + 1,
    gateway: `http://127.0.0.1:${port}`,
    changed: (fault) => {
      const stopped = {
        en: 'The outside world has stopped and starts again once this is mended:',
        zh: '外部世界停在这个错误，改好后会再启动：',
      };
      const again = { en: 'The outside world runs its new code', zh: '外部世界已用新代码重新启动' };
      console.log(fault ? `${say(stopped)}\n${fault}` : say(again));
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
  held.isAt({ portal: world.address, address: server.address });
  console.log(
    say({
      en: `\nOpen ${server.address}\nPeople, surroundings, time and faults: ${world.address}\nHot reload: ${apps.join(', ')}\nCtrl-C ends it`,
      zh: `\n打开 ${server.address}\n换人物、环境、时间和故障：${world.address}\n热更新：${apps.join('、')}\n按 Ctrl-C 结束`,
    }),
  );
  const stop = () =>
    void Promise.all([server.close(), world.close(), held.release()]).finally(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Shows one local remote in a deployed suite. */
async function preview(against: string, port: number): Promise<void> {
  const [app, ...more] = named;
  if (!app || more.length > 0)
    throw new Error(say({ en: '--against takes one app.', zh: '--against 只接受一个应用。' }));
  await runPreview({ folder: join(process.cwd(), app), against, origin: given.origin, port });
}

try {
  checkApps(apps, remotes);
  const port = portFrom(process.env.PORT);
  if (given.against) await preview(given.against, port);
  else await develop(port);
} catch (error) {
  fail(error);
}
