import type { FastifyInstance } from 'fastify';
import { learnerOfId } from '../../people/learners';
import { openSession } from '../../people/sessions';
import type { World } from '../../world';
import { accountOnPhone } from '../phone';

/** What the app shell's native side knows: the token of the person who is signed in to the app. */
export function shellServer(app: FastifyInstance, world: World): void {
  app.post('/shell/token', async (request) => {
    const account = await accountOnPhone(world.db, request);
    if (!account || account.learner_id === null) return { token: '' };
    const now = world.clock.now();
    return world.db.transaction().execute(async (db) => {
      const learner = await learnerOfId(db, account.learner_id as number);
      return { token: await openSession({ db, now, tokens: world.tokens }, learner) };
    });
  });
}
