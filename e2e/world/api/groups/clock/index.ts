import type { Group } from '../../group';
import { clockHandlers } from './clock';
import { clockInMigrations } from './clock-ins';
import { seedClockIns } from './seed';

/** Daily clock-in. */
export const clock: Group = {
  name: 'clock',
  migrations: clockInMigrations,
  handlers: clockHandlers,
  seed: seedClockIns,
};
