import { baseConfig, type BuildSettings } from '@suite/build';

/** The settings of every app of the suite, without federation. */
export default async function monolith(settings: BuildSettings) {
  const config = baseConfig(import.meta.dirname, settings);
  return { ...config, entry: { main: './src/index.tsx' } };
}
