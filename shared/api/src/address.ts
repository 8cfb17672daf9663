import { get, post } from './call';
import type { Address, Areas, SavedAddress } from './entities/address';
import type { Flag } from './entities/basic';

export interface FilledAddress {
  is_filled: Flag;
  address: SavedAddress | null;
}

export const postAddress = post<Address, SavedAddress>('/Address/postAddress', 'mobile$ name$');
export const isFilledAddress = get<void, FilledAddress>(
  '/address/isFilledAddress',
  'address? is_filled! mobile$ name$',
);
export const areas = get<void, Areas>('/address/areas');
