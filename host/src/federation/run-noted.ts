/**
 * Loads code of a container, and calls `note` when its files are there and it is about to run: it may never end. A
 * download that is slow, or given up, is not noted.
 */
export async function runNoted<Code>(
  load: () => Promise<Code>,
  container: string | undefined,
  note: () => void,
): Promise<Code> {
  // The document hears of a script that has loaded before the code that waits for it goes on.
  document.addEventListener('load', note, true);
  try {
    const code = load();
    // A container's script has an element until it has loaded.
    if (!document.querySelector(`script[data-for="${container}"]`)) note();
    return await code;
  } finally {
    document.removeEventListener('load', note, true);
  }
}
