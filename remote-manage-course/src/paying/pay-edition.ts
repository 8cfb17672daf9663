import {
  createPayment,
  payContractStatus,
  wapPayContractStatus,
  wapPayment,
  wapPaymentOutside,
  type Call,
  type CreatePaymentParams,
  type ManageEditionName,
  type Payment,
  type PayContractStatus,
} from '@suite/api';
import { links } from '@suite/kernel/links';

/** What the payment pages of the editions differ in. */
export interface PayEdition {
  status: Call<void, PayContractStatus>;
  payment: (params: CreatePaymentParams) => Promise<Payment>;
  /** The page for buying. */
  pay: () => string;
  /** The page that pays an order by its number. */
  outside: (order: { tradeNo: string }) => string;
  hub: () => string;
}

/** The editions of the payment pages. */
export const payEditions: Record<ManageEditionName, PayEdition> = {
  old: {
    status: payContractStatus,
    payment: (params) => createPayment(params),
    pay: links.managePay,
    outside: links.managePayOutside,
    hub: links.manageCourse,
  },
  new: {
    status: wapPayContractStatus,
    payment: ({ order_no, channel, return_url = '', payer_title }) =>
      channel === 'browser'
        ? wapPaymentOutside({ order_no, return_url, payer_title })
        : wapPayment({ order_no, channel }),
    pay: links.newManagePay,
    outside: links.newManagePayOutside,
    hub: links.newManageCourse,
  },
};
