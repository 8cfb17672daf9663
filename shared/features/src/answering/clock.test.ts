import { createClock } from './clock';
import { momentOf } from '@suite/kernel/time';

const TEN = '2026-03-11 10:00:00';
const at = momentOf(TEN);

function fake() {
  const device = { counter: 500, wall: 1_000_000 };
  const here = () => ({ ...device });
  const clock = createClock(TEN, here(), here);
  const pass = (ms: number) => {
    device.counter += ms;
    device.wall += ms;
  };
  return { clock, device, pass, set: (text: string) => clock.set(text, here()) };
}

test("it goes on from the server's time, even if the device's clock is wrong", () => {
  const { clock, device, pass } = fake();
  pass(60_000);
  expect(clock.now()).toBe(at + 60_000);
  device.wall += 3_600_000;
  expect(clock.now()).toBe(at + 60_000);
});

test('a device whose clock was moved, or that slept, has to ask', () => {
  const { clock, device, pass, set } = fake();
  pass(60_000);
  expect(clock.isUncertain()).toBe(false);
  device.wall += 3_600_000;
  expect(clock.isUncertain()).toBe(true);
  set('2026-03-11 11:01:00');
  expect(clock.isUncertain()).toBe(false);
  expect(clock.now()).toBe(momentOf('2026-03-11 11:01:00'));
});

test.each([
  ['slept for an hour', 3_600_000, 3_660_000],
  ['was set back by an hour', -3_600_000, 60_000],
  ['runs a little fast', 2000, 60_000],
])('the latest time that it may be, on a device that %s', (_, moved, latest) => {
  const { clock, device, pass } = fake();
  pass(60_000);
  device.wall += moved;
  expect(clock.latest()).toBe(at + latest);
});

test('a time that was long on its way does not turn the clock back', () => {
  const { clock, pass, set } = fake();
  pass(30_000);
  set('2026-03-11 10:00:28');
  expect(clock.now()).toBe(at + 30_000);
});

test('a server that is far behind is right', () => {
  const { clock, pass, set } = fake();
  pass(30_000);
  set('2026-03-11 09:00:00');
  expect(clock.now()).toBe(momentOf('2026-03-11 09:00:00'));
});

test('an invalid time is ignored', () => {
  const { clock, pass, set } = fake();
  pass(30_000);
  set('');
  expect(clock.now()).toBe(at + 30_000);
});

test('without a time of the server the device serves', () => {
  expect(createClock('', { counter: 0, wall: 777 }, () => ({ counter: 0, wall: 777 })).now()).toBe(777);
});

test('a time that waited on the device before it was taken counts from its arrival', () => {
  const { clock, pass } = fake();
  const arrived = { counter: 500, wall: 1_000_000 };
  pass(60_000);
  clock.set('2026-03-11 11:00:00', arrived);
  expect(clock.now()).toBe(momentOf('2026-03-11 11:01:00'));
  expect(clock.isUncertain()).toBe(false);
});
