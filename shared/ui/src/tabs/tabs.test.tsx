import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { Tabs } from './tabs';

const items = ['目录', '资料', '笔记'].map((key) => ({ key, title: key, children: `${key}的内容` }));

function Course({ start = '目录' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <Tabs label="课程" items={items} value={value} onChange={setValue} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('a tap shows the panel of its tab', async () => {
  render(<Course />);
  expect(screen.getByRole('tabpanel', { name: '目录' })).toHaveTextContent('目录的内容');
  await userEvent.click(tab('笔记'));
  expect(tab('笔记')).toHaveAttribute('aria-selected', 'true');
  expect(tab('目录')).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel', { name: '笔记' })).toHaveTextContent('笔记的内容');
});

test.each([
  ['目录', '{ArrowRight}', '资料'],
  ['笔记', '{ArrowRight}', '目录'],
  ['目录', '{ArrowLeft}', '笔记'],
  ['资料', '{End}', '笔记'],
  ['资料', '{Home}', '目录'],
])('from %s the key %s goes to %s', async (start, key, end) => {
  render(<Course start={start} />);
  await userEvent.tab();
  expect(tab(start)).toHaveFocus();
  await userEvent.keyboard(key);
  expect(tab(end)).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent(`${end}的内容`);
});

test('only the current tab is in the tab order', () => {
  render(<Course start="资料" />);
  expect(screen.getAllByRole('tab').map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
});

test('an unknown value shows the first tab', () => {
  render(<Course start="没有" />);
  expect(tab('目录')).toHaveAttribute('aria-selected', 'true');
});

test('a tap marks its tab at once, and the panel comes when it is made', async () => {
  let isMade = false;
  let finish = () => {};
  const making = new Promise<void>((resolve) => (finish = resolve)).then(() => {
    isMade = true;
  });
  function Slow() {
    if (!isMade) throw making;
    return <>很长的内容</>;
  }
  function Long() {
    const [value, setValue] = useState('目录');
    const slow = { key: '讲义', title: '讲义', children: <Slow /> };
    return <Tabs items={[...items, slow]} value={value} onChange={setValue} />;
  }
  render(
    <Suspense>
      <Long />
    </Suspense>,
  );
  await userEvent.click(tab('讲义'));
  expect(tab('讲义')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('目录的内容');
  await act(async () => finish());
  expect(screen.getByRole('tabpanel', { name: '讲义' })).toHaveTextContent('很长的内容');
});
