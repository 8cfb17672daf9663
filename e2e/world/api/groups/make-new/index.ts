import type { Group } from '../../group';
import { fundHandlers } from './funds';
import { fillMarket, seedSubscriber } from './seed';
import { shareHandlers } from './shares';
import { makeNewMigrations } from './tables';

/** New shares, and the funds of the market tools. */
export const makeNew: Group = {
  name: 'make-new',
  migrations: makeNewMigrations,
  handlers: [...shareHandlers, ...fundHandlers],
  fill: fillMarket,
  seed: seedSubscriber,
};
