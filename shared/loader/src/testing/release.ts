import type { LiveRelease } from '../registry';

/** An empty release, for tests that are about other things. */
export const releaseOf = (version: string, over: Partial<LiveRelease> = {}): LiveRelease => ({
  version,
  base: `/releases/x/${version}/`,
  entry: 'entry.js',
  styles: [],
  routes: [],
  ...over,
});
