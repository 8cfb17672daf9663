import { get, post } from './call';
import type {
  HandsSignatureParams,
  IdentityParams,
  LinkParams,
  ContractParams,
  ShortUrl,
  SignUrlParams,
} from './contract';
import type { Flag } from './entities/basic';
import type { Contract, ContractState, Verifications } from './entities/contract';
import type { CreateOrderParams, Order } from './entities/order';
import type { StsToken } from './upload';

/** A contract of the management line in the learner's list. */
export interface ManageContract extends Contract {
  /** Area for which it is signed, by the list of areas; '' before the learner has named one. */
  area_id: string;
  /** Whether studying waits for this contract; others are added to it later. */
  is_main: Flag;
}

/**
 * A contract with its verifications. `face` is the learner's check after the signing; the number to which codes go
 * is '' until one is bound.
 */
export interface ManageContractState extends ContractState, Verifications {
  is_main: Flag;
}

/** Sends a signed contract as a file. */
export interface SendContractParams extends ContractParams {
  email: string;
}

/** Orders the course from a page of the old edition. */
export const managementPayOrder = post<CreateOrderParams, Order>(
  '/Pay/managementPayOrder',
  'attempt? attempt_no$ closed_reason$ create_time@ expire_time@ goods_name$ order_no$ pay_time@',
);
export const manageContractInfo = get<ContractParams, ManageContractState>(
  '/management/contractInfo',
  'consent_time@ consents* contract_name$ contract_name_list* create_time@ expire_time@ is_code! is_face! is_identity! is_main! mobile$ name$ reason$ sign_time@ version$',
);
export const verifyManageIdentity = post<IdentityParams, null>('/management/verifyIdentity3');
export const verifyManageCode = post<ContractParams & { code: string }, null>('/management/verifyCode');
export const manageSignUrl = post<SignUrlParams, ShortUrl>('/management/createAndSignUrl');
export const manageFaceUrl = post<LinkParams, ShortUrl>('/management/verifyFaceUrl');
/** The signature is the key of a picture that was uploaded before. */
export const signManageContract = post<HandsSignatureParams, null>('/management/handsSignature');
export const sendContract = post<SendContractParams, null>('/management/sendContract');
export const manageStsToken = get<void, StsToken>('/management/getStsToken', 'expire_time@');
