import type { Address } from '@suite/api';
import type { Rules } from '../form';

export const noAddress: Address = {
  name: '',
  mobile: '',
  province_id: '',
  city_id: '',
  area_id: '',
  address: '',
};

/** The fields of an address alone, without what an answer adds to them. */
export const addressOf = ({ name, mobile, province_id, city_id, area_id, address }: Address): Address => ({
  name,
  mobile,
  province_id,
  city_id,
  area_id,
  address,
});

/** The rules of an address to which something is sent; the provider has the same. */
export const addressRules: Rules<Address> = {
  name: (name) => (name.trim() ? undefined : '请输入收件人姓名'),
  mobile: (mobile) => (/^1[3-9]\d{9}$/.test(mobile) ? undefined : '请输入 11 位手机号'),
  area_id: (code) => (code ? undefined : '请选择所在地区'),
  address: (text) => (text.trim().length >= 4 ? undefined : '请输入街道和门牌号，至少 4 个字'),
};
