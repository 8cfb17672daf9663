/** Forms: rules, a draft on the device, the way to the first error, and sending once. */
export { Choice, type ChoiceProps } from './choice';
export { errorsBy, type Errors, type Rules } from './rules';
export { useForm, type Form, type FormOptions } from './use-form';
