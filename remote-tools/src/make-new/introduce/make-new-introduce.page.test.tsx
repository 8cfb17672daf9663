import { renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MakeNewIntroducePage from './make-new-introduce.page';

test('the page says what is offered, for whom, how, and has one way on', async () => {
  renderPage(<MakeNewIntroducePage />);
  expect(screen.getByRole('heading', { level: 1, name: '不错过每一只新股' })).toBeVisible();
  for (const name of ['它能帮您', '适合谁', '打新五步', '常见问题'])
    expect(screen.getByRole('region', { name })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/make-new']);
  await userEvent.click(screen.getByRole('button', { name: '订阅收费吗？' }));
  expect(screen.getByText(/不收费/)).toBeInTheDocument();
});
