import { act, screen } from '@testing-library/react';
import { deviceStore, forgetLearner } from '@suite/kernel';
import { renderPage } from '@suite/ui/testing';
import { amount } from '../result-card';
import type { Calculator } from './calculator';
import { lastResults } from './last-results';
import { useCalculator } from './use-calculator';

type Input = { kind: 'a' | 'b'; amount: string };
const calculator: Calculator<Input, number> = {
  name: 'test',
  title: '测试计算器',
  place: () => '/page',
  defaults: { kind: 'a', amount: '100' },
  choices: { kind: ['a', 'b'] },
  resultOf: (input) =>
    input.amount ? { errors: {}, result: Number(input.amount) } : { errors: { amount: '请填写' } },
  outcomeOf: (result) => ({
    main: amount('合计', result),
    second: amount('合计', result),
    figures: [],
    sentence: '',
  }),
};

let use: ReturnType<typeof useCalculator<Input, number>>;
function Page() {
  use = useCalculator(calculator);
  return <output>{`${use.form.input.kind} ${use.form.input.amount}`}</output>;
}
const share = jest.fn();
const visit = (at = '/page') =>
  renderPage(<Page />, {
    path: '/page',
    at,
    platform: { messenger: { pay: async () => 'unknown', share, previewImages: async () => false } },
  });
const shown = (text: string) => expect(screen.getByRole('status')).toHaveTextContent(text);
const settle = () => act(() => jest.advanceTimersByTimeAsync(400));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  share.mockClear();
  history.replaceState(null, '', '#/page');
});
afterEach(() => jest.useRealTimers());

test('inputs are there on the next visit, and the defaults can be had back', () => {
  const first = visit();
  act(() => use.form.change({ amount: '88' }));
  first.unmount();
  const second = visit();
  shown('a 88');
  act(() => use.reset());
  shown('a 100');
  second.unmount();
  visit();
  shown('a 100');
});

test('the address follows what was typed, once it has settled, and brings it back', async () => {
  const first = visit();
  await settle();
  expect(location.hash).toBe('#/page');
  act(() => use.form.change({ amount: '8' }));
  act(() => use.form.change({ amount: '88', kind: 'b' }));
  expect(location.hash).toBe('#/page');
  await settle();
  expect(location.hash).toBe('#/page?kind=b&amount=88');
  first.unmount();
  // On another phone the history has nothing of this one's.
  localStorage.clear();
  history.replaceState(null, '', location.hash);
  visit(location.hash.slice(1));
  shown('b 88');
});

test('going back to what was typed before a logout shows the defaults; a reload shows what was typed', async () => {
  const first = visit();
  act(() => use.form.change({ amount: '88' }));
  await settle();
  first.unmount();
  const again = visit(location.hash.slice(1));
  shown('a 88');
  again.unmount();
  const address = location.hash.slice(1);
  forgetLearner();
  const next = visit(address);
  shown('a 100');
  expect(location.hash).toBe('#/page');
  act(() => use.form.change({ amount: '7' }));
  await settle();
  next.unmount();
  visit(location.hash.slice(1));
  shown('a 7');
});

test('a shared address comes before what was kept, and is kept itself only when it is changed', () => {
  deviceStore.set('suite.counter.test', { kind: 'a', amount: '5' });
  visit('/page?amount=7');
  shown('a 7');
  expect(deviceStore.get('suite.counter.test')).toEqual({ kind: 'a', amount: '5' });
  act(() => use.form.change({ kind: 'b' }));
  expect(deviceStore.get('suite.counter.test')).toEqual({ kind: 'b', amount: '7' });
});

test.each([
  ['/page?kind=c&amount=5', 'a 5'],
  [`/page?amount=${'9'.repeat(500)}`, 'a 100'],
  ['/page?other=1', 'a 100'],
  ['/page?amount=', 'a'],
])('an address with odd inputs opens: %s', (at, text) => {
  visit(at);
  shown(text);
});

test('another address of the same page is adopted', async () => {
  const { router } = visit('/page?amount=7');
  await act(() => router.navigate('/page?amount=9'));
  shown('a 9');
});

test('the messenger shares the result with its address; the list of calculators gets it once it is the own one', async () => {
  visit();
  await settle();
  expect(share).toHaveBeenLastCalledWith(
    expect.objectContaining({
      title: '测试计算器：合计 ¥1.00',
      link: expect.stringMatching(/#\/page\?kind=a&amount=100$/),
    }),
  );
  expect(lastResults()).toEqual({});
  act(() => use.form.change({ amount: '88' }));
  await settle();
  expect(lastResults().test).toEqual({ text: '合计 ¥0.88', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test('in the app the link is one for everybody, and the address stays the app’s', async () => {
  history.replaceState(null, '', '/?platform=app#/page');
  visit();
  act(() => use.form.change({ amount: '88' }));
  await settle();
  expect(use.link).toBe(`${location.origin}/#/page?kind=a&amount=88`);
  expect(location.href).toBe(`${location.origin}/?platform=app#/page?kind=a&amount=88`);
  history.replaceState(null, '', '/#/page');
});

test('a page that was left leaves the address alone', async () => {
  const { unmount } = visit();
  act(() => use.form.change({ amount: '88' }));
  unmount();
  await settle();
  expect(location.hash).toBe('#/page');
});

test.each([
  ['no list', '7'],
  ['a damaged one', '{"test":{"text":1},"other":{"text":"月供","day":"2026-01-01"}}'],
])('kept results: %s', (_, kept) => {
  localStorage.setItem('suite.counter.last', kept);
  expect(lastResults()).toEqual(_ === 'no list' ? {} : { other: { text: '月供', day: '2026-01-01' } });
});

test('where storage is forbidden, inputs still work', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  visit();
  act(() => use.form.change({ amount: '88' }));
  shown('a 88');
  jest.restoreAllMocks();
});
