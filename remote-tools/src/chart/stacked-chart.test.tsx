import { fakeViews, type FakeView } from '@suite/ui/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawPlot, type StackedData } from './stacked-plot';
import { StackedChart } from './stacked-chart';

jest.mock('./stacked-plot', () => ({ drawPlot: jest.fn() }));
const draw = jest.mocked(drawPlot);
const takeAway = jest.fn();
const point = jest.fn();
const showNext = jest.fn();

const data: StackedData = {
  at: [1, 2, 3],
  layers: [{ label: '本金', tone: 'primary', values: [10, 20, 30] }],
  ticks: [1],
  unit: '元',
  tickText: String,
  valueText: String,
};
const open = async (over: Partial<StackedData> = {}) => {
  const chart = (shown: StackedData) => (
    <StackedChart data={shown} text="本金逐月增加" describe={(index) => `第 ${index + 1} 期`} />
  );
  const view = await act(async () => render(chart({ ...data, ...over })));
  await act(async () => views[0]?.show(true));
  return { ...view, show: (shown: StackedData) => view.rerender(chart(shown)) };
};

let views: FakeView[] = [];
beforeEach(() => {
  views = fakeViews();
  jest.clearAllMocks();
  draw.mockReturnValue({ remove: takeAway, point, show: showNext });
});

test('the plot has its words for those who do not see it', async () => {
  await open();
  expect(draw).toHaveBeenCalledWith(
    screen.getByRole('img', { name: '本金逐月增加' }),
    data,
    expect.any(Function),
  );
  expect(screen.getByText('第 1 期')).toBeVisible();
});

test('pointing at a value describes it, also when the data then becomes shorter', async () => {
  const { show } = await open();
  act(() => draw.mock.calls[0]?.[2](2));
  expect(screen.getByText('第 3 期')).toBeVisible();
  show({ ...data, at: [1, 2] });
  expect(screen.getByText('第 2 期')).toBeVisible();
});

/** The window gets another size, in several steps, as when a keyboard opens. */
function resize(width: number) {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  jest.useFakeTimers();
  window.dispatchEvent(new Event('resize'));
  window.dispatchEvent(new Event('resize'));
  act(() => void jest.advanceTimersByTime(500));
  jest.useRealTimers();
}

test('a plot is taken away before it is drawn anew, once the size is at rest, and when the chart leaves', async () => {
  const { unmount } = await open();
  resize(window.innerWidth);
  expect(takeAway).toHaveBeenCalledTimes(0);
  resize(320);
  expect(takeAway).toHaveBeenCalledTimes(1);
  expect(draw).toHaveBeenCalledTimes(2);
  unmount();
  expect(takeAway).toHaveBeenCalledTimes(2);
});

test('a plot is drawn anew when the phone becomes dark, and no longer listens once the chart has left', async () => {
  const listeners = new Set<() => void>();
  const darkness = {
    matches: false,
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(darkness as never);
  const { unmount } = await open();
  darkness.matches = true;
  act(() => listeners.forEach((listener) => listener()));
  expect([takeAway.mock.calls.length, draw.mock.calls.length]).toEqual([1, 2]);
  unmount();
  expect(listeners.size).toBe(0);
});

test('new values are shown in the same plot; other layers make a new one', async () => {
  const { show } = await open();
  const longer = { ...data, at: [1, 2, 3, 4] };
  show(longer);
  expect(showNext.mock.calls).toEqual([[longer]]);
  expect(draw).toHaveBeenCalledTimes(1);
  show({ ...longer, layers: [{ label: '利息', tone: 'warning', values: [1, 2, 3, 4] }] });
  expect([takeAway.mock.calls.length, draw.mock.calls.length]).toEqual([1, 2]);
});

test('new data do not measure the window, which would lay out the page in the middle of a redraw', async () => {
  const { show } = await open();
  const measured = jest.fn(() => 375);
  Object.defineProperty(window, 'innerWidth', { configurable: true, get: measured });
  show({ ...data, at: [1, 2] });
  expect(measured).not.toHaveBeenCalled();
});

test('a plot that cannot be drawn leaves the words and can be tried again', async () => {
  draw.mockImplementationOnce(() => {
    throw new Error('no canvas');
  });
  await open();
  expect(screen.getByText('本金逐月增加')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('img', { name: '本金逐月增加' })).toBeVisible();
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a value can be chosen without pointing at the plot, and is then marked in it', async () => {
  await open();
  fireEvent.change(screen.getByRole('slider', { name: '拖动查看各期' }), { target: { value: '2' } });
  expect(screen.getByText('第 3 期')).toBeVisible();
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '第 3 期');
  expect(point).toHaveBeenLastCalledWith(2);
});
