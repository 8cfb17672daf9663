import { codes } from '@suite/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { checked, Refusal } from '../../params';
import type { World } from '../../world';
import { LOGIN_APP_ID } from '../apps';
import { sendPage, sendRefusal } from '../page';
import type { SessionProduct } from '../../people/sessions';
import { accountOnPhone, contextOf, originOf } from '../phone';
import { allowedRedirect, withParams } from '../redirects';
import { giveTicket } from '../tickets';
import { recognise, signInParams } from './sign-in';

/** The login provider's form for visitors outside the messenger. */
const loginForm = `
  <p>登录后将返回学习平台</p>
  <form id="form" novalidate>
    <label for="mobile">手机号</label>
    <input id="mobile" inputmode="numeric" autocomplete="tel" maxlength="11">
    <div id="by-code">
      <label for="code">验证码</label>
      <div class="row"><input id="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6"><button type="button" class="plain" id="send">获取验证码</button></div>
    </div>
    <div id="by-password" hidden>
      <label for="password">密码</label>
      <input id="password" type="password" autocomplete="current-password">
    </div>
    <div role="alert" id="words"></div>
    <button>登录</button>
    <button type="button" class="plain" id="other">使用密码登录</button>
  </form>
  <script>
    const at = (id) => document.getElementById(id);
    const words = (text) => { at('words').textContent = text || ''; };
    async function ask(path, body) {
      const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      return response.json();
    }
    let usesCode = true;
    at('other').onclick = () => {
      usesCode = !usesCode;
      at('by-code').hidden = !usesCode;
      at('by-password').hidden = usesCode;
      at('other').textContent = usesCode ? '使用密码登录' : '使用验证码登录';
      words();
    };
    at('send').onclick = async () => {
      words();
      const answer = await ask('/api/user/sendMessage', { mobile: at('mobile').value, type: 'login' });
      if (answer.code !== ${codes.SUCCESS}) return words(answer.msg);
      let left = answer.data.seconds;
      at('send').disabled = true;
      const timer = setInterval(() => {
        left -= 1;
        at('send').disabled = left > 0;
        at('send').textContent = left > 0 ? left + ' 秒' : '重新获取';
        if (left <= 0) clearInterval(timer);
      }, 1000);
    };
    at('form').onsubmit = async (event) => {
      event.preventDefault();
      words();
      const proof = usesCode ? { code: at('code').value } : { password: at('password').value };
      const answer = await ask('/passport/sign-in' + location.search, { mobile: at('mobile').value, ...proof });
      if (answer.to) location.replace(answer.to); else words(answer.words);
    };
  </script>
`;

const asked = v.object({
  appid: v.literal(LOGIN_APP_ID),
  type: v.literal('code'),
  redirect_uri: v.string(),
});

/** The product of the page that asked for the login, or to which the login screen that asked leads back. */
const productOf = ({ hash }: URL): SessionProduct =>
  decodeURIComponent(hash).includes('/manage-course') ? 'management' : 'learner';

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
      const ticket = { kind: 'login', app_id: LOGIN_APP_ID, product: productOf(back) } as const;
      const token = await giveTicket(asking, { ...ticket, openid: account.openid });
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
        const product = productOf(back);
        const ticket = { kind: 'login', app_id: LOGIN_APP_ID, learner_id: learner.id, product } as const;
        return { to: withParams(back, { token: await giveTicket({ db, now }, ticket) }) };
      });
    } catch (error) {
      if (error instanceof Refusal) return { words: error.message };
      throw error;
    }
  });
}
