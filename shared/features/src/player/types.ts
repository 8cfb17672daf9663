import type { CoverProps, SproutStage } from '@suite/ui';

/** What the player offers at the end of a video. */
export interface After {
  /** What is over, if it is not the lesson: 本节学完. */
  over?: string;
  /** How far the sprout has grown with the lessons that are done. */
  growth?: SproutStage;
  /** What comes next: the next lesson's name, or the test. */
  title: string;
  /** Picture of the next lesson. */
  cover?: Pick<CoverProps, 'src' | 'seed'>;
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
  /** Pauses a video that plays; says whether it did. */
  pause: () => boolean;
  play: () => void;
}
