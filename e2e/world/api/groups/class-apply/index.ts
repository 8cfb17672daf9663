import {
  registrationSheet,
  submitRegistrationSheet,
  type Registration,
  type RegistrationSheet,
} from '@suite/api';
import * as v from 'valibot';
import { addDays, dayOf } from '../../../clock/china-time';
import { slogans } from '../../../content';
import { find, insert, put } from '../../../db';
import type { Group, Seeding } from '../../group';
import { handle, mobile, text, whole, type LearnerAsking } from '../../handle';
import { refuseBlackWords } from '../../refuse-black-words';
import { suiteLink } from '../../suite-link';
import { areaCode, cityCheck } from '../address/address-schema';
import {
  courseName,
  currentClass,
  learnerClasses,
  nameOfClass,
  nextClassDay,
} from '../class/learner-classes';

declare module '../../../db' {
  interface Tables {
    /** Registration sheets as JSON. */
    registration: { learner_id: number; sheet: string; at: number };
  }
}

type Asked = LearnerAsking<unknown>;

/** The class that the sheet is for: the learner's, else the next that begins. */
async function classFor({ db, now, learner }: Asked) {
  const all = await learnerClasses({ db, now }, learner.id);
  const own = currentClass(all);
  if (own) return { line: own.line, class_name: own.class_name, start_date: own.start };
  const line = all.bought[0]?.line ?? 'reform';
  const start_date = nextClassDay(addDays(dayOf(now), 2));
  return { line, class_name: nameOfClass(line, start_date), start_date };
}

async function registrationOf(asked: Asked): Promise<Registration> {
  const { db, learner, world } = asked;
  const row = await find(db, 'registration', { learner_id: learner.id });
  const { line, class_name, start_date } = await classFor(asked);
  return {
    sheet: row ? (JSON.parse(row.sheet) as RegistrationSheet) : null,
    course_name: courseName(line),
    class_name,
    start_date,
    link: suiteLink(world, '/advanced-lesson-finance'),
  };
}

const sex = v.pipe(
  whole(0, 2),
  v.transform((value) => value as RegistrationSheet['sex']),
);

const sheetSchema = v.pipe(
  v.object({
    name: text(20, '请输入 20 个字以内的姓名'),
    sex,
    mobile: mobile(),
    province_id: areaCode(),
    city_id: areaCode(),
    profession: text(30, '请输入 30 个字以内的职业'),
    slogan: text(40, '请输入 40 个字以内的学习宣言'),
  }),
  cityCheck(),
);

const handlers = [
  handle(submitRegistrationSheet, sheetSchema, async (asking) => {
    const { db, now, learner, params } = asking;
    refuseBlackWords(params.name, params.profession, params.slogan);
    const row = { learner_id: learner.id, sheet: JSON.stringify(params), at: now };
    await put(db, 'registration', ['learner_id'], row);
    return registrationOf(asking);
  }),

  handle(registrationSheet, registrationOf),
];

/** People in the middle of a course have registered. */
async function seedSheet({ db, now, person, learner }: Seeding): Promise<void> {
  if (!person.studies.some(({ day = 0 }) => day >= 7)) return;
  const sheet: RegistrationSheet = {
    name: person.name,
    sex: person.sex,
    mobile: learner.mobile,
    province_id: '330000',
    city_id: '330100',
    profession: '企业职员',
    slogan: slogans[learner.id % slogans.length] ?? '',
  };
  await insert(db, 'registration', {
    learner_id: learner.id,
    sheet: JSON.stringify(sheet),
    at: now - 24 * 3600_000,
  });
}

/** The registration sheet of an enrolment, and its poster. */
export const classApply: Group = {
  name: 'class-apply',
  handlers,
  seed: seedSheet,
};
