import { codes, reflectionDetail, reflections } from '@suite/api';
import { reflections as written } from '../../../content';
import { NOON, worldUnderTest, type WorldUnderTest } from '../../../testing/world-under-test';
import { reflection } from '.';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest({ groups: [reflection] });
});
afterAll(() => under.close());

test('everybody reads the reflections page by page, the newest first', async () => {
  const first = await under.data(reflections, { page: 1, limit: 5 });
  const second = await under.data(reflections, { page: 2, limit: 5 });
  expect(first.total).toBe(written.length);
  expect(first.list).toHaveLength(5);
  const ids = [...first.list, ...second.list].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const times = [...first.list, ...second.list].map(({ publish_time }) => publish_time);
  expect(times).toEqual([...times].sort().reverse());
  expect(first.list[0]).not.toHaveProperty('content');
  expect((await under.data(reflections, { page: 100, limit: 5 })).list).toEqual([]);
});

test('one reflection comes whole', async () => {
  const [one] = (await under.data(reflections, { page: 1, limit: 1 })).list;
  const whole = await under.data(reflectionDetail, { id: one?.id as number });
  expect(whole).toMatchObject(one as object);
  expect(whole.content).toContain('<p>');
});

test('what is not there, or not yet, is not found', async () => {
  expect(await under.ask(reflectionDetail, { id: 999999 })).toMatchObject({ code: codes.NOT_FOUND });
  const [one] = (await under.data(reflections, { page: 1, limit: 1 })).list;
  await under.world.clock.advance(-10 * 24 * 3600_000);
  expect(await under.ask(reflectionDetail, { id: one?.id as number })).toMatchObject({
    code: codes.NOT_FOUND,
  });
  expect((await under.data(reflections, { page: 1, limit: 5 })).total).toBeLessThan(written.length);
  await under.world.clock.set(NOON, true);
});

test.each([{ page: 0, limit: 5 }, { page: 1, limit: 101 }, { page: 'x', limit: 5 }, {}])(
  '%j is no page',
  async (params) => {
    expect(await under.wrong(reflections, params)).toMatchObject({ code: codes.BAD_PARAMS });
  },
);

test('the empty person sees none', async () => {
  const empty = await under.signIn('empty');
  expect(await under.data(reflections, { page: 1, limit: 5 }, empty)).toEqual({ list: [], total: 0 });
});
