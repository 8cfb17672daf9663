import { get, post } from './call';
import type { Flag } from './entities/basic';
import type { Consent } from './entities/contract';
import type { Amount } from './entities/order';
import type {
  Bank,
  Refund,
  RefundAgreement,
  RefundBank,
  RefundContract,
  RefundOffer,
  RefundStatus,
} from './entities/refund';

/** Names one contract. */
export interface RefundParams {
  contractId: number;
}

/** A purchase that was made, or goods that are on sale, as if they were bought today. */
export interface RefundOfferParams {
  contractId?: number;
  goods_id?: string;
}

export interface SignRefundParams extends RefundParams {
  /** The version that was read and the amount that was shown; others are refused. */
  version: string;
  amount: Amount;
  /** A picture as a data address. */
  signature: string;
  consent: Consent;
}

/** Takes the signature back, as long as the provider allows it. */
export interface WithdrawRefundParams extends RefundParams {
  is_withdrawn: 1;
}

export interface BindCardParams extends RefundParams {
  bank_id: number;
  /** Digits alone. */
  card_no: string;
  consent: Consent;
}

export const refundOffer = get<RefundOfferParams, RefundOffer>(
  '/refunddk/getShowRefund',
  'begins_on@ can_refund! contract_name$ ends_on@ fees* free_until@ goods_name$ last_on@ name$ reason$ since@ today@',
);
export const refundBank = get<RefundParams, RefundBank>('/refunddk/isShowBank', 'is_show!');
export const hasRefund = get<RefundParams, { has_refund: Flag; refund: Refund | null }>(
  '/refunddk/getHasRefund',
  'arrives_by@ bank_name$ can_bind! can_withdraw! consent_time@ consents* contract_id# contract_name$ event_time@ events* goods_name$ has_refund! reason$ refund? sign_time@ version$',
  { quiet: true },
);
export const refundContracts = get<void, { list: RefundContract[] }>(
  '/refunddk/getList',
  'can_refund! contract_id# contract_name$ goods_name$ list* order_no$ reason$',
);
export const refundAgreement = post<RefundParams, RefundAgreement>(
  '/refunddk/signedRefundTemplate',
  'clauses* contract_id# text$ title$ version$',
);
/** An agreement is signed once: while its refund runs, a second signature is refused with CONTRACT_SIGNED. */
export const signRefund = post<SignRefundParams | WithdrawRefundParams, Refund>(
  '/refunddk/signAgreement',
  'arrives_by@ bank_name$ can_bind! can_withdraw! consent_time@ consents* contract_id# contract_name$ event_time@ events* goods_name$ reason$ sign_time@ version$',
);
export const bindRefundCard = post<BindCardParams, Refund>(
  '/refunddk/addBankInfo',
  'arrives_by@ bank_name$ can_bind! can_withdraw! consent_time@ consents* contract_id# contract_name$ event_time@ events* goods_name$ reason$ sign_time@ version$',
);
export const bankList = get<void, { list: Bank[] }>('/v3/bank/list', 'list* name$');

/** How a refund stands, in the words that every page uses. */
export const refundNames: Record<RefundStatus, string> = {
  to_bind: '待填银行卡',
  submitted: '已提交',
  checking: '审核中',
  approved: '审核通过',
  on_way: '已打款',
  arrived: '已到账',
  failed: '退回失败',
  refused: '未通过',
  withdrawn: '已撤回',
};
