export { createGateway, type GatewayOptions } from './create-gateway';
export type { Sources } from './content-security';
export { freePorts, listen } from './listen';
