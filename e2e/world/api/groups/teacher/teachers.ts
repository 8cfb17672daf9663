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

/** The teachers of a learner's lines; the one of the current class comes first. */
export async function teachersOf(
  asked: Asked,
): Promise<{ line: CourseLine | 'tools'; teacher: TeacherContent }[]> {
  const { db, now, learner } = asked;
  const all = await learnerClasses({ db, now }, learner.id);
  const current = currentClass(all);
  const products = await db
    .selectFrom('enrolment')
    .select('product')
    .where('learner_id', '=', learner.id)
    .where('product', '!=', 'management')
    .where('bought_at', '<=', now)
    .orderBy('bought_at', 'desc')
    .execute();
  const found = products.flatMap(({ product }) => {
    if (product === 'management') return [];
    const own = isClassLine(product) ? all.classes.get(product) : undefined;
    if (own) return { line: product, teacher: teacherOfId(own.teacher_id) };
    // Without a class the learner gets the first teacher of the line.
    const line = product === 'tools' ? 'finance' : product;
    const teacher = learner.is_temporary ? undefined : teachers.find(({ lines }) => lines.includes(line));
    return teacher ? { line: product, teacher } : [];
  });
  return found.sort(
    (one, other) => Number(other.line === current?.line) - Number(one.line === current?.line),
  );
}
