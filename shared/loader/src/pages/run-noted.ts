/**
 * Loads code of a container, and calls `note` when its files are there and it is about to run: it may never end. A
 * download that is slow, or given up, is not noted.
 */
export async function runNoted<Code>(
  load: () => Promise<Code>,
  container: string | undefined,
  note: () => void,
): Promise<Code> {
  // The document hears of a script that has loaded before the code that waits for it goes on, and before its element
  // is removed.
  const look = (event?: Event) => {
    const awaited = Array.from(document.querySelectorAll(`script[data-for="${container}"]`));
    if (awaited.every((script) => script === event?.target)) note();
  };
  document.addEventListener('load', look, true);
  try {
    const code = load();
    look();
    return await code;
  } finally {
    document.removeEventListener('load', look, true);
  }
}
