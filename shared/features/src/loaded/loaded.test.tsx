import { codes, get, useCall } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Loaded, type LoadedQuery } from './loaded';
import { LoadingPage } from './loading-page';

const query = (over: Partial<LoadedQuery<string[]>>): LoadedQuery<string[]> => ({
  data: undefined,
  error: null,
  refetch: jest.fn(async () => undefined),
  ...over,
});
const show = (over: Partial<LoadedQuery<string[]>>) =>
  renderPage(
    <Loaded query={query(over)} empty={<p>还没有记录</p>}>
      {(items) => <p>{items.join('、')}</p>}
    </Loaded>,
  );

// The picture and the details of a failure come late, and would otherwise come after a short test.
const failure = async () => {
  const card = await screen.findByRole('alert');
  await within(card).findByRole('button', { name: '详情' });
  await waitFor(() => expect(card.querySelector('svg')).not.toBeNull());
  return card;
};

test('while data are loading the skeleton shows, after a short blank', () => {
  jest.useFakeTimers();
  const shown = within(show({}).container);
  expect(shown.queryByRole('status')).toBeNull();
  act(() => void jest.advanceTimersByTime(200));
  expect(shown.getByRole('status')).toBeVisible();
  jest.useRealTimers();
});

test('on a slow network the retry sends again what hangs, and nothing that has an answer', async () => {
  const learners = get<void, { name: string }>('/learner');
  const lessons = get<void, { name: string }>('/lessons');
  const answers = [new Promise(() => undefined), Promise.resolve({ name: '第二讲' })];
  function Lesson() {
    const learner = useCall(learners, undefined);
    const lesson = useCall(lessons, undefined);
    return (
      <Loaded query={lesson}>
        {({ name }) => (
          <p>
            {learner.data?.name}，{name}
          </p>
        )}
      </Loaded>
    );
  }
  jest.useFakeTimers();
  const { callsOf } = renderPage(<Lesson />, {
    answers: [answer(learners, { name: '许清禾' }), answer(lessons, () => answers.shift() as Promise<never>)],
  });
  await act(() => jest.advanceTimersByTimeAsync(8200));
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await act(() => jest.advanceTimersByTimeAsync(10));
  jest.useRealTimers();
  expect(screen.getByText('许清禾，第二讲')).toBeVisible();
  expect(callsOf(lessons)).toHaveLength(2);
  expect(callsOf(lessons)[0]?.signal?.aborted).toBe(true);
  expect(callsOf(learners)).toHaveLength(1);
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

test('missing data where data were promised is a failure', async () => {
  renderPage(<Loaded query={query({ data: null as never })}>{(items) => <p>{items.join('、')}</p>}</Loaded>);
  expect(await failure()).toHaveTextContent('没有加载出来');
});

test('a failure is a card that asks again', async () => {
  const refetch = jest.fn(async () => undefined);
  show({ error: new CallError('service', 0, 'GET /x: status 502'), refetch });
  expect(await failure()).toHaveTextContent('没有加载出来，请再试一次');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await act(async () => undefined);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('the provider’s own words are told', async () => {
  show({ error: new CallError('shown', codes.RULE, '本周的课程还没有开放') });
  expect(await screen.findByRole('alert')).toHaveTextContent('本周的课程还没有开放');
});

test('in the management line a refusal leads back to its course', async () => {
  renderPage(
    <Loaded query={query({ error: new CallError('silent', codes.NOT_FOUND, '订单不存在') })}>
      {() => null}
    </Loaded>,
    { at: '/manage-course/pay-course/outside', path: '/manage-course/*' },
  );
  expect(await screen.findByRole('link', { name: '返回管理课程' })).toHaveAttribute('href', '/manage-course');
});

test('a whole page that waits for a read, or whose read was refused, has its name as the main heading', async () => {
  const { unmount } = renderPage(<LoadingPage title="课程支付" query={query({})} skeleton={<p>…</p>} />);
  expect(screen.getByRole('heading', { level: 1, name: '课程支付' })).toBeInTheDocument();
  unmount();
  renderPage(<LoadingPage title="课程支付" query={query({ error: new Error('offline') })} />);
  expect(screen.getByRole('heading', { level: 1, name: '课程支付' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
});

test('a page that waits for another read beside its own keeps its skeleton', async () => {
  jest.useFakeTimers();
  const { unmount } = renderPage(<LoadingPage title="购买笔记" query={query({ data: ['一'] })} />);
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible();
  jest.useRealTimers();
  unmount();
  renderPage(<LoadingPage title="购买笔记" query={query({ data: null as never })} />);
  expect(await failure()).toHaveTextContent('没有加载出来');
});

test('a wrong address is not explained by the name of a parameter', async () => {
  const error = new CallError('silent', codes.BAD_PARAMS, '参数有误：id');
  renderPage(<Loaded query={query({ error })}>{() => null}</Loaded>);
  expect(await screen.findByRole('alert')).toHaveTextContent('没有找到要看的内容，请检查链接是否完整');
  expect(screen.getByRole('alert')).not.toHaveTextContent('参数');
  expect(screen.getByRole('link', { name: '返回个人中心' })).toHaveAttribute('href', '/');
});

test.each([
  [codes.NOT_BOUGHT, '还没有购买这门课程', '先试听一节', '/audition-lesson'],
  [codes.NOT_BOUGHT, '', '先试听一节', '/audition-lesson'],
  [codes.PAPER_NOT_OPEN, '开班之后才能查看资料', '返回个人中心', '/'],
  [codes.NOT_FOUND, '没有这份资料', '返回个人中心', '/'],
  [codes.RULE, '请先学完本章的视频，再来参加测试', '返回个人中心', '/'],
])('a refusal that stays one (%i) leads on, and can be asked again', async (code, words, name, to) => {
  const refetch = jest.fn(async () => undefined);
  renderPage(
    <Loaded query={query({ error: new CallError('silent', code, words), refetch })}>{() => null}</Loaded>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(words || '购买课程后才能查看');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await act(async () => undefined);
  expect(refetch).toHaveBeenCalledTimes(1);
});
