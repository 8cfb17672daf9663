/** A stretch of watching, told every few seconds, on a pause, before a jump and on leaving. */
export interface Watch {
  /** Seconds at which the learner is. */
  position: number;
  /** Seconds really played since the stretch before. */
  watched: number;
}

/** What the player offers at the end of a video. */
export interface After {
  /** What comes next: the next lesson's name, or the test. */
  title: string;
  /** Why this comes next. */
  text?: string;
  action: string;
  onAction: () => void;
}
