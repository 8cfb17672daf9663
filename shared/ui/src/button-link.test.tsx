import { screen } from '@testing-library/react';
import { renderPage } from './testing/render-page';
import { ButtonLink } from './button-link';

test('is a link, for it leads to another page', () => {
  renderPage(
    <ButtonLink to="/coupon" block>
      学员奖励
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: '学员奖励' })).toHaveAttribute('href', '/coupon');
});

test('is not there while no app has the page', () => {
  renderPage(<ButtonLink to="/coupon">学员奖励</ButtonLink>, { platform: { hasPage: () => false } });
  expect(screen.queryByRole('link')).toBeNull();
});
