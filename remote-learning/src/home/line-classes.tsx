import { checkInDetail, useCall, type ClassInfo, type UserDetail } from '@suite/api';
import { lineName } from '@suite/features/course-line';
import { Card } from '@suite/ui';
import { callsOf, ownedLines, type ClassLine } from '../class/class-lines';
import { lineState } from '../class/class-state';
import { ClassRow } from './class-card';
import { ServiceGrid, type ServiceGridProps } from './service-grid';
import { graduatedLines, isLearner } from './what-to-show';

/** The part of the page that comes later: its code is asked for once. */
export function ClassesAndServices(props: ServiceGridProps) {
  // The path of today shows the check-in: asked for here, it comes after the page.
  useCall(checkInDetail, undefined, { enabled: isLearner(props.detail) });
  return (
    <>
      <LineClasses detail={props.detail} />
      <ServiceGrid {...props} />
    </>
  );
}

/** The classes of the lines after the finance course, until the learner has graduated from them. */
export function LineClasses({ detail }: { detail: UserDetail }) {
  const graduated = graduatedLines(detail);
  const lines = ownedLines(detail).filter((line) => graduated.indexOf(line) < 0);
  return (
    <>
      {lines.map((line) => (
        <LineClass key={line} line={line} detail={detail} />
      ))}
    </>
  );
}

function LineClass({ line, detail }: { line: ClassLine; detail: UserDetail }) {
  const { status: call, choosing } = callsOf[line];
  // A hook cannot be skipped: the finance course has its class in the user detail.
  const status = useCall(call ?? callsOf.advanced.status!, undefined, { enabled: !!call }).data;
  const state = call && status && lineState(detail, line, status, !!choosing);
  const own: ClassInfo | null = state && 'info' in state ? state.info : null;
  // A class that the staff assigns needs nothing from the learner.
  if (!state || (!own && state.step !== 'choose' && state.step !== 'incomplete')) return null;
  return (
    <Card label={`我的${lineName[line]}班级`}>
      <ClassRow line={line} stage={own?.status ?? 'none'} own={own} />
    </Card>
  );
}
