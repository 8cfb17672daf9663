import type { DateTime } from '@suite/kernel/time';

/** Where the learner stopped, with the moment; null before the first record. */
export interface Place {
  position: number;
  record_time: DateTime | null;
}

/** Where a report on this device says that the learner stopped. */
export interface Waiting {
  position: number;
  /** The server's time of the position from which the learner had gone on; '' without one. */
  base: string;
}

/** Seconds from which on two places are different ones. */
export const FAR = 10;

/** Of two places the later one. */
export const later = (one: Place, other: Place | undefined): Place =>
  other && (other.record_time ?? '') > (one.record_time ?? '') ? other : one;

/** Seconds before the end from which a video counts as seen to its end. */
const tailOf = (duration: number) => Math.min(10, Math.max(2, duration / 20));

/** Whether the learner has seen a video to its end, so that it starts anew. */
export const isAtEnd = (position: number, duration: number): boolean =>
  duration > 0 && position >= duration - tailOf(duration);

/**
 * Seconds at which a video starts: where the server last saw the learner, on whichever device, unless this device
 * holds a report that goes on from there and has not gone out yet. Only the server's own times are compared: the
 * clocks of phones differ.
 */
export function startOf(server: Place, duration: number, waiting?: Waiting): number {
  const goesOn = waiting && waiting.base >= (server.record_time ?? '');
  const position = goesOn ? waiting.position : server.position;
  return isAtEnd(position, duration) ? 0 : Math.max(0, position);
}

/** The second at which the learner was on another device, later than all that this page knows. */
export function elsewhereOf(told: Place, known: Place, duration: number): number | undefined {
  const isLater = (told.record_time ?? '') > (known.record_time ?? '');
  return isLater && !isAtEnd(told.position, duration) ? told.position : undefined;
}
