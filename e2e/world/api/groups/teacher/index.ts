import {
  addWechat,
  limit,
  teacherVersion,
  viewTeacherQrcode,
  type CourseLine,
  type TeacherBrief,
  type TeacherContact,
} from '@suite/api';
import * as v from 'valibot';
import { teachers, type TeacherContent } from '../../../content';
import { find, insert, insertOnce } from '../../../db';
import type { Group, Seeding } from '../../group';
import { handle, id, notFound, type LearnerAsking } from '../../handle';
import { currentClass, isClassLine, learnerClasses } from '../class/learner-classes';

type Asked = Pick<LearnerAsking<unknown>, 'db' | 'now' | 'learner'>;

function teacherOfId(id: number): TeacherContent {
  const teacher = teachers.find(({ teacher_id }) => teacher_id === id);
  if (!teacher) throw new Error(`there is no teacher ${id}`);
  return teacher;
}

/** A teacher as lists name one. */
export function teacherBrief(id: number): TeacherBrief {
  const { teacher_id, teacher_name, avatar, title } = teacherOfId(id);
  return { teacher_id, teacher_name, avatar, title };
}

/** How learners reach a teacher. */
export function teacherContact(id: number): TeacherContact {
  const { lines: _, ...contact } = teacherOfId(id);
  return contact;
}

interface LineTeacher {
  line: CourseLine | 'tools' | 'management';
  teacher: TeacherContent;
}

/** The teacher of the management course. */
export const MANAGE_TEACHER = 1;

/** The teachers of a learner's lines; the one of the current class comes first, that of the management course last. */
async function teachersOf(asked: Asked): Promise<LineTeacher[]> {
  const { db, now, learner } = asked;
  const all = await learnerClasses({ db, now }, learner.id);
  const current = currentClass(all);
  const products = await db
    .selectFrom('enrolment')
    .select('product')
    .where('learner_id', '=', learner.id)
    .where('bought_at', '<=', now)
    .orderBy('bought_at', 'desc')
    .execute();
  const found = products.flatMap<LineTeacher>(({ product }) => {
    if (product === 'management') return [{ line: product, teacher: teacherOfId(MANAGE_TEACHER) }];
    const own = isClassLine(product) ? all.classes.get(product) : undefined;
    if (own) return { line: product, teacher: teacherOfId(own.teacher_id) };
    // Without a class the learner gets the first teacher of the line.
    const line = product === 'tools' ? 'finance' : product;
    const teacher = learner.is_temporary ? undefined : teachers.find(({ lines }) => lines.includes(line));
    return teacher ? { line: product, teacher } : [];
  });
  const rank = ({ line }: LineTeacher) => (line === current?.line ? 0 : line === 'management' ? 2 : 1);
  return found.sort((one, other) => rank(one) - rank(other));
}

const lines = ['finance', 'reform', 'advanced', 'investment', 'industry', 'jingpin', 'zc'] as const;

const teacherHandlers = [
  handle(viewTeacherQrcode, v.object({ line: v.optional(v.picklist(lines)) }), async (asking) => {
    const { db, learner, params } = asking;
    const found = (await teachersOf(asking)).find(({ line }) => !params.line || line === params.line);
    if (!found) throw notFound('您还没有班主任，购课并完善信息后会为您安排');
    const { teacher_id } = found.teacher;
    const is_added = (await find(db, 'teacher_added', { learner_id: learner.id, teacher_id })) ? 1 : 0;
    const line = lines.find((one) => one === found.line) ?? null;
    return { ...teacherContact(teacher_id), line, is_added };
  }),

  handle(addWechat, v.object({ teacher_id: id() }), async (asking) => {
    const { db, now, learner, params } = asking;
    const isOwn = (await teachersOf(asking)).some(({ teacher }) => teacher.teacher_id === params.teacher_id);
    if (!isOwn) throw notFound('老师不存在');
    await insertOnce(db, 'teacher_added', { learner_id: learner.id, ...params, at: now });
    return null;
  }),

  handle(teacherVersion, ({ learner }) => ({ version: learner.version_id >= limit.latestVersion ? 2 : 1 })),
];

declare module '../../../db' {
  interface Tables {
    /** Which teachers a learner has added in the messenger. */
    teacher_added: { learner_id: number; teacher_id: number; at: number };
  }
}

const DAY = 24 * 3600_000;

/** Graduates have added their teachers in the messenger. */
async function seedAdded({ db, now, person, learner }: Seeding): Promise<void> {
  if (!person.studies.some(({ graduatedDaysAgo }) => graduatedDaysAgo !== undefined)) return;
  const ids = new Set((await teachersOf({ db, now, learner })).map(({ teacher }) => teacher.teacher_id));
  for (const teacher_id of ids) {
    await insert(db, 'teacher_added', { learner_id: learner.id, teacher_id, at: now - DAY });
  }
}

/** The class teachers. */
export const teacher: Group = {
  name: 'teacher',
  handlers: teacherHandlers,
  seed: seedAdded,
  async detail({ db, now, learner }) {
    const current = currentClass(await learnerClasses({ db, now }, learner.id));
    return { teacherInfo: current ? teacherBrief(current.teacher_id) : null };
  },
};
