import type { UserArea } from '@suite/api';
import { areas } from '../../../content';

const citiesOf = (province: string) =>
  Object.entries(areas.city_list)
    .filter(([code]) => code.slice(0, 2) === province.slice(0, 2))
    .map(([code, name]) => ({ id: code, name }));

/** The provinces with their cities. */
export const provinces = (): UserArea[] =>
  Object.entries(areas.province_list).map(([province, name]) => ({
    id: province,
    name,
    child: citiesOf(province),
  }));
