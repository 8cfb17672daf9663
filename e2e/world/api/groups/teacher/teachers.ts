import type { CourseLine, TeacherBrief } from '@suite/api';
import { type TeacherContent, teachers } from '../../../content';
import type { LearnerAsking } from '../../handle';
import { currentClass, learnerClasses } from '../class/learner-classes';
import { isClassLine } from '../class/lines';

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

interface LineTeacher {
  line: CourseLine | 'tools' | 'management';
  teacher: TeacherContent;
}

/** The teacher of the management course. */
export const MANAGE_TEACHER = 1;

/** The teachers of a learner's lines; the one of the current class comes first, that of the management course last. */
export async function teachersOf(asked: Asked): Promise<LineTeacher[]> {
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
