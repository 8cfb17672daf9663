import { createWorld } from '../create-world';
import { NOON, worldUnderTest, type WorldUnderTest } from '../testing/world-under-test';

let under: WorldUnderTest;
beforeEach(async () => {
  under = await worldUnderTest();
});
afterEach(() => under.close());

test('a standing clock stands, and can be moved', async () => {
  const { clock } = under.world;
  expect(clock.state()).toMatchObject({ now: NOON, mode: 'standing' });
  await clock.advance(3600_000);
  expect(clock.now()).toBe(NOON + 3600_000);
});

test('a moved clock goes on', async () => {
  const { clock } = under.world;
  await clock.set(NOON);
  await clock.advance(24 * 3600_000);
  const first = clock.now();
  expect(first - NOON - 24 * 3600_000).toBeLessThan(2000);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(clock.now()).toBeGreaterThan(first);
  expect(clock.state().mode).toBe('moved');
});

test('the machine’s time can be had back', async () => {
  const { clock } = under.world;
  await clock.real();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000);
  expect(clock.state().mode).toBe('real');
});

test('the clock survives a restart', async () => {
  await under.app.close();
  const again = await createWorld({ db: `${under.folder}/world.db` });
  expect(again.world.clock.now()).toBe(NOON);
  await again.close();
});
