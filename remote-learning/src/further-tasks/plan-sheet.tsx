import { dayAndWeekday } from '@suite/kernel/time';
import { Popup } from '@suite/ui';
import { Button } from '@suite/ui/base';
import type { StudyTime } from './catch-up';
import css from './sheets.module.css';
import type { useCatchUp } from './use-catch-up';

interface PlanSheetProps {
  open: boolean;
  catchUp: ReturnType<typeof useCatchUp>;
  onClose: () => void;
}

const times: Record<StudyTime, string> = { morning: '早上', noon: '中午', evening: '晚上' };

/** The days on which a learner catches up: as they are proposed, or as they were taken. */
export function PlanSheet({ open, catchUp, onClose }: PlanSheetProps) {
  const { today, studyTime, isOffered, proposed, taken } = catchUp;
  const days = isOffered ? proposed : taken;
  const count = days.reduce((sum, { tasks }) => sum + tasks.filter(({ is_done }) => !is_done).length, 0);
  const close = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Popup
      open={open}
      onClose={onClose}
      title="补学计划"
      footer={
        <div className={css.actions}>
          <div className={css.action}>
            <Button block type="default" onClick={close(catchUp.decline)}>
              {isOffered ? '暂时不用' : '取消计划'}
            </Button>
          </div>
          <div className={css.action}>
            <Button block onClick={isOffered ? close(catchUp.take) : onClose}>
              {isOffered ? '按计划补学' : '知道了'}
            </Button>
          </div>
        </div>
      }
    >
      <>
        <p className={css.lead}>
          前几周还有 {count} 项没学完，{studyTime ? `按您习惯在${times[studyTime]}学习的时间` : '每天学一点'}
          ，{days.length} 天可以补完。
        </p>
        <ol>
          {days.map(({ day, minutes, tasks }) => (
            <li className={css.day} key={day}>
              <h3 className={css.dayName}>
                {day === today ? '今天' : dayAndWeekday(day)}
                <span className={css.minutes}>约 {minutes} 分钟</span>
              </h3>
              <ul>
                {tasks.map(({ id, title, is_done }) => (
                  <li className={is_done ? css.doneTask : css.task} key={id}>
                    {title}
                    {is_done ? <span className={css.minutes}>已完成</span> : null}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </>
    </Popup>
  );
}
