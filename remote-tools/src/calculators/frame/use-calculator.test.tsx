import { act, screen } from '@testing-library/react';
import { storageOf } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';
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

beforeEach(() => {
  // What a closed storage has refused lives in the page.
  const device = storageOf('device');
  device.keys('').forEach(device.remove);
  share.mockClear();
  history.replaceState(null, '', '#/page');
});

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

test('the address never follows what was typed: the link carries it only when it is asked for', () => {
  const first = visit();
  act(() => use.form.change({ amount: '88', kind: 'b' }));
  expect(location.hash).toBe('#/page');
  const { link } = use;
  expect(link).toBe(`${location.origin}/#/page?kind=b&amount=88`);
  first.unmount();
  // On another phone the history has nothing of this one's.
  localStorage.clear();
  visit(link.slice(link.indexOf('#') + 1));
  shown('b 88');
});

test('inputs of a shared address leave it once the learner changes them: a reload shows their own', async () => {
  history.replaceState(null, '', '#/page?kind=b&amount=7');
  const first = visit('/page?kind=b&amount=7');
  expect(location.hash).toBe('#/page?kind=b&amount=7');
  act(() => use.form.change({ amount: '88' }));
  expect(location.hash).toBe('#/page');
  first.unmount();
  visit(location.hash.slice(1));
  shown('b 88');
});

test('who logs out leaves nothing, and the next learner sees the defaults', () => {
  const first = visit();
  act(() => use.form.change({ amount: '88' }));
  first.unmount();
  personHere('leaving');
  visit();
  shown('a 100');
});

test('a shared address comes before what was kept, and is kept itself only when it is changed', () => {
  localStorage.setItem('suite.counter.test', JSON.stringify({ kind: 'a', amount: '5' }));
  visit('/page?amount=7').unmount();
  const own = visit();
  shown('a 5');
  own.unmount();
  const changed = visit('/page?amount=7');
  act(() => use.form.change({ kind: 'b' }));
  changed.unmount();
  visit();
  shown('b 7');
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

test('the messenger shares the page without a figure; the list of calculators gets the result once it is the own one', () => {
  visit();
  expect(lastResults()).toEqual({});
  act(() => use.form.change({ amount: '88' }));
  expect(share.mock.calls).toEqual([
    [{ title: '测试计算器', description: '点开查看算法和明细', link: `${location.origin}/#/page` }],
  ]);
  expect(lastResults().test).toEqual({ text: '合计 ¥0.88', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
});

test('in the app the link is one for everybody, and the address stays the app’s', async () => {
  history.replaceState(null, '', '/?platform=app#/page?amount=7');
  visit('/page?amount=7');
  act(() => use.form.change({ amount: '88' }));
  expect(use.link).toBe(`${location.origin}/#/page?kind=a&amount=88`);
  expect(location.href).toBe(`${location.origin}/?platform=app#/page`);
  history.replaceState(null, '', '/#/page');
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
