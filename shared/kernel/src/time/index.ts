/** Time of the product: the provider's texts, read in Shanghai's zone on every device. */
export * from './calendar';
export * from './moments';
export * from './pace';
export type * from './types';
export * from './words';
