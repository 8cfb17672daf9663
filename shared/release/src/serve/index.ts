export { createGateway } from './create-gateway';
export type { GatewayOptions } from './gateway-options';
export type { Sources } from './content-security';
export { anyPort, freePorts, listen } from './listen';
