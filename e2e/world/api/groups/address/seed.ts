import type { Address } from '@suite/api';
import type { Seeding } from '../../group';
import { saveAddress } from './addresses';

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
export async function seedAddress({ db, now, person, learner }: Seeding): Promise<void> {
  if (!person.studies.some(({ graduatedDaysAgo }) => graduatedDaysAgo !== undefined)) return;
  await saveAddress(db, now - 30 * DAY, learner.id, homeOf({ person, learner }));
}
