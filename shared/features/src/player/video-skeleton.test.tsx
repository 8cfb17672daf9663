import { useDrawing } from '@suite/ui';
import { render, renderHook, waitFor } from '@testing-library/react';
import { VideoListSkeleton } from './video-skeleton';

const drawing = () => renderHook(() => useDrawing(false)).result.current;

test('what draws covers comes while the list is on its way', async () => {
  expect(drawing()).toBeUndefined();
  render(<VideoListSkeleton />);
  await waitFor(() => expect(drawing()).toBeDefined());
});
