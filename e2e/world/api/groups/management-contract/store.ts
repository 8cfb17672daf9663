import type { StsToken } from '@suite/api';
import type { FastifyInstance } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { timeText } from '../../../clock/china-time';
import { find } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import type { World } from '../../../world';

const HOLDS = 15 * 60_000;

/** Pictures of signatures stay far below this. */
const MOST = 400_000;

const signatureOf = (key: string) =>
  createHmac('sha256', 'the store of this world').update(key).digest('base64url');

/** Leave to put one picture into the store. The key says whose it is and until when, so nothing is kept for it. */
export function stsToken(learnerId: number, now: number): StsToken {
  const until = now + HOLDS;
  const key = `${learnerId}-${until}.png`;
  return {
    upload_url: `/store/${key}`,
    key,
    security_token: signatureOf(key),
    expire_time: timeText(until),
  };
}

/** A learner's picture as a data address. */
export async function pictureOf(db: Db, learnerId: number, key: string): Promise<string | undefined> {
  const row = await find(db, 'stored_picture', { key, learner_id: learnerId });
  return row?.content;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

function isAllowed(key: string, given: unknown, now: number): boolean {
  const right = Buffer.from(signatureOf(key));
  const sent = Buffer.from(typeof given === 'string' ? given : '');
  const until = Number(/^\d+-(\d+)\.png$/.exec(key)?.[1]);
  return sent.length === right.length && timingSafeEqual(sent, right) && until > now;
}

/** The provider's store, which takes a picture from everyone who has leave for its key. */
export async function storePages(scope: FastifyInstance, { world }: { world: World }): Promise<void> {
  scope.addContentTypeParser('image/png', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  // The pages of a suite may be on another origin than the store.
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'x-security-token, content-type',
    });
  });
  scope.options('/store/:key', async (_request, reply) => reply.code(204).send());

  scope.put<{ Params: { key: string } }>('/store/:key', { bodyLimit: MOST }, async (request, reply) => {
    const { key } = request.params;
    if (!isAllowed(key, request.headers['x-security-token'], world.clock.now()))
      return reply.code(403).send();
    const body = request.body as Buffer | undefined;
    if (!Buffer.isBuffer(body) || !body.subarray(0, 4).equals(PNG)) return reply.code(400).send();
    const content = `data:image/png;base64,${body.toString('base64')}`;
    const row = { key, learner_id: Number(key.split('-')[0]), content };
    await world.db
      .insertInto('stored_picture')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ content }))
      .execute();
    return reply.code(204).send();
  });
}
