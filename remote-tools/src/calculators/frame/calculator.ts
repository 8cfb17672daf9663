import type { Figure } from '../result-card';
import type { Errors } from '../read-inputs';
import type { Choices, Inputs } from '../remembered-input';

/** What the frame shows of a result. */
export interface Outcome {
  main: Figure;
  /** The second figure of the bar at the bottom. */
  second: Figure;
  figures: Figure[];
  /** Compares the result with what a learner would take it against. */
  sentence: string;
}

/** A calculator: its fields, and how its result follows from them. */
export interface Calculator<Input extends Inputs, Result> {
  /** Names what it keeps on the device. */
  name: string;
  title: string;
  /** Its page. */
  place: () => string;
  defaults: Input;
  choices: Choices<Input>;
  /** The messages of wrong fields; no result while any that it needs is wrong. */
  resultOf: (input: Input) => { errors: Errors<Input>; result?: Result };
  outcomeOf: (result: Result) => Outcome;
}

/** What the fields of a calculator need. */
export interface Form<Input extends Inputs> {
  input: Input;
  errors: Errors<Input>;
  change: (part: Partial<Input>) => void;
}
