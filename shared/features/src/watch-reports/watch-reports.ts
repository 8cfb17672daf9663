import {
  category,
  homeworkList,
  latestEntrance,
  publicCategory,
  reformHomeworkList,
  saveJingpinVideoRecord,
  saveZcVideoRecord,
  studyStatus,
  userDetail,
  userVideoSubmit,
  type VideoRecord,
} from '@suite/api';
import { days, defineOutbox, newId, ownerHere, type LearnerId, type Unsent } from '@suite/kernel/records';
import { dayAt } from '@suite/kernel/time';
import { markIn, putMark, type MaterialMark } from '../material-marks';
import { FAR, later, type Place, type Waiting } from './resume';
import { sendResult } from '../sending/send-result';

/** The calls that take a player's reports: of the premium course, of the special course, of all others. */
const calls = { jingpin: saveJingpinVideoRecord, zc: saveZcVideoRecord, other: userVideoSubmit };

/** Where the reports of a video go. */
export type RecordKind = keyof typeof calls;

/** A stretch of watching; it is reported every few seconds, on a pause, before a jump and on leaving. */
export interface Watch {
  /** The second of the video at which the learner is. */
  position: number;
  /** Real seconds of playing since the last report. */
  watched: number;
}

/** What a player tells the server. */
export interface WatchReport extends Watch {
  kind: RecordKind;
  v_id: number;
  /** The server's time of the position from which the learner went on: a later one is another device's. */
  base: string;
  /** Counts as studied as soon as the video does. */
  material?: MaterialMark;
}

/** Seconds after which a report has waited, and another device may have gone on meanwhile. */
const WAITED = 60;
const LONGEST_WAIT = 365 * 24 * 3600;

const secondsSince = (at: number) => Math.min(LONGEST_WAIT, Math.max(0, (Date.now() - at) / 1000));

function reportIn(stored: unknown): WatchReport | undefined {
  const { kind, v_id, position, watched, base, material } = Object(stored) as Record<string, unknown>;
  const isSound = [v_id, position, watched].every((one) => typeof one === 'number' && one >= 0);
  if (!isSound || Object.keys(calls).indexOf(String(kind)) < 0) return undefined;
  return {
    ...(stored as WatchReport),
    base: typeof base === 'string' ? base : '',
    material: markIn(material),
  };
}

/** Sends a report. A page that is left for the next one would not hear that the video is watched, so its material is marked here. */
async function send({ id, value, madeAt }: Unsent<WatchReport>) {
  const { kind, v_id, position, watched, material } = value;
  const owner = ownerHere();
  const params = { v_id, report_id: id, position, watched, seconds_ago: secondsSince(madeAt) };
  const result = await sendResult<VideoRecord | null>(calls[kind](params));
  const isWatched = result.state === 'sent' && result.answer?.summaryStatus === studyStatus.done;
  if (owner && material && isWatched) putMark(owner, material);
  return result;
}

/** Watch reports on their way to the server. */
export const watchReports = defineOutbox<WatchReport, VideoRecord | null>({
  kind: 'watch',
  name: '学习记录',
  version: 1,
  personal: false,
  read: reportIn,
  givenUpAfter: days(30),
  send,
  isFrequent: true,
  changes: [userDetail, latestEntrance, category, publicCategory, homeworkList, reformHomeworkList].map(
    ({ path }) => path,
  ),
});

/** Positions that the server has answered in this page, by learner and lesson. */
const answered = new Map<string, Place>();
const keyOf = ({ line, user }: LearnerId, v_id: number) => `${line}.${user} ${v_id}`;

watchReports.onSent((unsent, record) => {
  const owner = ownerHere();
  // A server may take a report without saying what came of it.
  if (!owner || !record) return;
  const { v_id, position } = unsent.value;
  // After a wait another position is that of another device, which is news to this page.
  const hasWaited = unsent.isTried || secondsSince(unsent.madeAt) > WAITED;
  if (hasWaited && Math.abs(record.position - position) > FAR) return;
  answered.set(keyOf(owner, v_id), record);
  // What was watched since goes on from here.
  for (const next of watchReports.all(owner))
    if (next.value.v_id === v_id)
      watchReports.update(owner, { ...next, value: { ...next.value, base: record.record_time ?? '' } });
});

/** Whether a report continues an earlier one, so that both become one: never sent, same video, same day, no jump back. */
const goesOn = (before: Unsent<WatchReport>, next: WatchReport) =>
  !before.isTried &&
  before.value.kind === next.kind &&
  before.value.v_id === next.v_id &&
  next.position >= before.value.position &&
  dayAt(before.madeAt) === dayAt(Date.now());

/** The report that this page has made last: it alone may grow. */
let lastId = '';

/** Keeps a report and has it sent. */
export function putReport(owner: LearnerId, report: WatchReport): void {
  const last = watchReports.all(owner).find(({ id }) => id === lastId);
  if (last && goesOn(last, report)) {
    watchReports.put(owner, { ...report, watched: last.value.watched + report.watched }, last.id);
    return;
  }
  lastId = newId();
  watchReports.put(owner, report, lastId);
}

/**
 * Where the learner is in a lesson, by the latest report that has not gone out. If the position that a page has read is
 * that of a report whose answer was lost, the later reports go on from it.
 */
export function waitingReport(owner: LearnerId | undefined, v_id: number, read?: Place): Waiting | undefined {
  const own = owner ? watchReports.all(owner).filter(({ value }) => value.v_id === v_id) : [];
  const last = own[own.length - 1]?.value;
  const hasArrived =
    read && own.some(({ isTried, value }) => isTried && Math.abs(value.position - read.position) <= FAR);
  return last && hasArrived ? { ...last, base: read.record_time ?? '' } : last;
}

/** The position that a page has read, or a later one that the server has answered since. */
export const latestPlace = (owner: LearnerId | undefined, v_id: number, read: Place): Place =>
  later(read, owner && answered.get(keyOf(owner, v_id)));
