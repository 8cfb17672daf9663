import { fireEvent, render, screen } from '@testing-library/react';
import { createHashRouter, Link, RouterProvider, useLocation } from '../router';

function Page({ onClick }: { onClick?: (event: { preventDefault: () => void }) => void }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{pathname + search}</p>
      <Link to="/chapter/3?from=home" className="link" aria-label="第三章" onClick={onClick}>
        去学习
      </Link>
      <Link to="/video" replace>
        代替
      </Link>
      <Link to="/video" target="_blank">
        另开
      </Link>
    </>
  );
}

const open = (onClick?: Parameters<typeof Page>[0]['onClick']) => {
  window.location.hash = '#/';
  render(
    <RouterProvider router={createHashRouter()}>
      <Page onClick={onClick} />
    </RouterProvider>,
  );
};

test('a link has its address, and opens the page without loading the document again', () => {
  open();
  const link = screen.getByRole('link', { name: '第三章' });
  expect(link).toHaveAttribute('href', '#/chapter/3?from=home');
  expect(link).toHaveClass('link');
  const before = history.length;
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByText('/chapter/3?from=home')).toBeVisible();
  expect(history.length).toBe(before + 1);
});

test('a page that replaces another leaves the history as long as it is', () => {
  open();
  const before = history.length;
  fireEvent.click(screen.getByRole('link', { name: '代替' }));
  expect(screen.getByText('/video')).toBeVisible();
  expect(history.length).toBe(before);
});

test('the browser follows a link to another window, or with a key for that', () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: '另开' }));
  fireEvent.click(screen.getByRole('link', { name: '代替' }), { ctrlKey: true });
  expect(screen.getByText('/')).toBeVisible();
});

test('a click that its own listener has handled goes nowhere', () => {
  open((event) => event.preventDefault());
  fireEvent.click(screen.getByRole('link', { name: '第三章' }));
  expect(screen.getByText('/')).toBeVisible();
});
