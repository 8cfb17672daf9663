import type { AnswerUnit } from '@suite/api';
import fc from 'fast-check';
import { byCourse, progressOf, stateOf } from './units';

const units = fc.array(
  fc.record({
    unit_id: fc.nat(),
    unit_name: fc.string(),
    course_name: fc.constantFrom('财商训练营', '进阶课', '投资课'),
    status: fc.constantFrom('done', 'ready', 'locked'),
    question_count: fc.nat(20),
    juan_count: fc.nat(3),
    last_score: fc.constant(null),
    best_score: fc.constant(null),
    has_draft: fc.constantFrom(0, 1),
  }),
) as fc.Arbitrary<AnswerUnit[]>;

const unit = (more: Partial<AnswerUnit>): AnswerUnit => ({
  unit_id: 1,
  unit_name: '单元',
  course_name: '财商训练营',
  status: 'ready',
  question_count: 10,
  juan_count: 0,
  last_score: null,
  best_score: null,
  has_draft: 0,
  ...more,
});

test.each([
  [{ status: 'locked' }, 'locked'],
  [{ status: 'ready' }, 'ready'],
  [{ status: 'done', juan_count: 1 }, 'done'],
  [{ status: 'ready', has_draft: 1 }, 'draft'],
  [{ status: 'done', juan_count: 2, has_draft: 1 }, 'draft'],
  // A unit that was practised once stays readable, even if its course is locked now.
  [{ status: 'locked', juan_count: 1 }, 'done'],
] as const)('%j is %s', (more, state) => {
  expect(stateOf(unit(more))).toBe(state);
});

test('grouping loses no unit and keeps the order within a course', () => {
  fc.assert(
    fc.property(units, (list) => {
      const groups = byCourse(list);
      for (const { course, units: own } of groups) {
        expect(own).toEqual(list.filter(({ course_name }) => course_name === course));
      }
      expect(groups.reduce((sum, group) => sum + group.units.length, 0)).toBe(list.length);
    }),
  );
});

test('a course in which there is something to do comes before one that is finished', () => {
  const finished = unit({ course_name: '财商训练营', status: 'done', juan_count: 1 });
  const current = unit({ course_name: '投资课' });
  expect(byCourse([finished, current]).map(({ course }) => course)).toEqual(['投资课', '财商训练营']);
});

test('practised units and drafts are units of the list', () => {
  fc.assert(
    fc.property(units, (list) => {
      const { done, drafts } = progressOf(list);
      expect(done).toBe(list.filter(({ juan_count }) => juan_count > 0).length);
      expect(drafts).toBe(list.filter(({ has_draft }) => has_draft === 1).length);
    }),
  );
});
