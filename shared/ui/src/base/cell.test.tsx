import { providePlatform, type Platform } from '@suite/kernel';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Cell, CellGroup } from './cell';

const navigate = jest.fn();
beforeEach(() => {
  navigate.mockClear();
  providePlatform({
    context: 'browser',
    http: { request: () => Promise.reject(new Error('no call expected')) },
    navigate,
    report: () => {},
  } as Partial<Platform> as Platform);
});

test('a cell that leads to a page is a real link and goes there inside the app', async () => {
  render(<Cell title="我的证书" value="2 张" to="/certificate?from=my" />);
  const link = screen.getByRole('link', { name: '我的证书 2 张' });
  expect(link).toHaveAttribute('href', '#/certificate?from=my');
  await userEvent.click(link);
  expect(navigate.mock.calls).toEqual([['/certificate?from=my']]);
});

test('a link opened in a new tab is left to the browser', () => {
  render(<Cell title="我的证书" to="/certificate" />);
  expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test.each([['{Enter}'], [' ']])(
  'a cell with an action is a button that the key "%s" presses',
  async (key) => {
    const action = jest.fn();
    render(<Cell title="联系班主任" onClick={action} />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '联系班主任' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(action).toHaveBeenCalledTimes(1);
  },
);

test('a cell that leads nowhere is plain text', () => {
  render(<Cell title="订单编号" value={0} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('0')).toBeVisible();
});

test('a titled group is a region with a heading', () => {
  render(
    <CellGroup title="我的学习">
      <Cell title="学习记录" />
    </CellGroup>,
  );
  expect(screen.getByRole('region', { name: '我的学习' })).toContainElement(screen.getByText('学习记录'));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('我的学习');
});
