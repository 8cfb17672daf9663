import { codes } from '@suite/api';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { find } from '../../../db/queries';
import type { Db } from '../../../db/tables';
import type { World } from '../../../world';
import { Refusal } from '../../refusal';

const LARGEST = 1024 * 1024;
/** Where photos are served. */
const FOLDER = '/api/media/certificate-photos/';

const dataAddress = /^data:image\/(jpeg|png);base64,([A-Za-z0-9+/]+={0,2})$/;
const beginnings = { 'image/jpeg': [0xff, 0xd8, 0xff], 'image/png': [0x89, 0x50, 0x4e, 0x47] } as const;

/** The picture of a data address, if it is what it says and not too large. */
export function pictureOf(file: string): { type: keyof typeof beginnings; bytes: Buffer } {
  const [, kind, text = ''] = dataAddress.exec(file) ?? [];
  const type = kind === 'png' ? 'image/png' : 'image/jpeg';
  const bytes = Buffer.from(text, 'base64');
  const isPicture = beginnings[type].every((byte, at) => bytes[at] === byte);
  if (!kind || !isPicture) throw new Refusal(codes.BAD_PARAMS, '照片格式不支持，请上传 JPG 或 PNG 图片');
  if (bytes.length > LARGEST) throw new Refusal(codes.TOO_LARGE, '照片不能超过 1 MB，请换一张');
  return { type, bytes };
}

/** Keeps a photo and gives its address; the same photo has the same address. */
export async function keepPhoto(db: Db, learnerId: number, file: string): Promise<string> {
  const { type, bytes } = pictureOf(file);
  const id = createHash('sha256').update(`${learnerId} `).update(bytes).digest('hex').slice(0, 32);
  await db
    .insertInto('certificate_photo')
    .values({ id, learner_id: learnerId, type, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return FOLDER + id;
}

/** The photo at an address, if the learner has sent it. */
export const photoAt = (db: Db, learnerId: number, address: string) =>
  db
    .selectFrom('certificate_photo')
    .select('bytes')
    .where('id', '=', address.startsWith(FOLDER) ? address.slice(FOLDER.length) : '')
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();

/** Serves the photos; an address cannot be guessed. */
export function servePhotos(app: FastifyInstance, world: World): void {
  app.get<{ Params: { id: string } }>(`${FOLDER}:id`, async ({ params }, reply) => {
    const found = await find(world.db, 'certificate_photo', { id: params.id });
    if (!found) return reply.code(404).type('text/plain; charset=utf-8').send('未找到\n');
    return reply
      .headers({ 'content-type': found.type, 'cache-control': 'private, max-age=3600' })
      .send(Buffer.from(found.bytes));
  });
}
