/** A page of some browser, reduced to what every driver can do. */
export interface EnginePage {
  goto(address: string): Promise<void>;
  /** Evaluates an expression in the page; a navigation in the middle rejects. */
  evaluate<Result>(expression: string): Promise<Result>;
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
