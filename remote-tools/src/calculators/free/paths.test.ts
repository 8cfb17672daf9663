import { simulateAside, simulatePaths, type PathsPlan } from './paths';

const plan: PathsPlan = {
  seed: 7,
  count: 100,
  months: 120,
  capital: 1000,
  needed: Array.from({ length: 120 }, () => 10),
  growth: 1.05,
  spread: 0.12,
};

/** What a worker would be made of. */
let text = '';
const revoke = jest.fn();
const terminate = jest.fn();

/** Runs the worker's text with nothing but its messages, as a worker does. */
class FakeWorker {
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;
  static breaks = false;
  terminate = terminate;
  postMessage(data: unknown) {
    if (FakeWorker.breaks) return this.onerror?.();
    const run = new Function('postMessage', `let onmessage; ${text}; return onmessage;`)((answer: unknown) =>
      this.onmessage?.({ data: answer }),
    ) as (event: { data: unknown }) => void;
    run({ data });
  }
}

beforeEach(() => {
  jest.clearAllMocks();
  FakeWorker.breaks = false;
  Object.assign(window, {
    Worker: FakeWorker,
    Blob: class {
      constructor([part]: string[]) {
        text = part ?? '';
      }
    },
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
});

test('a worker made of the text alone gives the paths, and leaves', async () => {
  await expect(simulateAside(plan)).resolves.toEqual(simulatePaths(plan));
  expect(terminate).toHaveBeenCalledTimes(1);
  expect(revoke).toHaveBeenCalledWith('blob:1');
});

test('where the worker breaks, the page works the paths out itself', async () => {
  FakeWorker.breaks = true;
  await expect(simulateAside(plan)).resolves.toEqual(simulatePaths(plan));
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('a path that lasts has all months, one that is empty the month in which it could not pay', () => {
  const calm = { ...plan, spread: 0, growth: 1, count: 1 };
  expect(simulatePaths({ ...calm, capital: 1200 })).toEqual([120]);
  expect(simulatePaths({ ...calm, capital: 995 })).toEqual([99]);
});
