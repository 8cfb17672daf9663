import type { Group } from '../../group';
import { checkInHandlers } from './check-in';
import { checkInMigrations } from './check-ins';
import { seedCheckIns } from './seed';

/** Daily check-in. */
export const checkIns: Group = {
  name: 'check-in',
  migrations: checkInMigrations,
  handlers: checkInHandlers,
  seed: seedCheckIns,
};
