import { areas, isFilledAddress, postAddress, type SavedAddress } from '@suite/api';
import * as v from 'valibot';
import { areas as areaNames } from '../../../content';
import type { Group } from '../../group';
import { handle, handleOpen } from '../../handle';
import { addressFields, regionCheck } from './address-schema';
import { addressOf, saveAddress } from './addresses';
import { seedAddress } from './seed';

const addressHandlers = [
  handle(
    postAddress,
    v.pipe(v.object(addressFields), regionCheck()),
    async ({ db, now, learner, params }) => {
      await saveAddress(db, now, learner.id, params);
      return (await addressOf(db, learner.id)) as SavedAddress;
    },
  ),

  handle(isFilledAddress, async ({ db, learner }) => {
    const address = await addressOf(db, learner.id);
    return { is_filled: address ? 1 : 0, address };
  }),

  handleOpen(areas, () => areaNames),
];

/** The learner's address, and the areas of the country. */
export const address: Group = {
  name: 'address',
  handlers: addressHandlers,
  seed: seedAddress,
};
