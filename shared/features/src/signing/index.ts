/** Signing a contract: one machine and its screens, for every line that has contracts. */
export { Documents, type DocumentsProps } from './documents';
export { Pad, type PadProps } from './pad';
export { SigningScreen, type SigningScreenProps } from './signing-screen';
export type { Identity, SigningEdition, Word } from './types';
export type { Stroke } from './strokes';
