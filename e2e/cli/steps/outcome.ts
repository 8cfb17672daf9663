/** What one check came to. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
}
