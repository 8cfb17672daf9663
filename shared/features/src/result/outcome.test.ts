import { questionType, type Question } from '@suite/api';
import fc from 'fast-check';
import { tallyOf, verdictOf } from './outcome';

test('every question counts exactly once', () => {
  const question = fc.record({
    id: fc.nat(),
    type: fc.constant(questionType.single),
    youAns: fc.constantFrom('', '1', '2'),
    answer: fc.constantFrom('1', '2'),
  });
  fc.assert(
    fc.property(fc.array(question), (questions) => {
      const { right, wrong, blank } = tallyOf(questions as unknown as Question[]);
      expect(right + wrong + blank).toBe(questions.length);
    }),
  );
});

describe('passed or not', () => {
  test.each([
    ['the provider says yes, at any score', { score: 0, passScore: 60, isPass: true }, 'passed'],
    ['the provider says no, at any score', { score: 100, passScore: 60, isPass: false }, 'failed'],
    ['exactly the pass score', { score: 60, passScore: 60 }, 'passed'],
    ['half a point short', { score: 59.5, passScore: 60 }, 'failed'],
    ['nothing to reach', { score: 0, passScore: 0 }, 'passed'],
    ['nothing to pass', { score: 30 }, 'submitted'],
  ] as const)('%s', (_, outcome, verdict) => {
    expect(verdictOf(outcome)).toBe(verdict);
  });
});
