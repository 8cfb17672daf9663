import type { Group } from '../../group';
import { fundHandlers } from './funds';
import { lessonHandlers } from './lessons';
import { fillMarket, seedSubscriber } from './seed';
import { shareHandlers } from './shares';

/** New shares, the funds of the market tools, and the lessons that explain all tools. */
export const makeNew: Group = {
  name: 'make-new',
  handlers: [...shareHandlers, ...fundHandlers, ...lessonHandlers],
  fill: fillMarket,
  seed: seedSubscriber,
};
