/** Signing a contract: one machine and its screens, for every line that has contracts. */
export { ContractCard, type ContractCardProps, type ContractWays } from './contract-card';
export { ContractTextScreen, type ContractTextScreenProps } from './contract-text-screen';
export { statusWords } from './contract-words';
export { Documents, type DocumentsProps } from './documents';
export { NoContract, type NoContractProps } from './no-contract';
export { Pad, type PadProps } from './pad';
export { areasOf, maskedMobile } from './provider-parts';
export { SigningScreen, type SigningScreenProps } from './signing-screen';
export type { Identity, SigningEdition, Word } from './types';
export type { Stroke } from './strokes';
