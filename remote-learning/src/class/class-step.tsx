import type { Day } from '@suite/api';
import { lineName } from '@suite/features/course-line';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Button, Empty } from '@suite/ui/base';
import { CalendarDays } from './calendar-days';
import { ClassCard } from './class-card';
import css from './class-info.module.css';
import { callsOf, type ClassLine } from './class-lines';
import type { ClassState } from './class-state';
import { Prepared } from './prepared';
import { RestCard, ResumeCard } from './rest-cards';
import { Timetable } from './timetable';
import type { ClassCalls } from './use-class-calls';
import { WeekdayDays } from './weekday-days';

export interface ClassStepProps {
  line: ClassLine;
  state: ClassState;
  calls: ClassCalls;
  chosen: Day | undefined;
  onChoose: (day: Day) => void;
}

/** What the page shows and offers in a state of the class. */
export function ClassStep({ line, state, calls, chosen, onChoose }: ClassStepProps) {
  const { shop, choosing, rest } = callsOf[line];
  const go = (to: string, words: string) =>
    platform().hasPage(to) ? <Button onClick={() => platform().navigate(to)}>{words}</Button> : undefined;
  switch (state.step) {
    case 'unowned':
      return (
        <Empty text={`您还没有${lineName[line]}，购买后就能选择开班日期`} action={go(shop, '了解课程')} />
      );
    case 'incomplete':
      return (
        <Empty text="先完善学员信息，再选择开班日期" action={go(links.fillInformation(), '去完善信息')} />
      );
    case 'waiting':
      return (
        <Empty
          text={`班主任正在为您安排${lineName[line]}的班级，安排好会通知您`}
          action={go(links.myTeacher(), '联系班主任')}
        />
      );
    case 'choose':
      return choosing?.by === 'calendar' ? (
        <CalendarDays chosen={chosen} onChoose={onChoose} />
      ) : (
        <WeekdayDays chosen={chosen} onChoose={onChoose} />
      );
    default:
      return (
        <>
          <ClassCard info={state.info} />
          {state.step === 'prepared' ? (
            <Prepared info={state.info} onCancel={choosing && calls.cancel} />
          ) : null}
          {state.step === 'studying' ? <Timetable line={line} info={state.info} /> : null}
          {state.step === 'studying' && rest ? <RestCard rest={rest} onConfirm={calls.confirm} /> : null}
          {state.step === 'resting' && rest ? <ResumeCard rest={rest} onConfirm={calls.confirm} /> : null}
          {state.step === 'finished' ? (
            <div className={css.action}>{go(links.graduation(), '查看毕业信息')}</div>
          ) : null}
        </>
      );
  }
}
