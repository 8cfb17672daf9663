import type { Address, SavedAddress } from '@suite/api';
import type { Generated } from 'kysely';
import type { Db } from '../../../db/tables';
import { regionName } from './areas';

interface AddressTable extends Address {
  id: Generated<number>;
  learner_id: number;
  saved_at: number;
}

declare module '../../../db/tables' {
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
export async function saveAddress(db: Db, now: number, learnerId: number, given: Address): Promise<void> {
  const { name, mobile, province_id, city_id, area_id, address } = given;
  const values = { name, mobile, province_id, city_id, area_id, address, saved_at: now };
  await db
    .insertInto('address')
    .values({ learner_id: learnerId, ...values })
    .onConflict((conflict) => conflict.column('learner_id').doUpdateSet(values))
    .execute();
}
