import { isHuidu, useCall } from '@suite/api';
import { IconTile } from '@suite/ui';
import { Cell } from '@suite/ui/base';
import { IconHomework } from './icons';
import css from './entrance.module.css';

export interface HomeworkEntranceProps {
  isReform: boolean;
}

/** Who has the old task pages; the list asks at once, together with its materials. */
export const useHuidu = (isReform: boolean) => useCall(isHuidu, undefined, { enabled: !isReform }).data;

/** The way to the homework: learners of the older courses may still have the old task pages. */
export function HomeworkEntrance({ isReform }: HomeworkEntranceProps) {
  const huidu = useHuidu(isReform);
  if (!isReform && !huidu) return null;
  const page = isReform
    ? '/study-task-separate-reform'
    : huidu?.is_huidu
      ? '/study-task-separate'
      : '/study-task-old';
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
        to={page}
      />
    </div>
  );
}
