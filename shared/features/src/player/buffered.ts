/** A buffered part may begin this many seconds after the current place and still count. */
const GAP = 1.5;

/** The second up to which a video is buffered from its current place; 0 if that place is not buffered. */
export function bufferedTo({
  buffered,
  currentTime,
}: Pick<HTMLMediaElement, 'buffered' | 'currentTime'>): number {
  for (let at = 0; at < buffered.length; at += 1) {
    if (buffered.start(at) <= currentTime + GAP && buffered.end(at) >= currentTime) return buffered.end(at);
  }
  return 0;
}
