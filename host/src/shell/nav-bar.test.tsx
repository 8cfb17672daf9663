import { renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NavBar } from './nav-bar';

function show(at: string) {
  history.replaceState({ idx: 0 }, '');
  renderPage(<NavBar title="页面" />, { at, path: at });
}

test.each([
  ['/exam', '/'],
  ['/manage-course/certificate', '/manage-course'],
])('back from %s, the first page of a visit, leads to the home of its line, %s', async (at, home) => {
  show(at);
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(screen.getByLabelText('address').textContent).toBe(home);
});

test.each(['/', '/manage-course'])('at home, %s, a visit that begins there has no way back', (at) => {
  show(at);
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
});
