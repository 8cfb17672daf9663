import { commitAnswer, createJuan, juanHistory, type Answers } from '@suite/api';
import { timeText } from '../../../clock/china-time';
import { worldUnderTest, type Caller, type WorldUnderTest } from '../../../testing/world-under-test';

let under: WorldUnderTest;
let as: Caller;
beforeEach(async () => {
  under = await worldUnderTest();
  as = await under.signIn('failed-test');
});
afterEach(() => under.close());

/** A unit that this learner may practise. */
const unit_id = 30153;
const open = () => under.data(createJuan, { unit_id }, as);
const save = async (juan_id: number, content: Answers, check?: number[], is_draft: 0 | 1 = 1) =>
  under.data(
    commitAnswer,
    {
      ...{ juan_id, content, is_draft, used_seconds: 1, save_time: timeText(under.world.clock.now()) },
      ...(check && { check }),
    },
    as,
  );

test('a learner is told whether an answer is right, and from then on it stays', async () => {
  const { juan_id, question_list } = await open();
  const [one = 0, two = 0] = question_list.map(({ id }) => id);
  expect(await save(juan_id, { [one]: '1', [two]: '1' }, [one])).toMatchObject({
    content: { [one]: '1', [two]: '1' },
    solutions: [{ id: one, answer: expect.any(String), analysis: expect.any(String) }],
  });
  expect(await save(juan_id, { [one]: '2', [two]: '2' })).toMatchObject({
    content: { [one]: '1', [two]: '2' },
    solutions: [{ id: one }],
  });
  const again = await open();
  expect(again.user_answer?.solutions).toHaveLength(1);
  // The questions themselves tell nothing before the paper is handed in.
  expect(again.question_list.some(({ answer, analysis }) => answer ?? analysis)).toBe(false);
  await save(juan_id, { [one]: '2', [two]: '2' }, undefined, 0);
  const { juan } = await under.data(juanHistory, { unit_id }, as);
  expect(juan?.user_answer).toMatchObject({ content: { [one]: '1', [two]: '2' } });
  expect(juan?.user_answer?.solutions).toBeUndefined();
});

test('nobody is told the solution of a question without an answer, or of another paper', async () => {
  const { juan_id, question_list } = await open();
  const [one = 0, two = 0] = question_list.map(({ id }) => id);
  expect(await save(juan_id, { [one]: '1' }, [two, 999_999])).toMatchObject({ solutions: [] });
});
