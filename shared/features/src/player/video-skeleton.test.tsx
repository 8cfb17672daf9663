import { useDrawing } from '@suite/ui';
import { render, renderHook, waitFor } from '@testing-library/react';
import { VideoListSkeleton, VideoSkeleton } from './video-skeleton';

const drawing = () => renderHook(() => useDrawing(false)).result.current;

test('what draws covers comes while the list is on its way', async () => {
  expect(drawing()).toBeUndefined();
  render(<VideoListSkeleton />);
  await waitFor(() => expect(drawing()).toBeDefined());
});

test.each([
  ['lessons', 4, 3, 0],
  ['videos', 0, 0, 3],
  ['text', 0, 0, 0],
] as const)('a player waits with what stands under it: %s', (under, tabs, chapters, videos) => {
  const { container } = render(<VideoSkeleton under={under} />);
  const count = (name: string) => container.querySelectorAll(`.${name}`).length;
  expect(count('stage')).toBe(1);
  expect([count('tab'), container.querySelectorAll('.chapters > *').length, count('video')]).toEqual([
    tabs,
    chapters,
    videos,
  ]);
});
