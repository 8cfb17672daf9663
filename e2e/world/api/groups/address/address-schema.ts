import type { Address } from '@suite/api';
import * as v from 'valibot';
import { areas, regionOf } from '../../../content';
import { mobile, text } from '../../handle';

/** The codes that say where an address is. */
type Region = Pick<Address, 'province_id' | 'city_id' | 'area_id'>;

/** Whether a city exists and lies in the province. */
export const isCity = ({ province_id, city_id }: Omit<Region, 'area_id'>): boolean =>
  Object.hasOwn(areas.province_list, province_id) &&
  Object.hasOwn(areas.city_list, city_id) &&
  city_id.slice(0, 2) === province_id.slice(0, 2);

/** Whether an area exists and lies in the city, and the city in the province. */
const isRegion = (codes: Region): boolean =>
  isCity(codes) &&
  Object.hasOwn(areas.area_list, codes.area_id) &&
  codes.area_id.slice(0, 4) === codes.city_id.slice(0, 4);

/** Names of province, city and area, to be shown. */
export const regionName = ({ province_id, city_id, area_id }: Region): string =>
  regionOf(province_id, city_id, area_id);

/** An address as it was given: the names stay though the list of areas may change. */
export const snapshotOf = <Given extends Region>(given: Given): string =>
  JSON.stringify({ ...given, region: regionName(given) });

/** The code of an area. */
export const areaCode = () => v.pipe(v.string(), v.regex(/^\d{6}$/, '请选择所在地区'));

/** What every form with an address has. */
export const addressFields = {
  name: text(20, '请输入 20 个字以内的收货人姓名'),
  mobile: mobile(),
  province_id: areaCode(),
  city_id: areaCode(),
  area_id: areaCode(),
  address: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(4, '请输入详细地址，至少 4 个字'),
    v.maxLength(100, '详细地址不能超过 100 个字'),
  ),
};

/** Throws unless province, city and area belong together. */
export const regionCheck = <Given extends Region>() =>
  v.check<Given, string>(isRegion, '所在地区不存在，请重新选择');

/** Throws unless the city lies in the province. */
export const cityCheck = <Given extends Omit<Region, 'area_id'>>() =>
  v.check<Given, string>(isCity, '所在城市不存在，请重新选择');
