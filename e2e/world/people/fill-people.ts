import type { Group } from '../api/group';
import type { Db } from '../db/tables';
import { hashed } from './passwords';
import { avatarOf, openidOf, type PersonRecord } from './person';
import { people } from './records';
import type { LearnerRow } from './tables';

const DAY = 24 * 3600_000;
const FIRST_JOBNUM = 20250001;

async function addLearner(db: Db, person: PersonRecord, mobile: string, now: number): Promise<LearnerRow> {
  const boughtFirst = Math.max(0, ...person.studies.map(({ boughtDaysAgo }) => boughtDaysAgo));
  const learner = await db
    .insertInto('learner')
    .values({
      person: person.key,
      mobile,
      name: person.name,
      nickname: person.nickname,
      avatar: avatarOf(person.key),
      sex: person.sex,
      // The salt is the key, so that a reset gives the same rows.
      password: person.password === undefined ? null : hashed(person.password, person.key),
      version_id: person.version,
      jobnum: FIRST_JOBNUM + people.indexOf(person),
      is_temporary: person.traits.includes('temporary') ? 1 : 0,
      student_infos: null,
      sdt_ext: null,
      created_at: now - (boughtFirst + 1) * DAY,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const { product, boughtDaysAgo, graduatedDaysAgo } of person.studies) {
    await db
      .insertInto('enrolment')
      .values({
        learner_id: learner.id,
        product,
        bought_at: now - boughtDaysAgo * DAY,
        graduated_at: graduatedDaysAgo === undefined ? null : now - graduatedDaysAgo * DAY,
      })
      .execute();
  }
  return learner;
}

/** Content first, then each person with what every group has to add. */
export async function fillWorld(db: Db, groups: readonly Group[], now: number): Promise<void> {
  for (const group of groups) await group.fill?.({ db, now });
  for (const person of people) {
    const learner = person.mobile === null ? undefined : await addLearner(db, person, person.mobile, now);
    await db
      .insertInto('account')
      .values({
        openid: openidOf(person.key),
        person: person.key,
        nickname: person.nickname,
        avatar: avatarOf(person.key),
        learner_id: learner?.id ?? null,
      })
      .execute();
    if (!learner) continue;
    for (const group of groups) await group.seed?.({ db, now, person, learner });
  }
}
