import type { Address } from '@suite/api';
import { areas, regionOf } from '../../../content';

/** The codes that say where an address is. */
export type Region = Pick<Address, 'province_id' | 'city_id' | 'area_id'>;

/** Whether a city exists and lies in the province. */
export const isCity = ({ province_id, city_id }: Omit<Region, 'area_id'>): boolean =>
  Object.hasOwn(areas.province_list, province_id) &&
  Object.hasOwn(areas.city_list, city_id) &&
  city_id.slice(0, 2) === province_id.slice(0, 2);

/** Whether an area exists and lies in the city, and the city in the province. */
export const isRegion = (codes: Region): boolean =>
  isCity(codes) &&
  Object.hasOwn(areas.area_list, codes.area_id) &&
  codes.area_id.slice(0, 4) === codes.city_id.slice(0, 4);

/** Names of province, city and area, to be shown. */
export const regionName = ({ province_id, city_id, area_id }: Region): string =>
  regionOf(province_id, city_id, area_id);
