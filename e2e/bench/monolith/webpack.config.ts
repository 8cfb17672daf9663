import { baseConfig, type AppConfig } from '@suite/build';

/** The same settings as every app of the suite has, and no federation. */
const monolith: AppConfig = async (settings) => ({
  ...baseConfig(import.meta.dirname, settings),
  entry: { main: './src/index.tsx' },
});

export default monolith;
