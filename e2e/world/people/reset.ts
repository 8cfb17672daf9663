import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { GroupHooks } from '../group-hooks';
import { find, insert, insertRow, once, type Db } from '../db';
import { avatarOf, openidOf, people, type PersonRecord, type Place } from './person';
import type { LearnerRow } from './sessions';

// A cheap setting: these are no real people's passwords, and a reset hashes a dozen of them.
const hashOf = (password: string, salt: string) =>
  scryptSync(password, salt, 32, { N: 1024 }).toString('hex');

/** A password as it is stored: salt and hash. */
export function hashed(password: string, salt = randomBytes(8).toString('hex')): string {
  return `${salt}:${hashOf(password, salt)}`;
}

/** Whether a password is the stored one. */
export function isPassword(password: string, stored: string): boolean {
  const [salt = ''] = stored.split(':');
  return timingSafeEqual(Buffer.from(hashed(password, salt)), Buffer.from(stored));
}

const DAY = 24 * 3600_000;
const FIRST_JOBNUM = 20250001;

async function addLearner(
  db: Db,
  person: PersonRecord,
  key: string,
  mobile: string,
  now: number,
): Promise<LearnerRow> {
  const boughtFirst = Math.max(0, ...person.studies.map(({ boughtDaysAgo }) => boughtDaysAgo));
  const learner = await insertRow(db, 'learner', {
    person: key,
    mobile,
    name: person.name,
    nickname: person.nickname,
    avatar: avatarOf(person.key),
    sex: person.sex,
    // The salt is the key, so that a reset gives the same rows.
    password: person.password === undefined ? null : hashed(person.password, key),
    version_id: person.version,
    jobnum: FIRST_JOBNUM + people.indexOf(person),
    is_temporary: person.traits.includes('temporary') ? 1 : 0,
    student_infos: null,
    sdt_ext: null,
    created_at: now - (boughtFirst + 1) * DAY,
  });
  for (const { product, boughtDaysAgo, graduatedDaysAgo } of person.studies) {
    await insert(db, 'enrolment', {
      learner_id: learner.id,
      product,
      bought_at: now - boughtDaysAgo * DAY,
      graduated_at: graduatedDaysAgo === undefined ? null : now - graduatedDaysAgo * DAY,
    });
  }
  return learner;
}

async function addPerson(
  db: Db,
  groups: readonly GroupHooks[],
  now: number,
  person: PersonRecord,
  { key, mobile }: Place,
): Promise<void> {
  const learner = mobile === null ? undefined : await addLearner(db, person, key, mobile, now);
  await insert(db, 'account', {
    openid: openidOf(key),
    person: key,
    nickname: person.nickname,
    avatar: avatarOf(person.key),
    learner_id: learner?.id ?? null,
  });
  if (!learner) return;
  for (const group of groups) await group.seed?.({ db, now, person, learner });
}

const FILLED = 'filled';

const namesOf = (groups: readonly GroupHooks[]) =>
  groups.flatMap(({ name, fill }) => (fill ? [name] : [])).sort();

/** Whether the data file holds the content of these groups; one of an earlier version lacks what came since. */
export async function isFilled(db: Db, groups: readonly GroupHooks[]): Promise<boolean> {
  const row = await find(db, 'once', { key: FILLED });
  return row?.result === JSON.stringify([namesOf(groups)]);
}

/** Content first, then each person with what every group has to add. */
async function fillWorld(db: Db, groups: readonly GroupHooks[], now: number): Promise<void> {
  for (const group of groups) await group.fill?.({ db, now });
  for (const person of people) await addPerson(db, groups, now, person, person);
  await once(db, FILLED, async () => namesOf(groups));
}

const FIRST_TWIN_MOBILE = 19800000000;

/** Adds a copy of a person in their first state, for a test that needs the person to itself. */
export async function addTwin(
  db: Db,
  groups: readonly GroupHooks[],
  now: number,
  person: PersonRecord,
): Promise<Place> {
  const { count } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const place = {
    key: `${person.key}~${count}`,
    mobile: person.mobile === null ? null : String(FIRST_TWIN_MOBILE + count),
  };
  await addPerson(db, groups, now, person, place);
  return place;
}

/** Kept by a reset: the history of migrations, and the secret that tells old tokens from forged ones. */
const kept = (table: string) => table === 'secret' || /^(kysely|sqlite)_/.test(table);

/** Empties every table and fills the world anew, or changes nothing at all. */
export async function resetWorld(db: Db, groups: readonly GroupHooks[], now: number): Promise<void> {
  await db.transaction().execute(async (step) => {
    await sql`pragma defer_foreign_keys = on`.execute(step);
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
      step,
    );
    for (const { name } of rows) {
      if (!kept(name)) await sql`delete from ${sql.table(name)}`.execute(step);
    }
    await sql`delete from sqlite_sequence`.execute(step);
    await fillWorld(step, groups, now);
  });
}
