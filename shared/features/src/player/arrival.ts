/** Seconds by which an element may miss the place where it is to start. */
const NEAR = 1.5;
/** Engines that land elsewhere so often, at a key frame or at the beginning of a file without parts, do so always. */
const MOST_TRIES = 20;

/**
 * Brings a video element to the place where it is to start. A new source begins at 0 and has to be sent there;
 * until it has arrived, the element says nothing about the learner.
 */
export function createArrival(video: HTMLVideoElement) {
  let place = 0;
  let isThere = false;
  let tries = 0;
  return {
    isThere: () => isThere,
    /** Where the learner is: until the element has arrived, the place where it is to start. */
    place: () => (isThere ? video.currentTime : place),
    /** A new source is on its way to a place. */
    setOut(to: number) {
      place = to;
      isThere = false;
      tries = 0;
    },
    /** The learner moves to another place, perhaps before the source has arrived. */
    moveTo(to: number) {
      if (isThere) video.currentTime = to;
      else place = to;
    },
    /** Checks whether the element has arrived; sends it to its place if it is elsewhere. */
    check() {
      if (isThere || video.seeking) return;
      isThere = Math.abs(video.currentTime - place) <= NEAR || tries >= MOST_TRIES;
      if (isThere) return;
      tries += 1;
      video.currentTime = place;
    },
  };
}
