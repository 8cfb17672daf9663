import { areas, isFilledAddress, postAddress, type Address, type SavedAddress } from '@suite/api';
import type { Generated } from 'kysely';
import * as v from 'valibot';
import { areas as areaNames } from '../../../content';
import { put, type Db } from '../../../db';
import type { Group, Seeding } from '../../group';
import { handle, handleOpen } from '../../handle';
import { addressFields, regionCheck, regionName } from './address-schema';

interface AddressTable extends Address {
  id: Generated<number>;
  learner_id: number;
  saved_at: number;
}

declare module '../../../db' {
  interface Tables {
    /** The address to which everything is sent; a learner has one. */
    address: AddressTable;
  }
}

/** The learner's address; null before there is one. */
export async function addressOf(db: Db, learnerId: number): Promise<SavedAddress | null> {
  const row = await db
    .selectFrom('address')
    .select(['id', 'name', 'mobile', 'province_id', 'city_id', 'area_id', 'address'])
    .where('learner_id', '=', learnerId)
    .executeTakeFirst();
  return row ? { ...row, region: regionName(row) } : null;
}

/** Keeps the address in place of the one before. */
async function saveAddress(db: Db, now: number, learnerId: number, given: Address): Promise<void> {
  const { name, mobile, province_id, city_id, area_id, address } = given;
  const values = { name, mobile, province_id, city_id, area_id, address, saved_at: now };
  await put(db, 'address', ['learner_id'], { learner_id: learnerId, ...values });
}

const DAY = 24 * 3600_000;

/** Where a person lives; all persons share one address. */
export const homeOf = ({ person, learner }: Pick<Seeding, 'person' | 'learner'>): Address => ({
  name: person.name,
  mobile: learner.mobile,
  province_id: '330000',
  city_id: '330100',
  area_id: '330106',
  address: '文三路 188 号学院公寓 3 幢 502 室',
});

/** Graduates have an address, because books were sent to them. */
async function seedAddress({ db, now, person, learner }: Seeding): Promise<void> {
  if (!person.studies.some(({ graduatedDaysAgo }) => graduatedDaysAgo !== undefined)) return;
  await saveAddress(db, now - 30 * DAY, learner.id, homeOf({ person, learner }));
}

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
