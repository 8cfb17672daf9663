import type { Way } from '@suite/features/checkout';
import { places } from '@suite/kernel/places';

/** Where an order without a next step leads. */
export const toCenter: Way = { words: '返回个人中心', to: places.home() };
