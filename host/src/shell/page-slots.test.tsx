import { act, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { PageSlots } from './page-slots';

let silence: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  silence.mockRestore();
  jest.useRealTimers();
});

const fail = () => {
  throw new Error('left wrongly');
};
const pages: Record<string, () => JSX.Element> = {
  A: function ThrowsInAnEffect() {
    useEffect(() => fail, []);
    return <p>A</p>;
  },
  B: function ThrowsBeforePainting() {
    useLayoutEffect(() => fail, []);
    return <p>B</p>;
  },
  C: function HasBeenTypedInto() {
    const [mounted] = useState(() => ++mounts);
    return <input aria-label="C" defaultValue={`${mounted}`} />;
  },
};
let mounts = 0;

function App({ name }: { name: string }) {
  const Page = pages[name] as () => JSX.Element;
  return (
    <PageSlots name={name}>
      <Page />
    </PageSlots>
  );
}

test.each(['A', 'B'])('a page that throws as it is left leaves the next one alone: %s', (name) => {
  mounts = 0;
  const { rerender } = render(<App name={name} />);
  expect(screen.getByText(name)).toBeVisible();
  rerender(<App name="C" />);
  expect(screen.queryByText(name)).toBeNull();
  // The page that is entered was not drawn a second time.
  expect(screen.getByRole('textbox')).toHaveValue('1');
  // Its error is one that nobody caught.
  expect(() => jest.runAllTimers()).toThrow('left wrongly');
});

test('a visitor who goes back and forth sees each page anew, and no page twice', () => {
  mounts = 0;
  const { rerender } = render(<App name="C" />);
  for (const name of ['A', 'C', 'B', 'A', 'C']) {
    rerender(<App name={name} />);
    expect(screen.queryAllByRole('textbox')).toHaveLength(name === 'C' ? 1 : 0);
    expect(screen.queryAllByText(/^[AB]$/)).toHaveLength(name === 'C' ? 0 : 1);
  }
  expect(screen.getByRole('textbox')).toHaveValue('3');
  act(() => {
    for (let left = 0; left < 10; left++)
      try {
        jest.runOnlyPendingTimers();
      } catch {
        // The errors of the pages that were left.
      }
  });
});
