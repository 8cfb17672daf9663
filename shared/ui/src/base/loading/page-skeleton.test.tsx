import { render } from '@testing-library/react';
import { PageSkeleton } from './page-skeleton';

test.each([undefined, 'hero', 'list', 'player', 'article', 'question'] as const)(
  'a page of the shape %s has a skeleton that a screen reader skips',
  (shape) => {
    const { container } = render(<PageSkeleton shape={shape} />);
    const blocks = container.querySelectorAll('[aria-hidden="true"]');
    expect(blocks.length).toBeGreaterThan(0);
    expect(container).toHaveTextContent('');
  },
);
