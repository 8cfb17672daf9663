import { useCall, userDetail, type Day } from '@suite/api';
import { platform } from '@suite/kernel';
import { useSearchParams } from '@suite/kernel/router';
import { Loaded, Problem, Tabs } from '@suite/ui';
import { dayInWords, weekdayOf } from '@suite/kernel/time';
import { places } from '@suite/kernel/places';
import { Button, Dialog, Empty, Page, Spoken } from '@suite/ui/base';
import { useState } from 'react';
import { CalendarDays } from './calendar-days';
import { ClassCard } from './class-card';
import { dateInWords } from './class-day';
import css from './class-info.module.css';
import { callsOf, lineToShow, ownedLines, type ClassLine } from './class-lines';
import type { ClassState } from './class-state';
import { Prepared } from './prepared';
import { RestCard, ResumeCard } from './rest-cards';
import { useClassCalls, type ClassCalls } from './use-class-calls';
import { useClassState } from './use-class-state';
import { WeekdayDays } from './weekday-days';

/** The learner's classes: choosing one, waiting for it, resting from it and going on. */
export default function ClassInfoPage() {
  const [search, setSearch] = useSearchParams();
  const learner = useCall(userDetail, undefined);
  const owned = learner.data ? ownedLines(learner.data) : [];
  const line = lineToShow(search.get('line'), owned);
  const lines = owned.indexOf(line) < 0 ? [...owned, line] : owned;
  if (!learner.data) {
    return (
      <Page>
        <Loaded query={learner}>{() => null}</Loaded>
      </Page>
    );
  }
  return (
    <LinePage
      key={line}
      line={line}
      lines={lines}
      onLine={(next) => setSearch({ line: next }, { replace: true })}
    />
  );
}

interface LinePageProps {
  line: ClassLine;
  lines: readonly ClassLine[];
  onLine: (line: string) => void;
}

function LinePage({ line, lines, onLine }: LinePageProps) {
  const state = useClassState(line);
  const calls = useClassCalls(line);
  const [day, setDay] = useState<Day>();
  const step = state.data?.step;
  const choose = async () => {
    if (!day) return;
    const agreed = await Dialog.confirm({
      title: '确认开班日期',
      message: `${dateInWords({ date: day, weekday: weekdayOf(day) })}开班。选定后名额为你保留，开班前可以在截止时间内取消。`,
      confirmText: '确认选择',
    });
    if (!agreed) return;
    await calls.choose(day);
    setDay(undefined);
  };
  const footer = (
    <>
      <Problem text={calls.problem} />
      {step === 'choose' ? (
        <Button block disabled={!day} onClick={choose}>
          {day ? `选择${dayInWords(day)}开班` : '请选择开班日期'}
        </Button>
      ) : null}
    </>
  );
  const panel = (
    <Loaded query={state}>
      {(data) => <Step line={line} state={data} calls={calls} chosen={day} onChoose={setDay} />}
    </Loaded>
  );
  return (
    <Page footer={step === 'choose' || calls.problem ? footer : undefined}>
      <Spoken as="h1">开班信息</Spoken>
      {lines.length > 1 ? (
        <Tabs
          label="课程"
          value={line}
          onChange={onLine}
          items={lines.map((one) => ({
            key: one,
            title: callsOf[one].name,
            children: one === line ? panel : null,
          }))}
        />
      ) : (
        panel
      )}
    </Page>
  );
}

interface StepProps {
  line: ClassLine;
  state: ClassState;
  calls: ClassCalls;
  chosen: Day | undefined;
  onChoose: (day: Day) => void;
}

function Step({ line, state, calls, chosen, onChoose }: StepProps) {
  const { name, shop, choosing, rest } = callsOf[line];
  const go = (to: string, words: string) =>
    platform().hasPage(to) ? <Button onClick={() => platform().navigate(to)}>{words}</Button> : undefined;
  switch (state.step) {
    case 'unowned':
      return <Empty text={`你还没有${name}，购买后就能选择开班日期`} action={go(shop, '了解课程')} />;
    case 'incomplete':
      return (
        <Empty text="先完善学员信息，再选择开班日期" action={go(places.fillInformation(), '完善信息')} />
      );
    case 'waiting':
      return (
        <Empty
          text={`班主任正在为你安排${name}的班级，安排好会通知你`}
          action={go(places.myTeacher(), '联系班主任')}
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
          {state.step === 'studying' && rest ? <RestCard rest={rest} onConfirm={calls.confirm} /> : null}
          {state.step === 'resting' && rest ? <ResumeCard rest={rest} onConfirm={calls.confirm} /> : null}
          {state.step === 'finished' ? (
            <div className={css.action}>{go(places.graduation(), '查看毕业信息')}</div>
          ) : null}
        </>
      );
  }
}
