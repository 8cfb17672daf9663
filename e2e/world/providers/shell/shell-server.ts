import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { checked, productType } from '../../params';
import { learnerOfId } from '../../people/learners';
import { openSession } from '../../people/sessions';
import type { World } from '../../world';
import { accountOnPhone } from '../phone';

const asked = v.object({ type: productType() });

/** What the app shell's native side knows: a token of a product for the person who is signed in to the app. */
export function shellServer(app: FastifyInstance, world: World): void {
  app.post('/shell/token', async (request) => {
    const product = checked(asked, request.body).type ? 'management' : 'learner';
    const account = await accountOnPhone(world.db, request);
    if (!account || account.learner_id === null) return { token: '' };
    const now = world.clock.now();
    return world.db.transaction().execute(async (db) => {
      const learner = await learnerOfId(db, account.learner_id as number);
      return { token: await openSession({ db, now, tokens: world.tokens }, learner, product) };
    });
  });
}
