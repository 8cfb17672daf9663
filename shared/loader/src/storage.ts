/**
 * Web storage for the inline loader. The kernel's store would bring libraries along, and every byte of the
 * loader is in the document.
 */
export function stored(key: string, storage = () => localStorage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text on the device; where storage is forbidden it is lost with the page. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}
