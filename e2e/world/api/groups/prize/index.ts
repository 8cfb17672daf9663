import { insertOnce } from '../../../db';
import { showPrize, type TeamTrophy } from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf } from '../../../clock/china-time';
import { trophies } from '../../../content';
import type { Group, Seeding } from '../../group';
import { handleOpen, id, notFound } from '../../handle';
import { learnerClasses } from '../class/learner-classes';

interface TrophyTable {
  id: number;
  /** The learner whose team it is. */
  learner_id: number;
  class_name: string;
  award_date: string;
}

declare module '../../../db' {
  interface Tables {
    trophy: TrophyTable;
  }
}

/** Which person's team has won which trophy. */
const winners: Record<string, number> = { graduated: 801, premium: 802, 'mid-course': 803 };

async function seedTrophy({ db, now, person, learner }: Seeding): Promise<void> {
  const trophy = winners[person.key];
  if (!trophy) return;
  const { classes } = await learnerClasses({ db, now }, learner.id);
  const own = classes.get('reform') ?? classes.get('finance');
  if (!own) return;
  const yesterday = addDays(dayOf(now), -1);
  const award_date = own.end < yesterday ? own.end : yesterday;
  // Each trophy exists once, so a twin's team has none.
  const { class_name } = own;
  await insertOnce(db, 'trophy', { id: trophy, learner_id: learner.id, class_name, award_date });
}

/** Open to all visitors, because a trophy is shared by its link. */
const show = handleOpen(
  showPrize,
  v.object({ id: id() }),
  async ({ db, now, params }): Promise<TeamTrophy> => {
    const row = await db
      .selectFrom('trophy')
      .innerJoin('learner', 'learner.id', 'trophy.learner_id')
      .select(['class_name', 'award_date', 'learner.id as learner_id', 'nickname', 'avatar'])
      .where('trophy.id', '=', params.id)
      .where('award_date', '<=', dayOf(now))
      .executeTakeFirst();
    const team = trophies.find((one) => one.id === params.id);
    if (!row || !team) throw notFound('奖杯不存在');
    const { learner_id, nickname, avatar, class_name, award_date } = row;
    return {
      ...team,
      class_name,
      award_date,
      members: [{ id: learner_id, nickname, avatar }, ...team.members],
    };
  },
);

/** Trophies of the learners' teams. */
export const prize: Group = {
  name: 'prize',
  handlers: [show],
  seed: seedTrophy,
  async detail({ db, now, learner }) {
    const row = await db
      .selectFrom('trophy')
      .select('id')
      .where('learner_id', '=', learner.id)
      .where('award_date', '<=', dayOf(now))
      .executeTakeFirst();
    return { trophyId: row?.id ?? null };
  },
};
