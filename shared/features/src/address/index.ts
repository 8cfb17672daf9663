/** Choosing a place by province, city and county, and the address to which something is sent. */
export { AddressFields, type AddressFieldsProps } from './address-fields';
export { addressOf, addressRules, noAddress } from './address-rules';
export { areaNames, areasWithin, type AreaDepth } from './area-lists';
export { AreaPicker, type AreaPickerProps } from './area-picker';
