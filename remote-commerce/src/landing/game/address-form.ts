import type { Address, FilledAddress } from '@suite/api';
import type { Rules } from '@suite/features/form';

export const emptyAddress: Address = {
  name: '',
  mobile: '',
  province_id: '',
  city_id: '',
  area_id: '',
  address: '',
};

/** As it is sent: without the blanks around what was typed. */
export const trimmedAddress = ({ name, mobile, address, ...region }: Address): Address => ({
  ...region,
  name: name.trim(),
  mobile: mobile.trim(),
  address: address.trim(),
});

/** What the provider has, as the form shows it. */
export function addressIn({ address: saved }: FilledAddress): Address {
  if (!saved) return emptyAddress;
  const { name, mobile, province_id, city_id, area_id, address } = saved;
  return { name, mobile, province_id, city_id, area_id, address };
}

/** Whether two addresses are one: an answer that was lost may still have been written. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  (Object.keys(emptyAddress) as (keyof Address)[]).every((field) => one[field] === other[field]);

export const addressRules: Rules<Address> = {
  name: (name) => (name.trim() ? undefined : '请输入收件人姓名'),
  mobile: (mobile) => (/^1[3-9]\d{9}$/.test(mobile.trim()) ? undefined : '请输入 11 位手机号'),
  area_id: (area) => (area ? undefined : '请选择所在地区'),
  address: (address) => (address.trim().length >= 4 ? undefined : '请输入详细地址，至少 4 个字'),
};
