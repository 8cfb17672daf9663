/** A page's report on one release, for operations. */
export interface LoadEvent {
  app: string;
  version: string;
  /** Whether the page was given the release as a canary. */
  canary: boolean;
  /** `load`: the release runs. `error`: it does not, even after every retry. `fault`: an error in a page that runs. */
  kind: 'load' | 'error' | 'fault';
  /** What is wrong, in a word such as `timeout`. */
  code?: string;
  /** Name of the page's route. */
  page?: string;
}
