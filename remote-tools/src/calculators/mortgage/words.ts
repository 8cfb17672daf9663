import type { Method } from './loan';
import type { Lender } from './mortgage-input';

/** Names of the repayment methods. */
export const methodNames: Record<Method, string> = { instalment: '等额本息', principal: '等额本金' };

/** Names of the lenders' loans. */
export const lenderNames: Record<Lender, string> = { commercial: '商业贷款', fund: '公积金贷款' };
