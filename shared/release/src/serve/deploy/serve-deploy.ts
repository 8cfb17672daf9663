import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Published, PublishOptions } from '../../publish/publish';
import { isRefusal } from '../../release-error';
import { readManifest } from '../../repository/check-manifest';
import type { Group } from '../../repository/state';
import { say, tokenGuard, type TokenOptions } from '../answers';
import { atMost, unpackApart } from './unpack';

const MOST_PACKED = 32 * 1024 * 1024;
const MOST_UNDER_WAY = 4;
const UPLOAD = 300_000;

export type SentBuild = Pick<PublishOptions, 'dist' | 'who' | 'why' | 'canary'>;

/** What a team's CI needs of a gateway to publish without credentials of the store. */
export interface DeployOptions extends TokenOptions {
  publish: (build: SentBuild) => Promise<Published>;
  /** The largest share of visitors that a token can give a release, in percent; only ops give it more. */
  share: number;
  promotes?: boolean;
}

interface Asked {
  Params: { app: string; version: string };
  Querystring: { canary?: string; why?: string };
}

/** The token of an app is good for no other app. */
const appGuard = (options: TokenOptions) =>
  tokenGuard<FastifyRequest<Asked>>(options, (owner, reply, { params }) => {
    if (owner === params.app) return undefined;
    return owner ? say(reply, 403, `这个口令只能发布 ${owner}`) : say(reply, 401, '口令不对');
  });

/** The share of visitors who are to get a build; its refusal if the token may not give it so much. */
function shareFor(
  asked: string | undefined,
  { share, promotes }: DeployOptions,
): Group | undefined | { no: string } {
  if (asked === undefined) return promotes ? undefined : share;
  if (asked === 'staff') return asked;
  const percent = asked === '' ? NaN : Number(asked);
  if (promotes || !(percent > share)) return percent;
  return { no: `口令最多灰度发布给 ${share}% 的访客，放大和全量请在发布台操作` };
}

async function openBuild(folder: string, { app, version }: Asked['Params']): Promise<string | undefined> {
  const dist = join(folder, 'dist');
  await mkdir(dist);
  const fault = await unpackApart(join(folder, 'build.tgz'), dist);
  if (fault !== undefined) return `不是构建产物的 tar.gz：${fault}`;
  const manifest = await readFile(join(dist, 'release.json'), 'utf8').catch(() => undefined);
  if (manifest === undefined) return '不是构建产物的 tar.gz：缺少 release.json';
  const { name, version: built } = readManifest(manifest, 'release.json');
  if (name === app && built === version) return undefined;
  const wanted = `要发布 ${app} ${version}，请先运行 RELEASE_VERSION=${version} npm run build -- ${app}`;
  return `这是 ${name} ${built} 的构建。${wanted}`;
}

/**
 * Takes `PUT /ops/releases/<app>/<version>`: the build of an app as a tar.gz, which is published with the gateway's own
 * rights as a canary. The same gate decides as for the command.
 */
export async function serveDeploy(gateway: FastifyInstance, options: DeployOptions): Promise<void> {
  let underWay = 0;
  /** Builds are unpacked and published one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  gateway.removeAllContentTypeParsers();
  gateway.addContentTypeParser('*', (_request, body, done) => done(null, body));
  gateway.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  gateway.put<Asked>(
    '/ops/releases/:app/:version',
    { onRequest: appGuard(options) },
    async ({ params, query: { canary: asked, why }, body }, reply) => {
      const canary = shareFor(asked, options);
      if (typeof canary === 'object') return say(reply, 403, canary.no);
      if (underWay === MOST_UNDER_WAY)
        return say(reply.header('retry-after', '10'), 503, '其他发布还在进行，请稍后再试');
      underWay++;
      const folder = await mkdtemp(join(tmpdir(), 'suite-deploy-'));
      try {
        await pipeline(
          (body as Readable | undefined) ?? Readable.from([]),
          atMost(MOST_PACKED),
          createWriteStream(join(folder, 'build.tgz')),
          { signal: AbortSignal.timeout(UPLOAD) },
        );
        const turn = last.then(async () => {
          const fault = await openBuild(folder, params);
          if (fault) return say(reply, 400, fault);
          const published = await options.publish({
            dist: join(folder, 'dist'),
            who: `ci ${params.app}`,
            ...(why && { why: String(why).slice(0, 200) }),
            ...(canary !== undefined && { canary }),
          });
          return { ok: true, ...published };
        });
        last = turn.catch(() => undefined);
        return await turn;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const { code, facts } = error;
        return reply
          .code(code.startsWith('STORE_') ? 503 : 409)
          .send({ ok: false, code, ...error.in('zh'), facts });
      } finally {
        underWay--;
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
}
