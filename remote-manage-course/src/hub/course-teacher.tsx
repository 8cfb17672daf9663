import type { TeacherContact } from '@suite/api';
import { TeacherCard } from '@suite/features/teacher';
import { useSearchParams } from '@suite/kernel/router';
import { Popup } from '@suite/ui';
import { Cell } from '@suite/ui/base';

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
        <TeacherCard teacher={teacher} isAdded={false} />
      </Popup>
    </>
  );
}
