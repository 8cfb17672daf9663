import { courseType } from '@suite/api';
import { places } from '@suite/kernel/places';
import { useParams } from '@suite/kernel/router';
import { ButtonLink } from '@suite/ui';
import { Empty, Page } from '@suite/ui/base';
import { linesOf } from './diploma-lines';
import { DiplomaScreen } from './diploma-screen';

/** The diploma of the course type in the address. */
export default function DiplomaCoursePage() {
  const { courseType: type = '' } = useParams();
  const lines = linesOf(type);
  if (lines) return <DiplomaScreen key={type} lines={lines} />;
  const isManagement = type === courseType.GL_COURSE;
  return (
    <Page>
      <Empty
        cause="notYet"
        text={isManagement ? '管理课的证书在管理课程里查看' : '没有这门课程的证书'}
        action={
          <ButtonLink type="default" to={isManagement ? places.manageCourse() : places.diplomas()}>
            {isManagement ? '去管理课程' : '查看我的证书'}
          </ButtonLink>
        }
      />
    </Page>
  );
}
