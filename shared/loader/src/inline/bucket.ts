import { BUCKETS } from '../registry';
import { store, stored } from './stored';

const KEY = 'suite.device.bucket';

/** The visitor's bucket, drawn once and kept; where nothing can be kept, every visit draws anew. */
export function bucketOfVisitor(): number {
  const kept = stored(KEY) || '';
  if (/^\d{1,4}$/.test(kept)) return Number(kept);
  const drawn = Math.floor(Math.random() * BUCKETS);
  store(KEY, String(drawn));
  return drawn;
}
