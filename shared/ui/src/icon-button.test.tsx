import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconClose } from './icons';
import { IconButton } from './icon-button';

test('an icon has a name and can be tapped', async () => {
  const close = jest.fn();
  render(
    <IconButton label="关闭" onClick={close}>
      <IconClose />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a disabled one takes no tap', async () => {
  const back = jest.fn();
  render(
    <IconButton label="上个月" disabled onClick={back}>
      <IconClose />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: '上个月' }));
  expect(back).not.toHaveBeenCalled();
});
