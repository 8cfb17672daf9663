/**
 * Modules of which a page may hold one copy only. The host provides them and remotes are built without them;
 * the build and the release gate read this list. It names facades, not libraries, because a library that is
 * shared as a whole cannot be tree-shaken.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@suite/kernel',
  '@suite/kernel/router',
  '@suite/ui/base',
] as const;

/** Name of a module of the list. */
export type Singleton = (typeof singletons)[number];

/** The package whose version a shared module carries. */
export function packageOf(singleton: string): string {
  const parts = singleton.split('/');
  return parts.slice(0, singleton.startsWith('@') ? 2 : 1).join('/');
}
