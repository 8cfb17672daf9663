import { codes } from '@suite/api';
import { CallError, noteServerTime } from '@suite/kernel';
import { days } from '@suite/kernel/records';
import { seven } from '../reconciler/testing';
import { add, flush, freshPages, offline, opensAgain, waiting } from './testing/reports';
import { server } from './testing/server';
import { watchReports } from './watch-reports';

const withheld = (code: number) => new CallError('silent', code, '课程暂停');

freshPages();

/** The server tells its time with each answer. */
const serverTimeIs = (at: number) => noteServerTime(new Date(at).toUTCString());
beforeEach(() => serverTimeIs(Date.now()));

describe('what the server refuses', () => {
  test.each([codes.BAD_PARAMS, codes.RULE, codes.NOT_FOUND, codes.NOT_BOUGHT, codes.UNEXPECTED])(
    'with %s for now is kept, does not hold up the rest, and goes out later',
    async (code) => {
      const world = server();
      world.answers(withheld(code));
      add(50);
      add(5, { v_id: 4 });
      await flush();
      expect(new Set(world.params().map(({ v_id }) => v_id))).toEqual(new Set([3, 4]));
      expect(waiting()).toHaveLength(2);
      world.answers('taken');
      await jest.advanceTimersByTimeAsync(60_000);
      expect([world.total(), waiting()]).toEqual([10, []]);
    },
  );

  test('is asked for less and less often', async () => {
    const world = server();
    world.answers(withheld(codes.RULE));
    add(50);
    await jest.advanceTimersByTimeAsync(days(1));
    expect(world.sent.length).toBeLessThan(40);
  });

  test('for 30 days is given up, and told until the learner takes note of it', async () => {
    const world = server();
    world.answers(withheld(codes.RULE));
    add(50);
    await flush();
    serverTimeIs(Date.now() + days(40));
    await flush();
    const [told] = watchReports.duty.waiting(seven);
    expect(told).toMatchObject({ name: '学习记录', words: '课程暂停' });
    world.sent.length = 0;
    await flush();
    expect(world.sent).toEqual([]);
    told?.dismiss?.();
    expect(waiting()).toEqual([]);
  });

  test.each([40, -40])('is not given up when the clock of the phone jumps by %s days', async (jump) => {
    const world = server();
    world.answers(withheld(codes.RULE));
    add(50);
    await flush();
    jest.setSystemTime(Date.now() + days(jump));
    opensAgain();
    await jest.advanceTimersByTimeAsync(0);
    await flush();
    world.answers('taken');
    await flush();
    expect([world.total(), waiting()]).toEqual([5, []]);
  });

  test('is not given up after 40 days without a visit if the server takes it then', async () => {
    const world = server();
    world.answers(offline);
    add(50);
    await flush();
    jest.setSystemTime(Date.now() + days(40));
    world.answers('taken');
    opensAgain();
    await jest.advanceTimersByTimeAsync(0);
    expect([world.total(), waiting()]).toEqual([5, []]);
  });
});
