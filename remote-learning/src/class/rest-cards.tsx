import { useCall, type Day } from '@suite/api';
import { Loaded } from '@suite/features/loaded';
import { agreeFirst, Card, Checkbox } from '@suite/ui';
import { dayAt, nearDayInWords } from '@suite/kernel/time';
import { Button, Dialog, Skeleton } from '@suite/ui/base';
import { Fact } from './class-card';
import type { LineCalls } from './class-lines';
import { rangeInWords } from '../range-in-words';
import css from './rest-cards.module.css';
import type { ClassCalls } from './use-class-calls';

const near = (day: Day) => nearDayInWords(day, dayAt(Date.now()));

interface RestProps {
  rest: NonNullable<LineCalls['rest']>;
  onConfirm: ClassCalls['confirm'];
}

/** Lets a studying learner take a rest from the course, or says why that is not possible. */
export function RestCard({ rest, onConfirm }: RestProps) {
  const notice = useCall(rest.notice, undefined);
  return (
    <Loaded query={notice} skeleton={<Skeleton card rows={3} />}>
      {({ is_show, title, content, start_date, end_date, times_left }) => {
        const ask = async () => {
          const agreed = await Dialog.confirm({
            title,
            message: `休学从${near(start_date)}开始，最晚到${near(end_date)}，期间不安排新的任务，已经开放的课程和作业仍然可以学。`,
            confirmText: '确认休学',
            cancelText: '再想想',
            agreement: {
              box: (state) => <Checkbox {...state}>我已了解休学说明</Checkbox>,
              error: agreeFirst('休学说明'),
            },
          });
          if (agreed) await onConfirm('rest');
        };
        return (
          <Card title={title} extra={is_show ? `还可休学 ${times_left} 次` : null}>
            <p className={css.text}>{content}</p>
            {is_show ? (
              <>
                <dl className={css.facts}>
                  <Fact name="休学时间">{rangeInWords(start_date, end_date)}</Fact>
                </dl>
                <Button block type="default" onClick={ask}>
                  申请休学
                </Button>
              </>
            ) : null}
          </Card>
        );
      }}
    </Loaded>
  );
}

/** Lets a resting learner resume the course. */
export function ResumeCard({ rest, onConfirm }: RestProps) {
  const notice = useCall(rest.resumeNotice, undefined);
  return (
    <Loaded query={notice} skeleton={<Skeleton card rows={3} />}>
      {({ is_show, title, content, class_name, start_date }) => {
        const ask = async () => {
          const agreed = await Dialog.confirm({
            title,
            message: `从${near(start_date)}起恢复学习，未用完的休学时间不再保留。`,
            confirmText: '确认复学',
          });
          if (agreed) await onConfirm('resume');
        };
        return (
          <Card title={title}>
            <p className={css.text}>{content}</p>
            {is_show ? (
              <>
                <dl className={css.facts}>
                  <Fact name="复学班级">{class_name}</Fact>
                </dl>
                <Button block onClick={ask}>
                  现在复学
                </Button>
              </>
            ) : null}
          </Card>
        );
      }}
    </Loaded>
  );
}
