/** Ids are the six-digit codes of the areas. */
export interface Address {
  name: string;
  mobile: string;
  province_id: string;
  city_id: string;
  area_id: string;
  /** Street and number. */
  address: string;
}

export interface SavedAddress extends Address {
  id: number;
  /** Names of province, city and area, to be shown. */
  region: string;
}

/** Names by code. */
export interface Areas {
  province_list: Record<string, string>;
  city_list: Record<string, string>;
  area_list: Record<string, string>;
}
