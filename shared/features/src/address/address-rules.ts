import type { Address } from '@suite/api';
import { mobileFault } from '@suite/ui';
import { errorsBy, type Errors, type Rules } from '../form';

export const addressLimits = { name: 20, address: 100 } as const;

export const emptyAddress: Address = {
  name: '',
  mobile: '',
  province_id: '',
  city_id: '',
  area_id: '',
  address: '',
};

/** An address as the provider gives it back, where a field may be empty. */
type AddressRecord = { [Field in keyof Address]: Address[Field] | null };

/** The address alone, of a record that says more, without blanks around its texts. */
export const addressOf = (record: AddressRecord): Address => {
  // Codes of regions may come as numbers, and 0 for none.
  const textOf = (field: keyof Address) => String(record[field] || '').trim();
  return {
    name: textOf('name'),
    mobile: textOf('mobile'),
    province_id: textOf('province_id'),
    city_id: textOf('city_id'),
    area_id: textOf('area_id'),
    address: textOf('address'),
  };
};

/** The rules of an address; the provider has the same. */
export const addressRules: Rules<Address> = {
  name: (name) => (name.trim() ? undefined : '请输入收件人姓名'),
  mobile: mobileFault,
  area_id: (area) => (area ? undefined : '请选择所在地区'),
  address: (address) => (address.trim().length < 4 ? '请输入街道和门牌号，至少 4 个字' : undefined),
};

/** What is still wrong with an address, in the order of the form. */
export const addressErrors = (address: Address): Errors => errorsBy(addressRules, addressOf(address));
