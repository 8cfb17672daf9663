import { isHuidu, useCall } from '@suite/api';
import { links } from '@suite/kernel/links';
import { IconTile } from '@suite/ui';
import { Cell } from '@suite/ui/base';
import { IconHomework } from './icons';
import css from './entrance.module.css';

export interface HomeworkEntranceProps {
  isReform: boolean;
}

/** Whether the learner has the newer task pages; the list asks at once, together with its materials. */
export const useHuidu = (isReform: boolean) => useCall(isHuidu, undefined, { enabled: !isReform });

/** The link to the homework; some learners of the older courses still have the old task pages. */
export function HomeworkEntrance({ isReform }: HomeworkEntranceProps) {
  const { data: huidu } = useHuidu(isReform);
  if (!isReform && !huidu) return null;
  const olderPage = huidu?.is_huidu ? links.homework() : links.homeworkOld();
  return (
    <div className={css.entrance}>
      <Cell
        icon={
          <IconTile className={css.homework}>
            <IconHomework />
          </IconTile>
        }
        title="课后作业"
        label="学完资料，做作业检验一下"
        to={isReform ? links.homeworkReform() : olderPage}
      />
    </div>
  );
}
