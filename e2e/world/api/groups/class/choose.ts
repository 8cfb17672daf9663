import { type ClassInfo, codes, type Day } from '@suite/api';
import { dayOf } from '../../../clock/china-time';
import { find, update } from '../../../db/queries';
import type { LearnerAsking } from '../../handle';
import { Refusal, rule } from '../../refusal';
import { canCancel, classInfoOf, classOf, learnerClasses } from './learner-classes';
import { type ClassLine, lineNames } from './lines';
import { chooseDeadline, classDayOf } from './schedule';
import { addSeat, takenPlaces } from './seats';
import { settleClasses } from './settle-classes';

type Asked = Pick<LearnerAsking<unknown>, 'db' | 'now' | 'learner'>;

/** The refusal for a learner who has not bought the line. */
export const notBought = (line: ClassLine) => new Refusal(codes.NOT_BOUGHT, `您还没有购买${lineNames[line]}`);

/** Whether a learner may choose a class of the line now, and until when. */
export async function choosing({ db, now, learner }: Asked, line: ClassLine) {
  const { bought, classes } = await learnerClasses({ db, now }, learner.id);
  const own = bought.find((one) => one.line === line);
  const deadline = own ? chooseDeadline(line, own.bought_at) : null;
  const current = classes.get(line);
  const open = deadline !== null && now <= deadline && !learner.is_temporary && own?.graduated_at === null;
  return { own, deadline, current, open };
}

/** Takes a place in the class that begins on a day. The same day again gives the same class. */
export async function choose(asked: Asked, line: ClassLine, date: Day): Promise<ClassInfo> {
  const { db, now, learner } = asked;
  const { own, deadline, current } = await choosing(asked, line);
  if (!own) throw notBought(line);
  if (current?.start === date) return classInfoOf(current, now);
  if (current?.status === 'prepared') throw rule('您已选过开班日期，如需更换请先取消');
  if (current) throw rule('您的课程已经开班，不能重新选择');
  if (learner.is_temporary) throw rule('请先完善学员信息，再选择开班日期');
  if (deadline === null || now > deadline) throw rule('选班时间已过，班主任会为您安排班级');
  const taken = await takenPlaces(db, line, date, date);
  const { capacity, enrolled, holiday } = classDayOf(date, dayOf(now), taken);
  if (holiday !== '' && capacity === 0) throw rule(`${holiday}期间不开班，请选择其他日期`);
  if (capacity === 0) throw rule('该日期不开班，请重新选择');
  if (enrolled >= capacity) throw new Refusal(codes.CLASS_FULL, '该班名额已满，请选择其他日期');
  await addSeat(db, { learnerId: learner.id, line, start: date, at: now });
  const chosen = await classOf({ db, now }, learner.id, line);
  if (!chosen) throw new Error('a chosen class is missing');
  return classInfoOf(chosen, now);
}

/** Gives a place back. A repeated call gets the same answer. */
export async function cancel(asked: Asked, line: ClassLine): Promise<null> {
  const { db, now, learner } = asked;
  const { own, current } = await choosing(asked, line);
  if (!own) throw notBought(line);
  if (!current) {
    const earlier = await find(db, 'class_seat', { learner_id: learner.id, line });
    if (earlier) return null;
    throw rule('您还没有选择开班日期');
  }
  if (current.status !== 'prepared') throw rule('课程已经开班，不能取消');
  if (!canCancel(current, now)) throw rule('已过取消截止时间，不能取消');
  await update(db, 'class_seat', { id: current.seat_id }, { cancelled_at: now });
  // After the time to choose, the staff assigns another class at once.
  await settleClasses(asked, learner.id);
  return null;
}
