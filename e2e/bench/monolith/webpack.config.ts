import { baseConfig, type AppConfig } from '@suite/build';

/** The settings of every app of the suite, without federation. */
const monolith: AppConfig = async (settings) => ({
  ...baseConfig(import.meta.dirname, settings),
  entry: { main: './src/index.tsx' },
});

export default monolith;
