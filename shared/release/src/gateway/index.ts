export { createGateway, type GatewayOptions } from './create-gateway';
export type { Sources } from './content-security';
export { listen } from './listen';
