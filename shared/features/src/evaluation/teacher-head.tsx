import type { GradeStatus } from '@suite/api';
import { IconClock, Person } from '@suite/ui';
import { dayAt, nearMomentInWords } from '@suite/kernel/time';
import css from './teacher-head.module.css';

/** Who is rated, for which class and until when. */
export function TeacherHead({ status }: { status: GradeStatus }) {
  const { teacher, class_name, deadline, grade_content } = status;
  return (
    <header className={css.head}>
      <Person
        size="large"
        as="h1"
        avatar={teacher.avatar}
        plainName={teacher.teacher_name}
        name={
          <>
            {teacher.teacher_name}
            <span className={css.title}>{teacher.title}</span>
          </>
        }
      >
        {class_name}
        {grade_content || !deadline ? null : (
          <p className={css.deadline}>
            <IconClock className={css.clock} />
            {nearMomentInWords(deadline, dayAt(Date.now()))} 前可评价
          </p>
        )}
      </Person>
    </header>
  );
}
