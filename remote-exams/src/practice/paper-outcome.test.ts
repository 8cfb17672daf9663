import type { Juan, JuanBrief } from '@suite/api';
import { held, solved } from '@suite/features/paper/testing';
import { juanOutcome } from './paper-outcome';

const juan = (score: number | null) =>
  ({ total_score: 100, question_list: [solved(1, '1')], user_answer: held({ score }) }) as Juan;
const brief = { score: 80, submit_time: '2026-11-21 10:00:00' } as JuanBrief;

test.each([
  ['its own', 60, brief, 60],
  ['that of the list where it has none', null, brief, 80],
])('the score of a paper: %s', (_, own, listed, score) => {
  expect(juanOutcome(juan(own), listed)).toMatchObject({ score, right: 1, submitTime: brief.submit_time });
});
