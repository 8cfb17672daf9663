/** Small marks on the device; where storage is forbidden, they last as long as the page. */
function marks(storage: () => Storage) {
  const own = new Map<string, string>();
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return own.get(key) ?? null;
      }
    },
    set(key: string, value: string): void {
      own.set(key, value);
      try {
        storage().setItem(key, value);
      } catch {
        // What the page itself remembers must do.
      }
    },
  };
}

export const deviceMarks = marks(() => localStorage);
export const sessionMarks = marks(() => sessionStorage);

/** The day in Asia/Shanghai, as `YYYY-MM-DD`. */
export const chinaDay = (at = Date.now()): string => new Date(at + 8 * 3600_000).toISOString().slice(0, 10);
