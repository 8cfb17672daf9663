import { createArrival } from './arrival';

/** An element whose seeks land where its engine lets them. */
function element(landing: (to: number) => number) {
  let time = 0;
  const seeks: number[] = [];
  const video = { seeking: false } as HTMLVideoElement;
  Object.defineProperty(video, 'currentTime', {
    get: () => time,
    set: (to: number) => {
      seeks.push(to);
      time = landing(to);
    },
  });
  return { video, seeks };
}

test('an element that ignores its first seeks is sent to the place again', () => {
  let ready = false;
  const { video } = element((to) => (ready ? to : 0));
  const arrival = createArrival(video);
  arrival.setOut(42);
  for (let times = 0; times < 5; times += 1) arrival.check();
  expect(arrival.isThere()).toBe(false);
  ready = true;
  arrival.check();
  arrival.check();
  expect([arrival.isThere(), arrival.place()]).toEqual([true, 42]);
});

test('an engine that cannot get there plays from where it lands, instead of seeking for ever', () => {
  const { video, seeks } = element((to) => to - 6);
  const arrival = createArrival(video);
  arrival.setOut(42);
  for (let times = 0; times < 100; times += 1) arrival.check();
  expect([arrival.isThere(), arrival.place()]).toEqual([true, 36]);
  expect(seeks.length).toBeLessThan(30);
});
