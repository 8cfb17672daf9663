import { fireEvent, render } from '@testing-library/react';
import { Cover } from './cover';

const pictureIn = (container: HTMLElement) => container.querySelector('img');

test('a picture that does not load gives way to the icon', () => {
  const { container } = render(
    <Cover className="book" src="/book.png">
      书
    </Cover>,
  );
  expect(pictureIn(container)).toBeVisible();
  fireEvent.error(pictureIn(container) as HTMLElement);
  expect(pictureIn(container)).not.toBeVisible();
  expect(container).toHaveTextContent('书');
});

test('without an address there is no picture', () => {
  const { container } = render(<Cover className="book" src="" />);
  expect(pictureIn(container)).toBeNull();
});
