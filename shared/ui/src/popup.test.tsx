import { render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Popup } from './popup';

function Rules() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>学习规则</button>
      <Popup open={open} onClose={() => setOpen(false)} title="规则" footer={<button>知道了</button>}>
        每天 5 分钟
      </Popup>
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: '学习规则' });

test('it opens as a named dialog that holds the focus', async () => {
  render(<Rules />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(trigger());
  const sheet = await screen.findByRole('dialog', { name: '规则' });
  expect(sheet).toHaveAttribute('aria-modal', 'true');
  expect(sheet).toHaveTextContent('每天 5 分钟');
  expect(sheet).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '知道了' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its cross', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
  ['a tap beside it', () => userEvent.click(document.querySelector('.rv-overlay') as HTMLElement)],
])('%s closes it and focus returns', async (_, close) => {
  render(<Rules />);
  await userEvent.click(trigger());
  const sheet = await screen.findByRole('dialog');
  await close();
  expect(trigger()).toHaveFocus();
  await waitForElementToBeRemoved(sheet);
});

test('a tap inside the sheet leaves it open', async () => {
  render(<Rules />);
  await userEvent.click(trigger());
  await userEvent.click(await screen.findByText('每天 5 分钟'));
  expect(screen.getByRole('dialog')).toHaveFocus();
});

test('a sheet that is open from the start rises as well, and goes down when it is closed', async () => {
  const sheet = (open: boolean) => (
    <Popup open={open} onClose={jest.fn()} title="规则">
      每天 5 分钟
    </Popup>
  );
  const { rerender } = render(sheet(true));
  const frame = screen.getByRole('dialog').parentElement;
  expect(frame?.className).toContain('-enter');
  await waitFor(() => expect(frame?.className).toContain('-enter-done'));
  rerender(sheet(false));
  expect(frame?.className).toContain('-exit');
  await waitForElementToBeRemoved(frame);
});
