import { get, post } from './call';
import type {
  ContractParams,
  HandsSignatureParams,
  IdentityParams,
  LinkParams,
  ShortUrl,
  SignUrlParams,
} from './contract';
import type { Flag } from './entities/basic';
import type { ContractText, UserArea } from './entities/contract';
import type { CreatePaymentParams, Goods, Payment } from './entities/order';
import type { MessageSent, MobileCodeParams } from './login';
import type { PayContractStatus } from './management';
import type { ManageContract, ManageContractState } from './management-contract';
import type { StsToken } from './upload';

/** Whether the learner owns a course that excludes these goods. */
export interface GoodsMutex {
  is_mutex: Flag;
  /** The goods that are asked for. */
  goods_name: string;
  /** Names of what the learner owns and what excludes them. */
  names: string[];
  /** Why they exclude each other, in the provider's words. */
  reason: string;
}

/** The learner as the management line knows them. */
export interface WapUser {
  name: string;
  /** The bound number with its middle hidden; '' when there is none. */
  mobile: string;
  is_bind: Flag;
}

/** Pays an order in the messenger or in the native app. */
export interface WapPaymentParams {
  order_no: string;
  channel: Exclude<CreatePaymentParams['channel'], 'browser'>;
}

/** Pays an order on the cashier's page. */
export interface WapPaymentOutsideParams {
  order_no: string;
  return_url: string;
  payer_title?: CreatePaymentParams['payer_title'];
}

export const sendWapCode = post<{ mobile: string }, MessageSent>('/wap/user/sendCode');
export const bindWapMobile = post<MobileCodeParams, null>('/wap/user/bindMobile');
export const wapUser = get<void, WapUser>('/wap/user/getInfo', 'is_bind! mobile$ name$');
export const manageGoods = get<void, Goods>(
  '/wap/pay/getGoodsInfo',
  'attempt? attempt_no$ closed_reason$ coupon_name$ create_time@ expire_time@ goods_name$ includes* introduce$ name$ order? order_no$ pay_time@ sale_reason$ sale_time@ server_time@',
);
export const wapPayContractStatus = get<void, PayContractStatus>(
  '/wap/pay/getPayContractStatus',
  'contract_id# is_face! is_pay! is_sign!',
);
export const checkGoodsMutex = get<{ goods_id: string }, GoodsMutex>(
  '/wap/pay/checkGoodsMutex',
  'goods_name$ is_mutex! names* reason$',
);
/** Every call gives fresh parameters; an attempt in another channel is closed first. */
export const wapPayment = post<WapPaymentParams, Payment>('/wap/pay/payment', 'attempt_no$ pay_params?');
export const wapPaymentOutside = post<WapPaymentOutsideParams, Payment>(
  '/wap/pay/paymentOutside',
  'attempt_no$ pay_params?',
);
export const wapStsToken = get<void, StsToken>('/wap/utils/getStsToken', 'expire_time@');
export const verifyWapIdentity = post<IdentityParams, null>('/wap/contract/verifyIdentity');
export const verifyWapCode = post<ContractParams & { code: string }, null>('/wap/contract/verifyCode');
export const wapSignUrl = post<SignUrlParams, ShortUrl>('/wap/contract/createAndSignUrl');
export const wapFaceUrl = post<LinkParams, ShortUrl>('/wap/contract/verifyFaceUrl');
export const wapContractInfo = get<ContractParams, ManageContractState>(
  '/wap/contract/contractInfo',
  'consent_time@ consents* contract_name$ contract_name_list* create_time@ expire_time@ is_code! is_face! is_identity! is_main! mobile$ name$ reason$ sign_time@ version$',
  {
    quiet: true,
  },
);
/** The signature is the key of a picture that was uploaded before. */
export const signPrivateContract = post<HandsSignatureParams, null>('/wap/contract/signaturePrivateContract');
export const wapContractList = get<void, { list: ManageContract[] }>(
  '/wap/contract/contractList',
  'contract_name$ contract_name_list* create_time@ expire_time@ is_main! list* reason$ sign_time@',
);
export const wapPreview = get<ContractParams, ContractText>(
  '/wap/contract/preview',
  'answers* blocks* consent_time@ consents* contract_name$ documents* evidence? face_time@ is_changed! mobile$ name$ pages* reading? sign_time@ sms_time@ title$ version$',
);
/** The areas for which contracts of this line are signed, with their cities. */
export const wapAreaList = get<void, { list: UserArea[] }>(
  '/wap/contract/getUserAreaList',
  'child* list* name$',
);
/** Whether the learner's face has been verified for that contract. */
export const verifyPassed = get<ContractParams, { is_passed: Flag }>(
  '/wap/contract/verifyPassed',
  'is_passed!',
);
