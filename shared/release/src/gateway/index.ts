export { createGateway } from './create-gateway';
export { deltaOf } from './deltas';
export { useAsDictionary } from './dictionaries';
export type { GatewayOptions } from './gateway-options';
export type { Sources } from './content-security';
export { anyPort, freePorts, listen } from './listen';
export { nodeZstd } from './zstd';
