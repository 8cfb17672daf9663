/** Choosing a place by province, city and county, and saying where something is to be sent. */
export { AddressFields, type AddressFieldsProps } from './address-fields';
export { AddressForm, type AddressFormProps } from './address-form';
export { addressErrors, addressOf, addressRules, emptyAddress } from './address-rules';
export { areaNames } from './area-lists';
export { AreaPicker, type AreaPickerProps } from './area-picker';
export { PersonFields, type PersonFieldsProps } from './person-fields';
export { placeWords, useAreas } from './use-areas';
