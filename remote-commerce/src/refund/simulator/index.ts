/** The refund simulator, for the list of refunds and for the payment pages. */
export { RefundPreview, type RefundPreviewProps } from './refund-preview';
