/** A point of the screen, in CSS pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** A page of some browser, reduced to what every driver can do. */
export interface EnginePage {
  goto(address: string): Promise<void>;
  /** Evaluates an expression in the page; a navigation in the middle rejects. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Puts a finger down at the first point of the screen, moves it through the others, and lifts it. */
  drag(points: readonly ScreenPoint[]): Promise<void>;
  /** The errors that the page has thrown or logged so far. */
  errors: readonly string[];
  close(): Promise<void>;
}

/** A browser on which the flows run. */
export interface Engine {
  name: string;
  newPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

/** An engine of the table that may be missing on a machine. */
export interface EngineOffer {
  name: string;
  /** What has to be installed first, in words for people. */
  lacks?: () => string | undefined;
  launch: () => Promise<Engine>;
}
