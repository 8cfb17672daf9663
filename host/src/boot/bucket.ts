import { BUCKETS } from '@suite/kernel/registry';

const KEY = 'suite.bucket';

/** The visitor's bucket: drawn once, so that a share of the visitors stays the same share. */
export function bucketOfVisitor(): number {
  const drawn = Math.floor(Math.random() * BUCKETS);
  try {
    const kept = localStorage.getItem(KEY) || '';
    if (/^\d{1,4}$/.test(kept)) return Number(kept);
    localStorage.setItem(KEY, String(drawn));
  } catch {
    // Where nothing can be kept, every visit draws anew.
  }
  return drawn;
}
