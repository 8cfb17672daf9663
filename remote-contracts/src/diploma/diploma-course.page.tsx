import { courseType } from '@suite/api';
import { links } from '@suite/kernel/links';
import { useParams } from '@suite/kernel/router';
import { EmptyPage } from '@suite/ui';
import { linesOf } from './diploma-lines';
import { DiplomaScreen } from './diploma-screen';

/** The diploma of the course type in the address. */
export default function DiplomaCoursePage() {
  const { courseType: type = '' } = useParams();
  const lines = linesOf(type);
  if (lines) return <DiplomaScreen key={type} lines={lines} />;
  const isManagement = type === courseType.GL_COURSE;
  return (
    <EmptyPage
      scene="medal"
      title="课程证书"
      text={isManagement ? '管理课的证书在管理课程里查看' : '没有这门课程的证书'}
      action={isManagement ? '去管理课程' : '查看我的证书'}
      to={isManagement ? links.manageCourse() : links.diplomas()}
    />
  );
}
