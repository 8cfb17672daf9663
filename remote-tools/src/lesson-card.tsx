import { toolLessons, useCall } from '@suite/api';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { WhenNear } from '@suite/ui';
import { Cell, CellGroup } from '@suite/ui/base';

interface LessonCardProps {
  /** The tool whose result the lesson explains. */
  tool: string;
}

/** Leads to the lesson that explains a result; asked for only when the learner comes near. */
export const LessonCard = ({ tool }: LessonCardProps) => (
  <WhenNear>
    <Lesson tool={tool} />
  </WhenNear>
);

/** A page of this suite, not another site. */
const isPage = (link: unknown): link is string => typeof link === 'string' && /^\/(?!\/)/.test(link);

function Lesson({ tool }: LessonCardProps) {
  const { data, error } = useCall(toolLessons, undefined);
  if (!data && !error) return null;
  const known = data && Array.isArray(data.list) ? data.list : [];
  const lesson = known.find((one) => one.tool === tool && isPage(one.link) && platform().hasPage(one.link));
  return (
    <CellGroup title="讲解这个结果的课程">
      {lesson ? (
        <Cell title={`《${lesson.title}》`} to={lesson.link} />
      ) : (
        <Cell title="去我的课程里看讲解" to={links.home()} />
      )}
    </CellGroup>
  );
}
