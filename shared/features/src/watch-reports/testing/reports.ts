import { CallError } from '@suite/kernel';
import { doNow, personHere, type LearnerId } from '@suite/kernel/records';
import { seven, visit } from '../../reconciler/testing';
import { putReport, watchReports, type RecordKind } from '../watch-reports';

export const offline = new CallError('service', 0, '');
export const flush = () => doNow('watch');
export const waiting = (of = seven) => watchReports.all(of);

/** The player of a lesson makes a report. */
export const add = (
  position: number,
  { v_id = 3, watched = 5, kind = 'other' as RecordKind, base = '', of = seven } = {},
) => putReport(of, { kind, v_id, position, watched, base });

let leave: () => void;

/** Before each test an empty device, noon, and a page of the learner. */
export function freshPages(): void {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) });
    leave = visit();
  });
  afterEach(() => {
    leave();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}

/** The page is left, and another one of this learner is opened. */
export function opensAgain(learner: LearnerId = seven): void {
  leave();
  personHere(learner);
  leave = visit(learner);
}
