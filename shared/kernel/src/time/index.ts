/** Time of the product: in Shanghai, by the provider's texts, whatever zone the device is set to. */
export * from './shanghai';
export type * from './types';
export * from './words';
