import { fireEvent, render, waitFor } from '@testing-library/react';
import { Cover } from './cover';

const pictureIn = (container: HTMLElement) => container.querySelector('img');
const subject = { title: '复利的三个误解', seed: 7, className: 'book' };

test('the provider’s picture is shown', () => {
  const { container } = render(<Cover {...subject} src="/book.png" />);
  expect(pictureIn(container)).toHaveAttribute('src', '/book.png');
});

test('a picture that does not load gives way to a drawn one', async () => {
  const { container } = render(<Cover {...subject} src="/book.png" />);
  fireEvent.error(pictureIn(container) as HTMLElement);
  await waitFor(() => expect(pictureIn(container)?.src).toMatch(/^data:image\/svg/));
});

test.each([undefined, ''])('without an address (%j) a picture is drawn', async (src) => {
  const { container } = render(<Cover {...subject} src={src} />);
  await waitFor(() => expect(pictureIn(container)?.src).toMatch(/^data:image\/svg/));
  expect(pictureIn(container)).toHaveAttribute('alt', '');
});
