/** The result of one check. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
}
