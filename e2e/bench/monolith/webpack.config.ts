import { baseConfig, EditionsPlugin, type BuildSettings } from '@suite/build';

/** The settings of every app of the suite, without federation. */
export default async function monolith(settings: BuildSettings) {
  const config = baseConfig(import.meta.dirname, settings);
  const plugins = [...(config.plugins ?? []), new EditionsPlugin()];
  return { ...config, plugins, entry: { main: './src/index.tsx' } };
}
