import { seven } from '../reconciler/testing';
import { add, flush, freshPages, offline } from './testing/reports';
import { server } from './testing/server';
import { latestPlace, waitingReport } from './watch-reports';

const read = { position: 1, record_time: '2026-11-19 12:00:00' };

freshPages();

describe('where the learner is in a lesson', () => {
  test('is what the server has answered last, by the server’s own time', async () => {
    server();
    add(5);
    await flush();
    expect(latestPlace(seven, 3, read)).toMatchObject({ position: 5 });
    expect(latestPlace(seven, 44, read)).toBe(read);
  });

  test('a server that names the furthest position of a learner who has gone back is no other device', async () => {
    server().knows(300);
    add(35, { v_id: 5 });
    await flush();
    expect(latestPlace(seven, 5, read)).toMatchObject({ position: 300 });
  });

  test.each([
    ['was sent in vain', 13, 13, 0],
    ['has waited behind another one', 19, 14, 61_000],
  ])('after a report that %s, another position is news to the page', async (_, first, v_id, wait) => {
    const world = server();
    world.knows(300);
    world.answers(offline);
    add(30, { v_id: first });
    await flush();
    if (first !== v_id) add(35, { v_id });
    jest.setSystemTime(Date.now() + wait);
    world.answers('taken');
    await flush();
    expect(world.params().pop()?.v_id).toBe(v_id);
    expect(latestPlace(seven, v_id, read)).toBe(read);
  });

  test('a report made while the one before was under way goes on from its answer', async () => {
    const world = server();
    const arrive = world.holds();
    add(30, { v_id: 6, base: '2026-11-19 12:00:00' });
    await jest.advanceTimersByTimeAsync(0);
    add(35, { v_id: 6, base: '2026-11-19 12:00:00' });
    world.answersOnce();
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(waitingReport(seven, 6)).toMatchObject({ position: 35, base: '2026-11-20 12:00:00' });
  });

  test('after a lost answer the later report goes on from the position that did arrive', async () => {
    const world = server();
    world.losesAnswers(true);
    add(30, { v_id: 7 });
    await flush();
    add(90, { v_id: 7 });
    const arrived = { position: 30, record_time: '2026-11-20 12:00:00' };
    expect(waitingReport(seven, 7, arrived)).toMatchObject({ position: 90, base: arrived.record_time });
  });
});
