import type { Flag, UserDetail } from '@suite/api';
import type { Group } from '../../group';
import { distributeHandlers } from './distribute';
import { financeHandlers } from './finance';
import { classInfoOf, learnerClasses, type LearnerClasses } from './learner-classes';
import type { ClassLine } from './lines';
import { seedClasses } from './seed';
import { settleAllClasses } from './settle-classes';

function graduationFlags({ bought }: LearnerClasses): Partial<UserDetail> {
  const graduated = (line: ClassLine): Flag =>
    typeof bought.find((one) => one.line === line)?.graduated_at === 'number' ? 1 : 0;
  return {
    isBiye: graduated('finance'),
    isJieke: graduated('reform'),
    isSyBiye: graduated('advanced'),
    isTzzhBiye: graduated('investment'),
    isHyfxBiye: graduated('industry'),
  };
}

/** Classes of the course lines: choosing and cancelling, assignment, rest, the end. */
export const classes: Group = {
  name: 'class',
  handlers: [...financeHandlers, ...distributeHandlers],
  seed: seedClasses,
  settle: settleAllClasses,
  async detail({ db, now, learner }) {
    const all = await learnerClasses({ db, now }, learner.id);
    const finance = all.classes.get('reform') ?? all.classes.get('finance');
    return { ...graduationFlags(all), splitInfosData: finance ? classInfoOf(finance, now) : null };
  },
};
