import { render } from '@testing-library/react';
import { FamilySkeleton } from './family-skeleton';

test('each family of pages waits in a shape of its own, which a screen reader skips', () => {
  const drawn = (['list', 'form', 'article'] as const).map((family) => {
    const { container } = render(<FamilySkeleton family={family} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    return container.innerHTML;
  });
  expect(new Set(drawn).size).toBe(3);
});
