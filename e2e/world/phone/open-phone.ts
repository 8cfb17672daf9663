import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { flag, SESSION_COOKIE, VISIT_COOKIE } from '../api/handle';
import { openSession, type SessionProduct } from '../people/sessions';
import { sendRefusal } from '../providers/page';
import { accountOfPerson, CONTEXT_COOKIE, contexts, PERSON_COOKIE } from '../providers/phone';
import type { World } from '../world';

const asked = v.object({
  person: v.pipe(v.string(), v.regex(/^[\w~-]+$/)),
  context: v.picklist(contexts),
  /** Route of the suite. */
  to: v.optional(v.pipe(v.string(), v.startsWith('/')), '/'),
  /** 1 when the person is signed in to both products already, 0 to go through the login. */
  signed: v.optional(flag(), 1),
  /** 1 for a phone that has never opened the app. */
  fresh: v.optional(flag(), 0),
});

const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Keeps the portal's own settings, forgets the rest. */
const forget = `
  for (const key of Object.keys(localStorage)) if (!key.startsWith('world.')) localStorage.removeItem(key);
  sessionStorage.clear();
`;

/**
 * `/go/<person>/<context>?to=/video`: makes this browser the person's phone and opens the app on it.
 * The phone of another person is emptied first.
 */
export function openPhone(app: FastifyInstance, world: World): void {
  app.get('/go/:person/:context', async (request, reply) => {
    const given = Object.assign({}, request.query, request.params);
    const { success, output } = v.safeParse(asked, given);
    if (!success) return sendRefusal(reply, '没有这个人物或环境');
    const { person, context, to, signed, fresh } = output;
    const { cookies } = request;
    const isSamePhone = !fresh && cookies[PERSON_COOKIE] === person && cookies[CONTEXT_COOKIE] === context;

    const account = await accountOfPerson(world.db, person);
    if (!account) return sendRefusal(reply, '没有这个人物或环境');
    const learner = signed && account.learner_id ? { id: account.learner_id, person } : undefined;
    const signIn = async (product: SessionProduct) =>
      learner
        ? openSession({ db: world.db, now: world.clock.now(), tokens: world.tokens }, learner, product)
        : '';
    const token = await signIn('learner');
    const manageToken = await signIn('management');
    reply.setCookie(PERSON_COOKIE, person).setCookie(CONTEXT_COOKIE, context).clearCookie(VISIT_COOKIE);
    if (token) reply.setCookie(SESSION_COOKIE, token);
    else reply.clearCookie(SESSION_COOKIE);

    const address = `/phone/${context}/${context === 'app' ? '?platform=app' : ''}#${to}`;
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // The app's own: for another one WebKit changes its process, and at times the new one is never drawn.
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
      .send(
        `<!doctype html><meta charset="utf-8"><title>正在打开…</title><script>` +
          (isSamePhone ? '' : forget) +
          (manageToken
            ? `localStorage.setItem('Authorization', ${inScript(manageToken)});`
            : `localStorage.removeItem('Authorization');`) +
          `location.replace(${inScript(address)});</script>`,
      );
  });
}
