import type { ClassInfo, ClassWeekDays, DistributeStatus, UserDetail } from '@suite/api';
import { ownedLines, type ClassLine, type Owner } from './class-lines';

/** Where a learner stands with the class of a line. */
export type ClassState =
  /** Not bought; personal information is missing; a day can be chosen; the staff will assign the class. */
  { step: 'unowned' | 'incomplete' | 'choose' | 'waiting' } | { step: ClassInfo['status']; info: ClassInfo };

type Learner = Owner & Pick<UserDetail, 'isTemporary' | 'splitInfosData'>;

/** The state of the finance course, which no call gives; `undefined` until the days are known. */
export function financeState(
  learner: Learner,
  days: Pick<ClassWeekDays, 'days'> | undefined,
): ClassState | undefined {
  const { splitInfosData: info } = learner;
  if (info) return { step: info.status, info };
  if (ownedLines(learner).indexOf('finance') < 0) return { step: 'unowned' };
  if (learner.isTemporary) return { step: 'incomplete' };
  return days && { step: days.days.length > 0 ? 'choose' : 'waiting' };
}

/** The state of a line that has a call for it. */
export function lineState(
  learner: Learner,
  line: ClassLine,
  { status, class_info }: DistributeStatus,
  canChoose: boolean,
): ClassState {
  if (class_info && status !== 'none' && status !== 'waiting') return { step: status, info: class_info };
  if (ownedLines(learner).indexOf(line) < 0) return { step: 'unowned' };
  if (status === 'waiting' || !canChoose) return { step: 'waiting' };
  return { step: learner.isTemporary ? 'incomplete' : 'choose' };
}
