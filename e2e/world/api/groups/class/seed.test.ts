import { userDetail } from '@suite/api';
import { momentOf } from '../../../clock/china-time';
import { worldUnderTest } from '../../../testing/world-under-test';
import { address } from '../address';
import { evaluation } from '../evaluation';
import { notes } from '../notes';
import { prize } from '../prize';
import { teacher } from '../teacher';
import { user } from '../user';
import { classes } from '.';

test.each(['2026-02-17 00:00:00', '2028-02-29 23:59:59', '2026-12-31 16:00:00'])(
  'a world that begins on %s finds everybody in the same state',
  async (time) => {
    const groups = [user, address, classes, evaluation, notes, prize, teacher];
    const under = await worldUnderTest({ groups, at: momentOf(time) });
    const of = async (person: string) => under.data(userDetail, undefined, await under.signIn(person));
    expect(await of('first-week')).toMatchObject({ splitInfosData: { status: 'studying', current_week: 1 } });
    expect(await of('mid-course')).toMatchObject({ splitInfosData: { current_week: 4 }, trophyId: 803 });
    expect(await of('graduated')).toMatchObject({ isBiye: 1, isSyBiye: 1, isTzzhBiye: 0, trophyId: 801 });
    expect(await of('empty')).toMatchObject({ splitInfosData: null, teacherInfo: null, trophyId: null });
    await under.close();
  },
);
