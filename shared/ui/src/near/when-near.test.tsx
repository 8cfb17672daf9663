import { act, render, screen } from '@testing-library/react';
import { fakeViews } from '../testing/fake-views';
import { WhenNear } from './when-near';

test('what is far below is not there until the learner comes near, and then stays', () => {
  const views = fakeViews();
  render(<WhenNear>图</WhenNear>);
  expect(screen.queryByText('图')).toBeNull();
  act(() => views[0]?.show(true));
  expect(screen.getByText('图')).toBeVisible();
  act(() => views[0]?.show(false));
  expect(screen.getByText('图')).toBeVisible();
});
