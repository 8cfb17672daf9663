import type { Registry } from './registry';

/** What the loader hands to the host. */
export interface BootState {
  registry: Registry;
  /** Where the registry came from. */
  source: 'fresh' | 'snapshot';
  /** The visitor's bucket, which decides whether they get a canary. */
  bucket: number;
}

declare global {
  interface Window {
    __suite?: BootState;
  }
}
