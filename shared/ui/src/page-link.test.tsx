import { screen } from '@testing-library/react';
import { renderPage } from './testing/render-page';
import { PageLink } from './page-link';

const page = <PageLink to="/coupon?from=home">学员奖励</PageLink>;

test('leads to a page that an app has', () => {
  renderPage(page);
  expect(screen.getByRole('link', { name: '学员奖励' })).toHaveAttribute('href', '/coupon?from=home');
});

test('is not there while no app has the page', () => {
  const hasPage = jest.fn(() => false);
  renderPage(page, { platform: { hasPage } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(hasPage).toHaveBeenCalledWith('/coupon?from=home');
});
