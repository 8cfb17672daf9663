import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { hastenReview } from '../api/groups/certificate/review';
import { diplomaLines } from '../api/groups/my-info/diploma-number';
import { find } from '../db/queries';
import type { World } from '../world';

const review = v.strictObject({ person: v.string(), line: v.picklist(diplomaLines) });

/** What the staff does with an application: it takes its next step without waiting. */
export async function certificateControl(app: FastifyInstance, { world }: { world: World }): Promise<void> {
  app.post('/certificates', async (request, reply) => {
    const { person, line } = v.parse(review, request.body);
    const learner = await find(world.db, 'learner', { person });
    const done =
      learner !== undefined &&
      (await world.db
        .transaction()
        .execute((db) => hastenReview({ db, now: world.clock.now() }, learner.id, line)));
    return done ? { ok: true } : reply.code(400).send({ error: 'the staff has nothing to do' });
  });
}
