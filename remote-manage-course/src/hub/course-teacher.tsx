import type { TeacherContact } from '@suite/api';
import { useSearchParams } from '@suite/kernel/router';
import { lazyPiece, Piece, Popup } from '@suite/ui';
import { Cell } from '@suite/ui/base';
import css from './course-teacher.module.css';

const card = lazyPiece(() => import(/* webpackChunkName: "teacher-card" */ '@suite/features/teacher'));

/** The teacher of the course. Pages of the line that send learners to their teacher open the sheet by their link. */
export function CourseTeacher({ teacher }: { teacher: TeacherContact }) {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <Cell
        title="班主任"
        value={teacher.teacher_name}
        onClick={() => setParams({ contact: 'teacher' }, { preventScrollReset: true })}
      />
      <Popup
        open={params.get('contact') === 'teacher'}
        title="联系班主任"
        onClose={() => setParams({}, { replace: true, preventScrollReset: true })}
      >
        <div className={css.card}>
          <Piece of={card} failed="老师信息没有加载出来，请再试一次">
            {({ TeacherCard }) => <TeacherCard teacher={teacher} isAdded={false} />}
          </Piece>
        </div>
      </Popup>
    </>
  );
}
