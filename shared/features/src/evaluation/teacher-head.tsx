import type { GradeStatus } from '@suite/api';
import { IconClock } from '@suite/ui';
import { momentInWords } from '@suite/kernel/time';
import css from './teacher-head.module.css';

/** Who is rated, for which class and until when. */
export function TeacherHead({ status }: { status: GradeStatus }) {
  const { teacher, class_name, deadline, grade_content } = status;
  return (
    <header className={css.head}>
      <img className={css.avatar} src={teacher.avatar} alt="" />
      <div className={css.words}>
        <h1 className={css.name}>
          {teacher.teacher_name}
          <span className={css.title}>{teacher.title}</span>
        </h1>
        <p className={css.class}>{class_name}</p>
        {grade_content ? null : (
          <p className={css.deadline}>
            <IconClock className={css.clock} />
            {momentInWords(deadline)} 前可评价
          </p>
        )}
      </div>
    </header>
  );
}
