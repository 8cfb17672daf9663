import type { Group } from '../../group';
import { checkInHandlers } from './check-in';
import { seedCheckIns } from './seed';

/** Daily check-in. */
export const checkIns: Group = {
  name: 'check-in',
  handlers: checkInHandlers,
  seed: seedCheckIns,
};
