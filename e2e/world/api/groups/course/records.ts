import { saveJingpinVideoRecord, saveZcVideoRecord, userVideoSubmit } from '@suite/api';
import * as v from 'valibot';
import { handle } from '../../handle';
import { id, text } from '../../params';
import { isOpen, ofLine, type Kind } from './access';
import { takeReport } from './watch';

const DAY = 24 * 3600;

/** Seconds; players report fractions. */
const seconds = (most: number) => v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(most));

const report = v.object({
  v_id: id(),
  report_id: text(64),
  position: seconds(DAY),
  watched: seconds(DAY),
  seconds_ago: seconds(365 * DAY),
});

const isJingpin = ofLine('jingpin');
const isZc = ofLine('zc');
const hasNoOwnCall: Kind = (course) => isOpen(course) || !(isJingpin(course) || isZc(course));

/** How the three calls take a player's reports. */
export const recordHandlers = [
  handle(userVideoSubmit, report, (asking) =>
    takeReport(asking, asking.params, { courses: hasNoOwnCall, others: true }),
  ),
  handle(saveJingpinVideoRecord, report, (asking) =>
    takeReport(asking, asking.params, { courses: isJingpin, others: false }),
  ),
  handle(saveZcVideoRecord, report, (asking) =>
    takeReport(asking, asking.params, { courses: isZc, others: false }),
  ),
];
