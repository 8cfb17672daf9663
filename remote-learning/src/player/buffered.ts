/** Seconds by which what is here may begin after the place where the video is. */
const GAP = 1.5;

/** Second up to which a video is here, from where it is; 0 for nowhere. */
export function bufferedTo({
  buffered,
  currentTime,
}: Pick<HTMLMediaElement, 'buffered' | 'currentTime'>): number {
  for (let at = 0; at < buffered.length; at += 1) {
    if (buffered.start(at) <= currentTime + GAP && buffered.end(at) >= currentTime) return buffered.end(at);
  }
  return 0;
}
