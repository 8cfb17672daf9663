/** Seconds by which an element may miss the place where it is to start. */
const NEAR = 1.5;

/**
 * Brings a video element to the place where it is to start. A new source begins at 0 and has to be sent there;
 * until it has arrived, the element says nothing about the learner.
 */
export function createArrival(video: HTMLVideoElement) {
  let place = 0;
  let isThere = false;
  return {
    isThere: () => isThere,
    /** Where the learner is: until the element has arrived, the place where it is to start. */
    place: () => (isThere ? video.currentTime : place),
    /** A new source is on its way to a place. */
    setOut(to: number) {
      place = to;
      isThere = false;
    },
    /** The learner moves to another place, perhaps before the source has arrived. */
    moveTo(to: number) {
      if (isThere) video.currentTime = to;
      else place = to;
    },
    /** Checks whether the element has arrived; sends it to its place if it is elsewhere. */
    check() {
      if (isThere || video.seeking) return;
      if (Math.abs(video.currentTime - place) > NEAR) video.currentTime = place;
      else isThere = true;
    },
  };
}
