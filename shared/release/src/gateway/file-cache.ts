/** Keeps what was used last, up to a bound in bytes. For content that never changes. */
export class FileCache<Value> {
  private readonly entries = new Map<string, { value: Value; bytes: number }>();
  private bytes = 0;
  private hits = 0;
  private misses = 0;

  constructor(private readonly limit: number) {}

  /** What it holds, and how often it was of use. */
  get state() {
    const { hits, misses, bytes, limit } = this;
    return { hits, misses, bytes, limit, entries: this.entries.size };
  }

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) {
      this.misses++;
      return undefined;
    }
    this.hits++;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, bytes: number): void {
    // One large file must not push out everything that pages start with.
    if (bytes > this.limit / 4) return;
    this.drop(key);
    this.entries.set(key, { value, bytes });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limit) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= entry.bytes;
  }
}
