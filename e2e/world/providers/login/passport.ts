import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { checked } from '../../api/params';
import { Refusal } from '../../api/refusal';
import { recognise, signInParams } from '../../people/recognise';
import type { World } from '../../world';
import { LOGIN_APP_ID } from '../apps';
import { accountOnPhone, contextOf, originOf } from '../phone';
import { sendPage, sendRefusal } from '../page';
import { allowedRedirect, withParams } from '../redirects';
import { giveTicket } from '../tickets';
import { loginForm } from './login-page';

const asked = v.object({
  appid: v.literal(LOGIN_APP_ID),
  type: v.literal('code'),
  redirect_uri: v.string(),
});

/** The login provider's unified page: it sends a visitor back with a `token` that is exchanged once. */
export function passport(app: FastifyInstance, world: World): void {
  const backOf = (request: FastifyRequest) => {
    const { success, output } = v.safeParse(asked, request.query);
    return success ? allowedRedirect(world, originOf(request), output.redirect_uri) : undefined;
  };
  const words = '登录参数有误，或回跳地址不在允许的域名内';

  app.get('/passport/login', async (request, reply) => {
    const back = backOf(request);
    if (!back) return sendRefusal(reply, words);
    const context = contextOf(request);
    const account = await accountOnPhone(world.db, request);
    // Inside the messenger its account is enough: there is no form.
    if (account && (context === 'messenger' || context === 'desktop')) {
      const asking = { db: world.db, now: world.clock.now() };
      const token = await giveTicket(asking, { kind: 'login', app_id: LOGIN_APP_ID, openid: account.openid });
      return reply.redirect(withParams(back, { token }));
    }
    return sendPage(reply, '登录', loginForm);
  });

  app.post('/passport/sign-in', async (request) => {
    const back = backOf(request);
    if (!back) return { words };
    const now = world.clock.now();
    try {
      const params = checked(signInParams, request.body);
      return await world.db.transaction().execute(async (db) => {
        const learner = await recognise({ db, now }, params);
        if (learner instanceof Refusal) return { words: learner.message };
        const ticket = { kind: 'login', app_id: LOGIN_APP_ID, learner_id: learner.id } as const;
        return { to: withParams(back, { token: await giveTicket({ db, now }, ticket) }) };
      });
    } catch (error) {
      if (error instanceof Refusal) return { words: error.message };
      throw error;
    }
  });
}
