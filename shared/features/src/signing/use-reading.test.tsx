import { act, render } from '@testing-library/react';
import type { ContractText } from '@suite/api';
import { signingRecord, type SigningRecord } from './record';
import { text } from './testing/visit';
import { useReading } from './use-reading';

const tops: Record<string, number> = { price: 100, refund: 2000, page: 300 };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  window.scrollTo = jest.fn();
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const top = tops[this.dataset.block ?? ''] ?? 0;
    return { top, bottom: top + 100 } as DOMRect;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

let reading: ReturnType<typeof useReading>;

function Text({ of, record }: { of: ContractText; record: SigningRecord }) {
  reading = useReading(of, record);
  return (
    <div ref={reading.box}>
      {Object.keys(tops).map((id) => (
        <p data-block={id} key={id} />
      ))}
    </div>
  );
}

const open = () => {
  const record = signingRecord({ line: 'learner', user: 7 }, 'contract-7');
  return render(<Text of={text('1')} record={record} />);
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
const seconds = () => Object.fromEntries(reading.blocks().map((block) => [block.id, block.seconds]));

test('time counts for what is in view, and for a page only when its picture has been there', () => {
  open();
  pass(3);
  expect(seconds()).toEqual({ price: 3, refund: 0, page: 0 });
  act(() => reading.see('page'));
  pass(2);
  expect(seconds()).toEqual({ price: 5, refund: 0, page: 2 });
});

test('no time counts while the app is in the background', () => {
  open();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(60);
  expect(seconds()).toMatchObject({ price: 0 });
});

test('the time of an earlier visit is added', () => {
  const { unmount } = open();
  pass(4);
  unmount();
  open();
  pass(2);
  expect(seconds()).toMatchObject({ price: 6 });
});
