import type { Areas } from '@suite/api';
import { areaList } from './area-list';

function read(list: string): Areas {
  const areas: Areas = { province_list: {}, city_list: {}, area_list: {} };
  for (const line of list.trim().split('\n')) {
    const [code = '', name = '', ...within] = line.split(' ');
    if (code.length === 2) areas.province_list[`${code}0000`] = name;
    else areas.city_list[`${code}00`] = name;
    for (const area of within) areas.area_list[code + area.slice(0, 2)] = area.slice(2);
  }
  return areas;
}

/** Names by six-digit code; every province has a city, every city an area. */
export const areas = read(areaList);

/** The names of an address's province, city and area, such as 浙江省杭州市西湖区. */
export function regionOf(province_id: string, city_id: string, area_id: string): string {
  const names = [areas.province_list[province_id], areas.city_list[city_id], areas.area_list[area_id]];
  return [...new Set(names)].filter(Boolean).join('');
}
