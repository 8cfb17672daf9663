/** Forms: rules, a draft on the device, the way to the first error, and sending once. */
export { ChoiceField, type ChoiceFieldProps } from './choice-field';
export { errorsBy, type Errors, type Rules } from './rules';
export { useForm, type Form, type FormOptions } from './use-form';
export { formDrafts } from './use-draft';
