import { RouterProvider, useRoutes } from '@suite/kernel/router';
import { createMemoryRouter } from '@suite/kernel/testing';
import { renderPage } from '@suite/ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { useForward, useOnward } from './use-onward';

let arrive: () => void;

function Form() {
  const onward = useOnward();
  const submit = async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    onward('/done', { replace: true });
  };
  return <button onClick={() => void submit()}>提交</button>;
}

async function submitted() {
  const page = renderPage(<Form />, { at: '/form?id=7', path: '/form' });
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  return page;
}

const address = () => screen.getByLabelText('address').textContent;

test('a page leads on when its answer is there', async () => {
  await submitted();
  await act(async () => arrive());
  expect(address()).toBe('/done');
});

test('a learner who has left the page stays where they are', async () => {
  const { router } = await submitted();
  act(() => router.navigate('/exam'));
  await act(async () => arrive());
  expect(address()).toBe('/exam');
});

test('another step of the same page is no leaving', async () => {
  const { router } = await submitted();
  act(() => router.navigate('/form?id=7&step=2'));
  await act(async () => arrive());
  expect(address()).toBe('/done');
});

test('an address that stands for another leads on, but takes nobody back who is leaving it', async () => {
  const Coming = lazy(() => new Promise<never>(() => undefined));
  let learn: (to: string) => void = () => undefined;
  function Old() {
    const [to, setTo] = useState<string>();
    learn = setTo;
    useForward(to);
    return null;
  }
  const Pages = () =>
    useRoutes([
      { path: '/old', element: <Old /> },
      { path: '/coming', element: <Coming /> },
      { path: '*', element: null },
    ]);
  const router = createMemoryRouter('/');
  render(
    <RouterProvider router={router}>
      <Suspense fallback={null}>
        <Pages />
      </Suspense>
    </RouterProvider>,
  );
  act(() => router.navigate('/old'));
  // The page is shown until the next one has its file.
  act(() => router.navigate('/coming'));
  act(() => learn('/new'));
  expect(router.state.location.pathname).toBe('/coming');
  act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/new');
});
