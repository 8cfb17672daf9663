/** A stretch of watching; it is reported every few seconds, on a pause, before a jump and on leaving. */
export interface Watch {
  /** The second of the video at which the learner is. */
  position: number;
  /** Real seconds of playing since the last report. */
  watched: number;
}

/** The material to which a video belongs. */
export interface MaterialOfVideo {
  /** Path of the call that marks it as studied. */
  path: string;
  week_id: number;
  material_id: number;
}

/** What the player offers at the end of a video. */
export interface After {
  /** What comes next: the next lesson's name, or the test. */
  title: string;
  /** Why this comes next. */
  text?: string;
  /** Absent while the only step is to watch again. */
  action?: string;
  /** The page has the same button under the player: the card shows its own only while that is hidden. */
  isBelow?: boolean;
  onAction?: () => void;
}

/** How a page moves its player: a note leads to its moment. */
export interface PlayerControl {
  /** The second at which the player stands. */
  time: () => number;
  /** Plays from a second on. */
  playFrom: (second: number) => void;
}
