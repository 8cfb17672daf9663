import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Collapse } from './collapse';

const items = ['第一章', '第二章'].map((key) => ({ key, title: key, children: <p>{key}的课程</p> }));
const title = (name: string) => screen.getByRole('button', { name });

test('a title is a button that opens and closes what is under it', async () => {
  render(<Collapse items={items} />);
  expect(title('第一章')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('第一章的课程')).toBeNull();
  await userEvent.click(title('第一章'));
  expect(title('第一章')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('第一章的课程')).toBeInTheDocument();
  await userEvent.click(title('第一章'));
  expect(title('第一章')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('第一章的课程').parentElement).toHaveClass('closed');
});

test('keys open it too, once for each press', async () => {
  const change = jest.fn();
  render(<Collapse items={items} initial={['第一章']} onChange={change} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(change.mock.calls).toEqual([[['第一章', '第二章']]]);
});

test('what is open can be decided from outside', () => {
  const { rerender } = render(<Collapse items={items} value={['第二章']} />);
  expect(title('第二章')).toHaveAttribute('aria-expanded', 'true');
  rerender(<Collapse items={items} value={['第一章']} />);
  expect(title('第一章')).toHaveAttribute('aria-expanded', 'true');
  expect(title('第二章')).toHaveAttribute('aria-expanded', 'false');
});
