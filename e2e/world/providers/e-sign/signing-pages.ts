import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { World } from '../../world';
import { readForms } from '../forms';
import { escaped, sendOutcome, sendPage, sendRefusal, sendUnknown } from '../page';
import { originOf } from '../phone';
import { allowedRedirect } from '../redirects';
import { answerSigning, isSigningOpen, signingRow } from './signings';

const answered = v.object({ answer: v.picklist(['signed', 'refused']) });

const ends = {
  signed: { title: '已签署', words: '这份合同已经签署完成，无需重复签署。' },
  refused: { title: '已拒绝签署', words: '您已拒绝签署。如需签署，请返回合同页面重新进入。' },
  pending: { title: '签署链接已过期', words: '链接 30 分钟内有效。请返回合同页面重新进入。', status: 410 },
};

/** The e-sign provider's page behind a short address: the contract, and the one answer to it. */
export async function signingPages(scope: FastifyInstance, { world }: { world: World }): Promise<void> {
  readForms(scope);

  scope.get<{ Params: { code: string } }>('/s/:code', async (request, reply) => {
    const row = await signingRow(world.db, request.params.code);
    if (!row) return sendUnknown(reply, '签署链接无效', '链接不存在或已失效，请返回合同页面重新进入。');
    const back = allowedRedirect(world, originOf(request), row.return_url);
    if (!back) return sendRefusal(reply, '回跳地址不在允许的域名内');
    if (!isSigningOpen(row, world.clock.now())) return sendOutcome(reply, { ...ends[row.state], back });
    const paragraphs = (JSON.parse(row.text) as string[]).map((text) => `<p>${escaped(text)}</p>`);
    return sendPage(
      reply,
      row.title,
      `<p>请阅读合同全文，在文末签署。</p><article class="card">${paragraphs.join('')}</article>` +
        `<p>签署后合同立即生效，不能撤回。</p><form method="post">` +
        `<button name="answer" value="signed">同意并签署</button>` +
        `<button name="answer" value="refused" class="plain">拒绝</button></form>`,
    );
  });

  scope.post<{ Params: { code: string } }>('/s/:code', async (request, reply) => {
    const { code } = request.params;
    const row = await signingRow(world.db, code);
    const back = row && allowedRedirect(world, originOf(request), row.return_url);
    const { success, output } = v.safeParse(answered, request.body);
    const asking = { db: world.db, now: world.clock.now() };
    const isDone = success && back !== undefined && (await answerSigning(asking, code, output.answer));
    // If the answer did not count, the signing's page says why.
    return reply.redirect(isDone ? back.href : `/s/${encodeURIComponent(code)}`, 303);
  });
}
