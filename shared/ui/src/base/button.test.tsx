import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

function later() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('a double tap runs the action once while its promise is pending, and the button shows it', async () => {
  const first = later();
  const action = jest.fn(() => first.promise);
  render(<Button onClick={action}>提交</Button>);
  const button = screen.getByRole('button', { name: '提交' });

  await userEvent.dblClick(button);
  expect(action).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');

  await act(async () => first.resolve());
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  expect(action).toHaveBeenCalledTimes(2);
});

test('two taps before the next render are one', () => {
  const action = jest.fn(() => later().promise);
  render(<Button onClick={action}>提交</Button>);
  const button = screen.getByRole('button');
  act(() => {
    button.click();
    button.click();
  });
  expect(action).toHaveBeenCalledTimes(1);
});

test('an action without a promise runs at every tap', async () => {
  const action = jest.fn();
  render(<Button onClick={action}>下一题</Button>);
  await userEvent.dblClick(screen.getByRole('button'));
  expect(action).toHaveBeenCalledTimes(2);
});

test('a failed action gives the button back, and its error is not swallowed', async () => {
  let fail: (error: Error) => void = () => {};
  const promise = {
    then(_: unknown, rejected: typeof fail) {
      fail = rejected;
    },
  };
  render(<Button onClick={() => promise}>提交</Button>);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  act(() => expect(() => fail(new Error('服务异常'))).toThrow('服务异常'));
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
});

test('a loading submit button does not submit', async () => {
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button htmlType="submit" loading>
        登录
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

test('a disabled button does not run its action', async () => {
  const action = jest.fn();
  render(
    <Button disabled onClick={action}>
      已结束
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(action).not.toHaveBeenCalled();
});
