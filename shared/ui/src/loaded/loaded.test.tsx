import { CallError } from '@suite/kernel';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Loaded, type LoadedQuery } from './loaded';

const query = (over: Partial<LoadedQuery<string[]>>): LoadedQuery<string[]> => ({
  data: undefined,
  error: null,
  refetch: jest.fn(async () => undefined),
  ...over,
});
const show = (over: Partial<LoadedQuery<string[]>>) =>
  render(
    <Loaded query={query(over)} empty={<p>还没有记录</p>}>
      {(items) => <p>{items.join('、')}</p>}
    </Loaded>,
  );

test('while data are loading the skeleton shows, after a short blank', () => {
  jest.useFakeTimers();
  show({});
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toBeVisible();
  jest.useRealTimers();
});

test('what came is shown, and stays when asking again fails', () => {
  show({ data: ['一', '二'], error: new Error('offline') });
  expect(screen.getByText('一、二')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty answer shows the empty state', () => {
  show({ data: [] });
  expect(screen.getByText('还没有记录')).toBeVisible();
});

test('missing data where data were promised is a failure', () => {
  render(<Loaded query={query({ data: null as never })}>{(items) => <p>{items.join('、')}</p>}</Loaded>);
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败');
});

test('a failure is a card that asks again', async () => {
  const refetch = jest.fn(async () => undefined);
  show({ error: new CallError('service', 0, 'GET /x: status 502'), refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('加载失败，点击重试');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await act(async () => undefined);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('the provider’s own words are told', () => {
  show({ error: new CallError('silent', 20026, '还没有购买这门课程') });
  expect(screen.getByRole('alert')).toHaveTextContent('还没有购买这门课程');
});
