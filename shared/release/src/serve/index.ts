export { createGateway } from './create-gateway';
export type { GatewayOptions } from './create-server';
export type { Sources } from './content-security';
export { anyPort, freePorts, listen } from './listen';
