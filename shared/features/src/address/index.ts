/** Choosing a place by province, city and county. */
export { areaNames, areasWithin, type AreaDepth } from './area-lists';
export { AreaPicker, type AreaPickerProps } from './area-picker';
