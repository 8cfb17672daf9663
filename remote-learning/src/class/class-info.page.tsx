import { useCall, userDetail, type Day, classWeekDays } from '@suite/api';
import { lineName } from '@suite/features/course-line';
import { useSearchParams } from '@suite/kernel/router';
import { Loaded, LoadingPage, oneRead } from '@suite/features/loaded';
import { Problem, Tabs } from '@suite/ui';
import { dayAndWeekday, dayInWords } from '@suite/kernel/time';
import { Button, Dialog, Page, Spoken } from '@suite/ui/base';
import { useState } from 'react';
import { callsOf, lineToShow, ownedLines, type ClassLine } from './class-lines';
import { useClassCalls } from './use-class-calls';
import { ClassStep } from './class-step';
import { financeState, lineState, type ClassState } from './class-state';

/** The learner's classes: choose one, wait for it, take a rest from it and resume. */
export default function ClassInfoPage() {
  const [search, setSearch] = useSearchParams();
  const learner = useCall(userDetail, undefined);
  const owned = learner.data ? ownedLines(learner.data) : [];
  const line = lineToShow(search.get('line'), owned);
  const lines = owned.indexOf(line) < 0 ? [...owned, line] : owned;
  if (!learner.data) {
    return <LoadingPage title="开班信息" query={learner} />;
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
  const step = state.data?.step;
  const calls = useClassCalls(line, step);
  const [day, setDay] = useState<Day>();
  const choose = async () => {
    if (!day) return;
    const agreed = await Dialog.confirm({
      title: '确认开班日期',
      message: `${dayAndWeekday(day)}开班。选定后名额为您保留，开班前可以在截止时间内取消。`,
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
      {(data) => <ClassStep line={line} state={data} calls={calls} chosen={day} onChoose={setDay} />}
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
            title: lineName[one],
            children: one === line ? panel : null,
          }))}
        />
      ) : (
        panel
      )}
    </Page>
  );
}

/** The state of a line's class as one read, although the lines need different calls. */
function useClassState(line: ClassLine) {
  const { status: statusCall, choosing } = callsOf[line];
  const learner = useCall(userDetail, undefined);
  // A hook cannot be skipped, so lines without a status call get a disabled read.
  const status = useCall(statusCall ?? callsOf.advanced.status!, undefined, { enabled: !!statusCall });
  const mustChoose = !statusCall && !!learner.data && !financeState(learner.data, undefined);
  const days = useCall(classWeekDays, undefined, { enabled: mustChoose });

  let data: ClassState | undefined;
  if (learner.data) {
    if (!statusCall) data = financeState(learner.data, days.data);
    else data = status.data && lineState(learner.data, line, status.data, !!choosing);
  }
  const reads = [learner, ...(statusCall ? [status] : []), ...(mustChoose ? [days] : [])];
  return oneRead(reads, data);
}
