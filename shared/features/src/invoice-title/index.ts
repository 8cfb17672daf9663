/** To whom an invoice is made out: the form and its rules, for a learner and for whoever pays for them. */
export {
  addresseeIn,
  addresseeOf,
  formOf,
  isSameAddressee,
  taxNoDoubt,
  titleRules,
  typeNames,
  type TitleForm,
} from './title';
export { TitleFields } from './title-fields';
