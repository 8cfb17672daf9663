import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder } from '../../testing/sample';
import { until } from '../../testing/until';
import { createServers } from '../create-gateway';
import type { GatewayOptions } from '../create-server';
import type { Health } from '../tell-state';
import { SuiteInMemory } from './suite-in-memory';

const started: FastifyInstance[] = [];

/** Ends the servers that a test has started. */
export async function stopMirrors(): Promise<void> {
  for (const gateway of started.splice(0)) await gateway.close();
}

export type MirrorServer = Awaited<ReturnType<typeof startMirror>>;

/** Starts a gateway that mirrors a suite. */
export async function startMirror(suite = new SuiteInMemory(), over: Partial<GatewayOptions> = {}) {
  const root = await temporaryFolder();
  const { mirror: folder = join(root, 'mirror') } = over;
  const options = { store: join(root, 'store'), reader: suite, opsApart: true, ...over, mirror: folder };
  const { gateway, ops } = createServers(options);
  started.push(gateway);
  const get = async (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });
  return {
    gateway,
    ops,
    suite,
    /** The mirror's folder. */
    folder,
    get,
    async health() {
      const answer = await get('/healthz');
      return { code: answer.statusCode, ...answer.json<Health>() };
    },
    /** The live version of an app in the registry that is served. */
    async live(app: string): Promise<string | undefined> {
      const { statusCode, body } = await get('/registry.json');
      return statusCode === 200 ? JSON.parse(body).apps[app]?.live.version : undefined;
    },
  };
}

/** Asks again and again until the answer is as wanted, and fails with the last one after some seconds. */
export async function eventually<Result>(ask: () => Promise<Result>, wanted: Result): Promise<void> {
  const isSo = async () => JSON.stringify(await ask()) === JSON.stringify(wanted);
  await until(isSo, '', 6000).catch(async () => expect(await ask()).toEqual(wanted));
}
