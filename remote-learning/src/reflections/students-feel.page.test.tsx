import { reflectionDetail, reflections, type Reflection, type ReflectionDetail } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import StudentsFeelDetailPage from './students-feel-detail.page';
import StudentsFeelPage from './students-feel.page';

const reflectionOf = (id: number): Reflection => ({
  id,
  title: `第 ${id} 篇`,
  summary: '记账第七天',
  cover: '/c.svg',
  author_name: '小满',
  avatar: '/a.svg',
  class_name: '第36期1班',
  publish_time: '2020-11-05 20:15:00',
});

// The list looks for a scroll parent with a layout; jsdom has none.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
});

const visit = (total: number, mayLoad = () => true) =>
  renderPage(<StudentsFeelPage />, {
    path: '/students-feel',
    answers: [
      answer(reflections, ({ page, limit }) => {
        if (!mayLoad()) throw new CallError('service', 0, 'network failure');
        const first = (page - 1) * limit;
        const count = Math.max(0, Math.min(limit, total - first));
        return { total, list: Array.from({ length: count }, (_, at) => reflectionOf(first + at + 1)) };
      }),
    ],
  });

test('the list loads page after page, and each card leads to its text', async () => {
  const { callsOf } = visit(25);
  const first = await screen.findByRole('link', { name: /第 1 篇/ });
  expect(first).toHaveAttribute('href', '/students-feel/detail?id=1');
  expect(first).toHaveTextContent('小满第36期1班 · 2020年11月5日');
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(25));
  expect(callsOf(reflections).map(({ params }) => (params as { page: number }).page)).toEqual([1, 2]);
  expect(await screen.findByText('已经到底了')).toBeVisible();
});

test('a page that does not come can be asked for again; what is there stays', async () => {
  let reads = 0;
  let online = true;
  visit(25, () => {
    reads += 1;
    return online || reads === 1;
  });
  online = false;
  expect(await screen.findByText('没有加载出来')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(20);
  online = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(25));
});

test('without reflections the page says so', async () => {
  visit(0);
  expect(await screen.findByText('还没有学员感悟，过几天再来看看')).toBeVisible();
  expect(screen.getByRole('link', { name: '返回个人中心' })).toHaveAttribute('href', '/');
});

test('a list that does not come at all can be asked for again', async () => {
  let online = false;
  visit(3, () => online);
  await screen.findByText('没有加载出来，请再试一次');
  online = true;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findAllByRole('link')).toHaveLength(3);
});

describe('one reflection', () => {
  const detail: ReflectionDetail = {
    ...reflectionOf(301),
    content: '<p>只用了五分钟</p><script>alert(1)</script>',
    is_graduated: 1,
  };
  const read = (search: string, reply: () => ReflectionDetail = () => detail, shared: unknown[] = []) =>
    renderPage(<StudentsFeelDetailPage />, {
      path: '/students-feel/detail',
      at: `/students-feel/detail${search}`,
      answers: [answer(reflectionDetail, reply)],
      platform: {
        messenger: {
          pay: async () => 'unknown',
          share: (data) => void shared.push(data),
          previewImages: async () => false,
        },
      },
    });

  test('its text is shown without what could harm, and it can be shared', async () => {
    const shared: unknown[] = [];
    const { container, callsOf } = read('?id=301', undefined, shared);
    expect(await screen.findByRole('heading', { level: 1, name: '第 301 篇' })).toBeVisible();
    expect(screen.getByText('只用了五分钟')).toBeVisible();
    expect(container.querySelector('script')).toBeNull();
    expect(screen.getByText('已毕业学员')).toBeVisible();
    expect(callsOf(reflectionDetail)[0]?.params).toEqual({ id: 301 });
    expect(shared).toEqual([{ title: '第 301 篇', description: '记账第七天' }]);
  });

  test('one that is gone says so and leads to the others', async () => {
    read('?id=999', () => {
      throw new CallError('shown', 40004, '这篇感悟不存在或已下架');
    });
    expect(await screen.findByText('这篇感悟不存在或已下架')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '学员感悟' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '看看其他感悟' }));
    expect(screen.getByLabelText('address')).toHaveTextContent('/students-feel');
  });

  test.each(['', '?id=abc', '?id=-1'])('the address %s makes no call', (search) => {
    const { callsOf } = read(search);
    expect(screen.getByText('没有找到这篇感悟')).toBeVisible();
    expect(callsOf(reflectionDetail)).toHaveLength(0);
  });
});
