import { addDays } from '@suite/kernel/time';
import fc from 'fast-check';
import { dueOn, INTERVALS, MOST_A_DAY, scheduleAfter, type Schedule } from './schedule';

const DAY = '2026-03-02';
const onDay = (days: number, isRight: boolean, time = '08:00:00') => ({
  at: `${addDays(DAY, days)} ${time}`,
  isRight,
});
const after = (...answers: ReturnType<typeof onDay>[]) =>
  answers.reduce<Schedule | undefined>(scheduleAfter, undefined);

/** Answers in the order of time, on days that may repeat. */
const series = fc
  .array(fc.record({ pause: fc.nat(40), isRight: fc.boolean() }), { maxLength: 30 })
  .map((steps) => {
    let days = 0;
    return steps.map(({ pause, isRight }, at) =>
      onDay((days += pause), isRight, `10:${String(at).padStart(2, '0')}:00`),
    );
  });
const wrongFirst = series.map((answers) => [onDay(0, false, '09:00:00'), ...answers]);

test('right answers on their days lengthen the pause to 3, 7, 16 and 35 days, then the question is learned', () => {
  let days = 0;
  let schedule = after(onDay(0, false));
  const pauses: number[] = [];
  for (const interval of INTERVALS) {
    pauses.push(interval);
    days += interval;
    expect(schedule?.due).toBe(addDays(DAY, days));
    schedule = scheduleAfter(schedule, onDay(days, true));
  }
  expect(pauses).toEqual([1, 3, 7, 16, 35]);
  expect(schedule?.due).toBeNull();
});

test('whatever came before, a wrong answer brings the question back on the next day', () => {
  fc.assert(
    fc.property(series, (answers) => {
      const last = answers[answers.length - 1]?.at.slice(0, 10) ?? DAY;
      const wrong = { at: `${last} 23:59:59`, isRight: false };
      expect(after(...answers, wrong)).toMatchObject({ step: 0, due: addDays(last, 1) });
    }),
  );
});

test('a question that was never wrong does not come back', () => {
  fc.assert(
    fc.property(series, (answers) => {
      expect(after(...answers.map((one) => ({ ...one, isRight: true })))).toBeUndefined();
    }),
  );
});

test('a right answer before its day neither shortens nor lengthens the pause', () => {
  fc.assert(
    fc.property(wrongFirst, (answers) => {
      const schedule = after(...answers);
      const early = addDays(schedule?.due ?? DAY, -1);
      fc.pre(!!schedule?.due && early > schedule.at);
      const answered = scheduleAfter(schedule, { at: `${early} 12:00:00`, isRight: true });
      expect(answered).toMatchObject({ step: schedule?.step, due: schedule?.due });
    }),
  );
});

test('a paper that is read again changes nothing, and neither does one that is older', () => {
  fc.assert(
    fc.property(wrongFirst, fc.nat(30), (answers, place) => {
      const schedule = after(...answers);
      const again = answers[place % answers.length] ?? onDay(0, false);
      expect(scheduleAfter(schedule, again)).toBe(schedule);
    }),
  );
});

test('what is overdue stays due on every later day until it is answered', () => {
  fc.assert(
    fc.property(wrongFirst, fc.nat(400), (answers, later) => {
      const schedule = after(...answers);
      fc.pre(!!schedule?.due);
      const cards = schedule ? [{ schedule }] : [];
      const due = schedule?.due ?? '';
      expect(dueOn(cards, addDays(due, later))).toEqual(cards);
      expect(dueOn(cards, addDays(due, -1 - later))).toEqual([]);
    }),
  );
});

const schedules = fc.record({
  step: fc.nat(4),
  due: fc.option(fc.nat(60).map((days) => addDays(DAY, days))),
  at: fc.constant(`${DAY} 08:00:00`),
  reviewed: fc.option(fc.constantFrom(addDays(DAY, 30), addDays(DAY, 29)), { nil: undefined }),
});
const decks = fc.array(
  schedules.map((schedule) => ({ schedule })),
  { maxLength: 60 },
);

test('a day asks for 15 questions at most, with those that were answered on it', () => {
  const today = addDays(DAY, 30);
  fc.assert(
    fc.property(decks, (cards) => {
      const answered = cards.filter(({ schedule }) => schedule.reviewed === today).length;
      const waiting = cards.filter(({ schedule: { due } }) => due !== null && due <= today).length;
      expect(dueOn(cards, today)).toHaveLength(Math.min(waiting, Math.max(0, MOST_A_DAY - answered)));
    }),
  );
});

test('what is known least comes first, then what has waited longest', () => {
  const card = (step: number, days: number) => ({
    schedule: { step, due: addDays(DAY, days), at: `${DAY} 08:00:00` },
  });
  const cards = [card(2, 1), card(0, 5), card(0, 3), card(1, 0)];
  expect(dueOn(cards, addDays(DAY, 9))).toEqual([cards[2], cards[1], cards[3], cards[0]]);
});
