import { days, defineRecord, type LearnerId } from '@suite/kernel/records';
import type { Waiting } from '../watch-reports';

const places = defineRecord<Waiting>({
  kind: 'video-place',
  version: 1,
  owner: 'learner',
  personal: false,
  expires: days(365),
  read(stored) {
    const { position, base = '' } = Object(stored) as Partial<Waiting>;
    return typeof position === 'number' && typeof base === 'string' ? { position, base } : undefined;
  },
});

/** Where a learner, or a visitor, stopped in a video that the server keeps no record of. */
export const placeOf = (owner: LearnerId | undefined, v_id: number) => places.of(owner ?? 'device', v_id);
