import type { Registry } from './registry';

/** What the loader hands to the host. */
export interface BootState {
  registry: Registry;
  /** Where the registry came from. */
  source: 'fresh' | 'snapshot';
  /** The visitor's share, by which they get a canary or not. */
  bucket: number;
  /** A registry came that nobody whom the document knows had signed. */
  refused?: boolean;
}

declare global {
  interface Window {
    __suite?: BootState;
  }
}
