import { RouterProvider, createHashRouter } from '@suite/kernel/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AgreementPage from './agreement.page';
import { privacyPolicy } from './privacy-policy';
import { userAgreement } from './user-agreement';

const open = (address: string) => {
  window.location.hash = address;
  render(
    <RouterProvider router={createHashRouter()}>
      <AgreementPage />
    </RouterProvider>,
  );
};
const title = () => screen.getByRole('heading', { level: 1 });

test('the user agreement opens first, with its version and date', () => {
  open('/agreement');
  expect(title()).toHaveTextContent('用户协议');
  expect(screen.getByRole('tab', { name: '用户协议', selected: true })).toBeVisible();
  expect(screen.getByText('版本 1.1')).toBeVisible();
  expect(screen.getByText(/生效$/)).toBeVisible();
});

test('a link may open the privacy policy directly', () => {
  open('/agreement?tab=privacy');
  expect(title()).toHaveTextContent('隐私政策');
});

test('an unknown tab opens the user agreement', () => {
  open('/agreement?tab=other');
  expect(title()).toHaveTextContent('用户协议');
});

test('switching keeps the rest of the address and adds no step to go back through', async () => {
  open('/agreement?platform=app');
  const steps = window.history.length;
  await userEvent.click(screen.getByRole('tab', { name: '隐私政策' }));
  expect(title()).toHaveTextContent('隐私政策');
  expect(window.location.hash).toBe('#/agreement?platform=app&tab=privacy');
  expect(window.history.length).toBe(steps);
});

test('the tab follows the address', async () => {
  open('/agreement');
  act(() => {
    window.location.hash = '/agreement?tab=privacy';
  });
  expect(await screen.findByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
});

test.each([
  ['user agreement', userAgreement],
  ['privacy policy', privacyPolicy],
])('no section of the %s is empty or titled twice', (_, { sections }) => {
  const titles = sections.map((section) => section.title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { blocks } of sections) {
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(block.length).toBeGreaterThan(0);
  }
});
