/** A broken rule of the house: where, and what to do instead. */
export interface Fault {
  file: string;
  line?: number;
  column?: number;
  message: string;
}
