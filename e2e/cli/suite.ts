import { buildSuite } from '@suite/build/tasks';
import { workFolder } from '@suite/build/workspace';
import { LocalStore, publishAll } from '@suite/release';
import { createGateway, listen } from '@suite/release/gateway';
import { localSite } from './site';

/** What `startSuite` needs to know. */
export interface SuiteOptions {
  /** The gateway's port. */
  port: number;
  /** Shows progress, a line at a time. */
  tell: (line: string) => void;
  /** Folder of the store. */
  store?: string;
}

/** Builds what changed, publishes it, and serves the suite. */
export async function startSuite({ port, tell, store = workFolder('store') }: SuiteOptions) {
  tell('正在构建有变化的应用…');
  const builds = await buildSuite(({ app, fresh, seconds }) => {
    if (fresh) tell(`  ${app}  ${seconds.toFixed(1)} s`);
  });
  const published = await publishAll({
    store: new LocalStore(store),
    dists: builds.map(({ dist }) => dist),
    why: 'npm start',
    site: localSite(`http://127.0.0.1:${port + 1}`),
  });
  tell(published.changed ? `已发布，registry 第 ${published.revision} 版` : '没有变化，沿用已发布的版本');
  const gateway = createGateway({ store });
  const address = await listen(gateway, port);
  return { address, close: () => gateway.close() };
}
