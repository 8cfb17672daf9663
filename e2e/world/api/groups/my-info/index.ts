import type { Group, Seeding } from '../../group';
import { actHandler, rememberAct, seenActs } from './acts';
import { cardHandler } from './card';
import { diplomaHandler } from './diplomas';

const DAY = 24 * 3600_000;

/** Graduates have seen the card; those of several lines the congratulation too. */
async function seedActs({ db, now, person, learner }: Seeding): Promise<void> {
  const times = person.studies.filter(({ graduatedDaysAgo }) => graduatedDaysAgo !== undefined).length;
  if (times > 0) await rememberAct(db, now - 2 * DAY, learner.id, 'card');
  if (times > 2) await rememberAct(db, now - DAY, learner.id, 'graduate');
}

/** Student card, diplomas, and what the learner has been told. */
export const myInfo: Group = {
  name: 'my-info',
  handlers: [cardHandler, actHandler, diplomaHandler],
  seed: seedActs,
  detail: async ({ db, learner }) => ({ seenActs: await seenActs(db, learner.id) }),
};
