import { baseConfig, type BuildSettings } from '@suite/build';

/** The settings of every app of the suite, without federation. */
export default async function monolith(settings: BuildSettings) {
  return { ...baseConfig(import.meta.dirname, settings), entry: { main: './src/index.tsx' } };
}
