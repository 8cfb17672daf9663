import { LRUCache } from 'lru-cache';

/** A cache of content that never changes, bounded in bytes: the least recently used leaves first. */
export class FileCache<Value extends object | string | number> {
  private readonly entries: LRUCache<string, Value>;
  private hits = 0;
  private misses = 0;

  constructor(private readonly limit: number) {
    this.entries = new LRUCache({
      maxSize: Math.max(1, limit),
      // One large file must not push out the many small ones that pages start with.
      maxEntrySize: Math.max(1, Math.floor(limit / 4)),
    });
  }

  /** Its size, and how often a file was found in it. */
  get state() {
    const { hits, misses, limit } = this;
    return { hits, misses, bytes: this.entries.calculatedSize, limit, entries: this.entries.size };
  }

  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value === undefined) this.misses++;
    else this.hits++;
    return value;
  }

  /** Like `get`, but counts no miss: the caller asks `get` next if the file is not here. */
  held(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.hits++;
    return value;
  }

  set(key: string, value: Value, bytes: number): void {
    this.entries.set(key, value, { size: Math.max(1, bytes) });
  }
}
