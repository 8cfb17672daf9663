import { buildSuite } from '@suite/build/tasks';
import { say } from '@suite/build/say';
import { workFolder } from '@suite/build/workspace';
import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { LocalStore, MetricsCounts, publishAll, startJudge } from '@suite/release';
import { createGateway, freePorts, listen } from '@suite/release/gateway';
import { createWorld } from '../world/create-world';
import { localSite, localSources } from './site';

/** Options of `startSuite`. */
export interface SuiteOptions {
  /** The gateway's port; the world takes the next one. 0 takes any. */
  port: number;
  /** Shows progress, a line at a time. */
  tell: (line: string) => void;
  /** Folder of the store. */
  store?: string;
  /** The world's data file. */
  db?: string;
  /** The password that opens the ops pages, of the one person who uses this machine. */
  opsPassword?: string;
}

/** A running suite. */
export interface RunningSuite {
  /** Address of the app. */
  address: string;
  /** Address of the portal of the outside world, from which a newcomer starts. */
  portal: string;
  close: () => Promise<void>;
}

/** The name by which the person at this machine is written into the history. */
export function opsUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'ops';
  }
}

/** Builds what changed, publishes it, and serves the suite together with its world. */
export async function startSuite({
  port,
  tell,
  store = workFolder('store'),
  db = workFolder('world', 'world.db'),
  opsPassword,
}: SuiteOptions): Promise<RunningSuite> {
  if (port !== 0) await freePorts([port, port + 1]);
  tell(say({ en: 'Building the apps that have changed…', zh: '正在构建有变化的应用…' }));
  const builds = await buildSuite(({ app, fresh, seconds }) => {
    if (fresh) tell(`  ${app}  ${seconds.toFixed(1)} s`);
  });
  const world = await createWorld({ db, port: port === 0 ? 0 : port + 1 });
  try {
    const published = await publishAll({
      store: new LocalStore(store),
      dists: builds.map(({ dist }) => dist),
      why: 'npm start',
      // On a developer's machine a build may drop any route of the one before.
      lost: ['*'],
      again: true,
      site: localSite(world.address),
    });
    const { changed, revision } = published;
    tell(
      changed
        ? say({
            en: `Published: registry revision ${revision}`,
            zh: `已发布，registry 第 ${revision} 版`,
          })
        : say({
            en: 'Nothing has changed: what was published stays live',
            zh: '没有变化，沿用已发布的版本',
          }),
    );
    const metricsToken = randomBytes(16).toString('hex');
    const gateway = createGateway({
      store,
      mirror: `${store}.mirror`,
      api: world.address,
      frameAncestors: ["'self'", world.address],
      sources: localSources(world.address),
      metricsToken,
      ...(opsPassword && { users: [{ name: opsUser(), password: opsPassword }] }),
      // All visitors of a suite on one machine have its address.
      caps: { subscriber: 10_000, place: 10_000 },
      places: 1,
    });
    const address = await listen(gateway, port);
    world.connect(address);
    const read = async () => {
      const headers = { authorization: `Bearer ${metricsToken}` };
      return (await fetch(`${address}/metrics`, { headers })).text();
    };
    const source = new MetricsCounts({ read, fromBeginning: true });
    const judge = startJudge({ store: new LocalStore(store), source, places: 1 });
    const close = async () => {
      await judge.stop();
      await Promise.all([gateway.close(), world.close()]);
    };
    return { address, portal: world.address, close };
  } catch (error) {
    await world.close();
    throw error;
  }
}
