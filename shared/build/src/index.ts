export { baseConfig, uniqueNameOf, CHUNK_TIME_LIMIT, type BuildSettings } from './config/base';
export { defineHost } from './config/host';
export { defineRemote, type AppConfig } from './config/remote';
