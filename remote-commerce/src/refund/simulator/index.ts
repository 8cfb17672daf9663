/** The refund simulator, for the list of refunds and for the payment pages. */
export { RefundPreview } from './refund-preview';
