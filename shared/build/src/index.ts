export { baseConfig, containerOf, CHUNK_TIME_LIMIT, type BuildSettings } from './config/base';
export { defineHost } from './config/host';
export { defineRemote, loadTable, type AppConfig } from './config/remote';
export { filesUnder, hashOf } from './files-under';
export { bundleInline } from './loader';
export { pageChunk } from './loading/page-chunk';
export { default as webpack } from 'webpack';
