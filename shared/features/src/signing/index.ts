/** Signing a contract: one machine and its screens, for every line that has contracts. */
export { ContractCard, type ContractCardProps, type ContractWays } from './contract-card';
export { ContractTextScreen, type ContractTextScreenProps } from './contract-text-screen';
export { ContractListPage, type ContractListPageProps } from './contract-list-page';
export { NoContract, type NoContractProps } from './no-contract';
export { areasOf } from './area-lists';
export { SignatureButton, SignatureCard, useSignature, type Signature } from './signature';
export { SignedMark } from './signed-mark';
export { SigningScreen, type SigningScreenProps } from './signing-screen';
export type { Identity, SigningEdition, Standing } from './types';
export { refundRecord, type SigningRecord } from './record';
