import { get, post } from './call';
import type { Flag } from './entities/basic';
import type {
  Consent,
  Contract,
  ContractReading,
  ContractState,
  ContractText,
  UserArea,
  Verifications,
} from './entities/contract';

/** Names one contract. */
export interface ContractParams {
  contractId: number;
}

/** What is taken only with its own consent. */
interface ConsentParams {
  consent: Consent;
}

/** Who signs. */
export interface IdentityParams extends ContractParams, ConsentParams {
  name: string;
  id_card: string;
  province_id: string;
  city_id: string;
}

/** Who takes the step. */
interface DeviceParams {
  /** The page is for another device, which needs no login: a ticket takes this one step of this contract, once. */
  other_device?: Flag;
}

/** Where the other provider's page leads back to. */
export interface LinkParams extends ContractParams, ConsentParams, DeviceParams {
  returnUrl: string;
}

/** Without a contract, the one that waits for the learner is meant. */
export interface SignUrlParams extends ConsentParams, DeviceParams {
  contractId?: number;
  reading: ContractReading;
  returnUrl: string;
  /** The version of the text that was read; of another one no page is opened. */
  version?: string;
}

/** A drawn signature below one version of the text. */
export interface HandsSignatureParams extends ContractParams, ConsentParams {
  version: string;
  reading: ContractReading;
  /** A picture as a data address. */
  signature: string;
}

/** What lets another device take one step, beside the address that it opens. */
export interface StepTicket {
  /** Number that the other device has to be given. */
  pin: string;
  /** Seconds for which the address holds. */
  expires_in: number;
}

/** A page of another provider; with a ticket when it was asked for another device. */
export interface ShortUrl extends Partial<StepTicket> {
  shortUrl: string;
}

/** Whether a signature has arrived, and whether it holds. */
export interface SignedSuccess {
  is_submitted: Flag;
  is_signed: Flag;
}

export const contractListV2 = get<void, { list: Contract[] }>(
  '/Contracts/getContractListV2',
  'contract_name$ contract_name_list* create_time@ expire_time@ list* reason$ sign_time@',
);
export const contractIndex = get<ContractParams, ContractState>(
  '/Contracts/Index',
  'consent_time@ consents* contract_name$ contract_name_list* create_time@ expire_time@ mobile$ name$ reason$ sign_time@ version$',
  { quiet: true },
);
export const userAreaList = get<void, { list: UserArea[] }>(
  '/Contracts/getUserAreaList',
  'child* list* name$',
);
export const contractVerified = get<ContractParams, Verifications>(
  '/contracts/isVerified',
  'is_code! is_face! is_identity!',
  {
    quiet: true,
  },
);
export const verifyIdentity3 = post<IdentityParams, null>('/contracts/verifyIdentity3');
export const verifyFaceUrl = post<LinkParams, ShortUrl>('/contracts/verifyFaceUrl');
export const verifyContractCode = post<ContractParams & { code: string }, null>('/contracts/verifyCode');
export const previewContract = post<ContractParams, ContractText>(
  '/contracts/preview',
  'answers* blocks* consent_time@ consents* contract_name$ documents* evidence? face_time@ is_changed! mobile$ name$ pages* reading? sign_time@ sms_time@ title$ version$',
  { quiet: true },
);
export const createAndSignUrl = post<SignUrlParams, ShortUrl>('/contracts/createAndSignUrl');
export const handsSignature = post<HandsSignatureParams, null>('/Contracts/handsSignature');
export const isSignedSuccess = post<ContractParams, SignedSuccess>(
  '/contracts/isSignedSuccess',
  'is_signed! is_submitted!',
);
/** The learner has seen that a contract waits and does not want to be told again. */
export const closeSignNotice = post<ContractParams, null>('/contracts/closeSignNotice');
