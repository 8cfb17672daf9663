import { useCall, userDetail, type Day } from '@suite/api';
import { useSearchParams } from '@suite/kernel/router';
import { Loaded, Problem, Tabs, LoadingPage } from '@suite/ui';
import { dayInWords, weekdayOf } from '@suite/kernel/time';
import { Button, Dialog, Page, Spoken } from '@suite/ui/base';
import { useState } from 'react';
import { dateInWords } from './class-day';
import { callsOf, lineToShow, ownedLines, type ClassLine } from './class-lines';
import { useClassCalls } from './use-class-calls';
import { ClassStep } from './class-step';
import { useClassState } from './use-class-state';

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
      message: `${dateInWords({ date: day, weekday: weekdayOf(day) })}开班。选定后名额为您保留，开班前可以在截止时间内取消。`,
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
