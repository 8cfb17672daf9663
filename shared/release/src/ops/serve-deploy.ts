import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { EXIT, exitOf } from '../cli/exit-codes';
import { say } from '../http/answers';
import { limitAll } from '../http/limits';
import { sameText } from '../http/same-text';
import { publish } from '../publish/publish';
import { ReleaseError } from '../release-error';
import { readManifest } from '../releases/check-manifest';
import { readTar } from './read-tar';
import type { Store } from '../store/store';

const unpack = promisify(gunzip);

const MB = 1024 * 1024;
const MOST_PACKED = 64 * MB;
const MOST_UNPACKED = 256 * MB;
const SHORTEST_TOKEN = 16;

/** What a team's CI needs of a gateway to publish without credentials of the store. */
export interface DeployOptions {
  store: Store;
  /** The token of each app that may be published: it is good for no other app. */
  tokens: Readonly<Record<string, string>>;
  /** Requests of one address in a minute. */
  limit: number;
}

/** Throws if the token of an app is short enough to be guessed, or opens two apps. */
export function checkDeployTokens(tokens: Readonly<Record<string, string>>): void {
  for (const [app, token] of Object.entries(tokens)) {
    if (token.length < SHORTEST_TOKEN) {
      throw new Error(`the token that deploys ${app} must have at least ${SHORTEST_TOKEN} characters`);
    }
    const other = Object.keys(tokens).find((name) => name !== app && tokens[name] === token);
    if (other) throw new Error(`${app} and ${other} have the same token`);
  }
}

interface Asked {
  Params: { app: string; version: string };
  Querystring: { canary?: string; why?: string };
}

function refuse(reply: FastifyReply, error: ReleaseError): FastifyReply {
  const { code, facts } = error;
  const status = exitOf(code) === EXIT.store ? 503 : 409;
  return reply.code(status).send({ ok: false, code, ...error.in('zh'), facts });
}

/**
 * Takes `PUT /ops/releases/<app>/<version>`: the build of an app as a tar.gz, which is published with the gateway's own
 * rights. The same gate decides as for the command.
 */
export async function serveDeploy(
  gateway: FastifyInstance,
  { store, tokens, limit }: DeployOptions,
): Promise<void> {
  gateway.removeAllContentTypeParsers();
  gateway.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_PACKED }, (_request, body, done) =>
    done(null, body),
  );
  gateway.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  gateway.put<Asked>(
    '/ops/releases/:app/:version',
    {
      config: { rateLimit: limitAll(limit) },
      // Before the body is read: a stranger must not be able to fill the memory.
      onRequest: async ({ params: { app }, headers: { authorization = '' } }, reply) => {
        const given = authorization.replace(/^Bearer /, '');
        const owner = Object.keys(tokens).find((name) => sameText(given, tokens[name] as string));
        if (!owner) return say(reply, 401, '口令不对');
        if (owner !== app) return say(reply, 403, `这个口令只能发布 ${owner}`);
        return undefined;
      },
    },
    async ({ params: { app, version }, query: { canary, why }, body }, reply) => {
      const archive = await unpack(body as Buffer, { maxOutputLength: MOST_UNPACKED }).catch(() => undefined);
      const files = archive && readTar(archive);
      const seal = files?.get('release.json')?.toString();
      if (!files || seal === undefined) return say(reply, 400, '不是构建产物的 tar.gz');
      const dist = await mkdtemp(join(tmpdir(), 'suite-deploy-'));
      try {
        const { name, version: built } = readManifest(seal, 'release.json');
        if (name !== app || built !== version) {
          const wanted = `要发布 ${app} ${version}，请先运行 RELEASE_VERSION=${version} npm run build -- ${app}`;
          return say(reply, 400, `这是 ${name} ${built} 的构建。${wanted}`);
        }
        for (const [path, content] of files) {
          await mkdir(dirname(join(dist, path)), { recursive: true });
          await writeFile(join(dist, path), content);
        }
        const published = await publish({
          store,
          dist,
          who: `ci ${app}`,
          ...(why && { why: String(why).slice(0, 200) }),
          ...(canary !== undefined && { canary: canary === '' ? NaN : Number(canary) }),
        });
        return { ok: true, ...published };
      } catch (error) {
        if (error instanceof ReleaseError) return refuse(reply, error);
        throw error;
      } finally {
        await rm(dist, { recursive: true, force: true });
      }
    },
  );
}
