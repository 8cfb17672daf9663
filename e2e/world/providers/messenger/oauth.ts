import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { people } from '../../people/person';
import type { Account } from '../../people/sessions';
import type { World } from '../../world';
import { MERCHANT, MESSENGER_APP_ID } from '../apps';
import { escaped, sendPage, sendRefusal } from '../page';
import { accountOnPhone, originOf, PERSON_COOKIE } from '../phone';
import { allowedRedirect, withParams } from '../redirects';
import { giveTicket } from '../tickets';

const asked = v.object({
  appid: v.literal(MESSENGER_APP_ID),
  redirect_uri: v.string(),
  response_type: v.literal('code'),
  scope: v.picklist(['snsapi_userinfo', 'snsapi_base']),
  state: v.optional(v.pipe(v.string(), v.maxLength(128)), ''),
});

type Asked = v.InferOutput<typeof asked>;

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');

const who = ({ avatar, nickname }: Pick<Account, 'avatar' | 'nickname'>) =>
  `<div class="who"><img src="${escaped(avatar)}" alt=""><strong>${escaped(nickname)}</strong></div>`;

function sendConsent(reply: FastifyReply, account: Account, request: Asked): FastifyReply {
  const choice = (answer: string, words: string, look: string) =>
    `<form action="/connect/oauth2/answer">${hidden({ ...request, answer })}<button class="${look}">${words}</button></form>`;
  return sendPage(
    reply,
    '微信登录',
    `<p>${MERCHANT} 申请获取您的昵称和头像</p>${who(account)}` +
      choice('allow', '允许', 'green') +
      choice('deny', '拒绝', 'plain'),
  );
}

/** The choice of a person, on a phone without a messenger account. */
function sendPeople(reply: FastifyReply, request: FastifyRequest): FastifyReply {
  const items = people.map(
    ({ key, nickname, zh }) =>
      `<li><form action="/connect/sign-in">${hidden({ person: key, back: request.url })}` +
      `<button class="plain">${escaped(nickname)} · ${escaped(zh.title)}</button></form></li>`,
  );
  return sendPage(
    reply,
    '登录微信',
    `<p>这部手机还没有登录微信，请选择一个人物。</p><ul>${items.join('')}</ul>`,
  );
}

/** The messenger's authorize page and the consent on it. */
export function messengerOauth(app: FastifyInstance, world: World): void {
  const read = (request: FastifyRequest) => {
    const { success, output } = v.safeParse(asked, request.query);
    const back = success && allowedRedirect(world, originOf(request), output.redirect_uri);
    return success && back ? { asked: output, back } : undefined;
  };

  async function backWithCode(reply: FastifyReply, account: Account, { scope, state }: Asked, back: URL) {
    const code = await giveTicket(
      { db: world.db, now: world.clock.now() },
      { kind: 'messenger', app_id: MESSENGER_APP_ID, openid: account.openid, scope },
    );
    return reply.redirect(withParams(back, { code, state }));
  }

  app.get('/connect/oauth2/authorize', async (request, reply) => {
    const valid = read(request);
    if (!valid) return sendRefusal(reply, '授权参数有误，或回跳地址不在允许的域名内');
    const account = await accountOnPhone(world.db, request);
    if (!account) return sendPeople(reply, request);
    return valid.asked.scope === 'snsapi_base'
      ? backWithCode(reply, account, valid.asked, valid.back)
      : sendConsent(reply, account, valid.asked);
  });

  app.get<{ Querystring: { answer?: string } }>('/connect/oauth2/answer', async (request, reply) => {
    const valid = read(request);
    const account = await accountOnPhone(world.db, request);
    if (!valid || !account) return sendRefusal(reply, '授权参数有误，或回跳地址不在允许的域名内');
    return request.query.answer === 'allow'
      ? backWithCode(reply, account, valid.asked, valid.back)
      : reply.redirect(withParams(valid.back, { state: valid.asked.state }));
  });

  app.get<{ Querystring: { person?: string; back?: string } }>('/connect/sign-in', async (request, reply) => {
    const { person, back } = request.query;
    if (!people.some(({ key }) => key === person) || !back?.startsWith('/connect/oauth2/')) {
      return sendRefusal(reply, '没有这个人物');
    }
    return reply.setCookie(PERSON_COOKIE, person as string).redirect(back);
  });
}
