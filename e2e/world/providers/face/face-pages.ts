import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { World } from '../../world';
import { readForms } from '../forms';
import { sendOutcome, sendPage, sendRefusal, sendUnknown } from '../page';
import { originOf } from '../phone';
import { allowedRedirect } from '../redirects';
import { answerFaceCheck, faceCheckRow, refuseCamera, triesLeft } from './face-checks';
import { facePage, refusedCamera } from './face-page';

const answered = v.object({ answer: v.picklist(['passed', 'failed', 'camera']) });

const passed = { title: '核验已通过', words: '本次人脸核验已经完成，无需重复核验。' };
const failed = { title: '核验未通过', words: '本次核验的次数已用完，请返回后重新发起。' };
const expired = { title: '核验链接已过期', words: '链接 30 分钟内有效，请返回后重新发起。', status: 410 };

interface Visit {
  Params: { code: string };
  Querystring: { camera?: string };
}

/** The face provider's page behind a short address. */
export async function facePages(scope: FastifyInstance, { world }: { world: World }): Promise<void> {
  readForms(scope);

  scope.get<Visit>('/f/:code', async (request, reply) => {
    const row = await faceCheckRow(world.db, request.params.code);
    if (!row) return sendUnknown(reply, '核验链接无效', '链接不存在或已失效，请返回后重新发起。');
    const back = allowedRedirect(world, originOf(request), row.return_url);
    if (!back) return sendRefusal(reply, '回跳地址不在允许的域名内');
    const left = triesLeft(row);
    if (left === 0) return sendOutcome(reply, { ...(row.state === 'passed' ? passed : failed), back });
    if (row.until <= world.clock.now()) return sendOutcome(reply, { ...expired, back });
    return request.query.camera === 'refused'
      ? sendPage(reply, '无法使用摄像头', refusedCamera(back))
      : sendPage(reply, '人脸核验', facePage({ name: row.name, failures: row.failures, left, back }));
  });

  scope.post<Visit>('/f/:code', async (request, reply) => {
    const { code } = request.params;
    const own = `/f/${encodeURIComponent(code)}`;
    const row = await faceCheckRow(world.db, code);
    const back = row && allowedRedirect(world, originOf(request), row.return_url);
    const { success, output } = v.safeParse(answered, request.body);
    if (!success || !back) return reply.redirect(own, 303);
    if (output.answer === 'camera') {
      await refuseCamera(world.db, code);
      return reply.redirect(`${own}?camera=refused`, 303);
    }
    const asking = { db: world.db, now: world.clock.now() };
    const after = await answerFaceCheck(asking, code, output.answer);
    // The page itself reports a failure that may be tried again, and an answer that did not count.
    return reply.redirect(after && triesLeft(after) === 0 ? back.href : own, 303);
  });
}
