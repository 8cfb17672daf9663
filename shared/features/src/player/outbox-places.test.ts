import { CallError } from '@suite/kernel';
import { createOutbox } from './outbox';
import { provider } from './testing/provider';

const read = { position: 30, record_time: '2026-11-19 12:00:00' };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) });
});
afterEach(() => jest.useRealTimers());

test('a provider that names the furthest place of a learner who has gone back is no other device', async () => {
  provider().knows(300);
  const outbox = createOutbox(7);
  outbox.add('other', 3, { position: 35, watched: 5 });
  await outbox.flush();
  expect(outbox.latest(3, read)).toMatchObject({ position: 300 });
});

test.each([
  ['was sent in vain', 3, 0],
  ['has waited behind another one', 9, 61_000],
])('after a report that %s, another place is news to the page', async (_, first, wait) => {
  const world = provider();
  world.knows(300);
  world.answers(new CallError('service', 0, ''));
  const outbox = createOutbox(7);
  outbox.add('other', first, { position: 30, watched: 5 });
  await outbox.flush();
  if (first !== 3) outbox.add('other', 3, { position: 35, watched: 5 });
  jest.setSystemTime(Date.now() + wait);
  world.answers('taken');
  await outbox.flush();
  expect(world.params().pop()?.v_id).toBe(3);
  expect(outbox.latest(3, read)).toBe(read);
});
