import type { Areas, UserArea } from '@suite/api';

const namesOf = (list: readonly { id: string; name: string }[]) =>
  Object.fromEntries(list.map(({ id, name }) => [id, name]));

/** The provinces and cities in the form of the address lists. */
export const areasOf = (provinces: readonly UserArea[]): Areas => ({
  province_list: namesOf(provinces),
  city_list: namesOf(provinces.flatMap(({ child }) => child)),
  area_list: {},
});
