import { CallError, useSession } from '@suite/kernel';
import { outboxOf } from './outbox';
import { provider } from './testing/provider';

const offline = new CallError('service', 0, '');
const watch = (position: number, watched = 5) => ({ position, watched });

beforeEach(() => localStorage.clear());

test('two lines may give two people the same id: neither sends the reports of the other', async () => {
  const world = provider();
  world.answers(offline);
  const learners = outboxOf(7);
  learners.add('other', 3, watch(5));
  await learners.flush();
  useSession.setState({ line: 'management' });
  world.answers('taken');
  const managers = outboxOf(7);
  expect(managers.waiting(3)).toBeUndefined();
  managers.add('other', 4, watch(6, 6));
  await managers.flush();
  expect(world.total()).toBe(6);
  useSession.setState({ line: 'learner' });
  expect(outboxOf(7)).toBe(learners);
  await learners.flush();
  expect(world.total()).toBe(11);
});
