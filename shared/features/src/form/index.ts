/** Forms whose text is kept on the device until the provider has it. */
export { useDraft } from './use-draft';
export { useFirstError } from './use-first-error';
