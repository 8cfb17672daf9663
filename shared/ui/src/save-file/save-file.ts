import type { Context } from '@suite/kernel';

/** Whether a tap may save a file that the page has made: the messenger's and the app's WebViews drop it. */
export const canSaveFiles = (context: Context): boolean => context === 'browser';

/** Saves a text as a file, or hands it to the phone's calendar where the system does so. */
export function saveFile(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  document.body.appendChild(link);
  link.click();
  document.body.removeChild(link);
  // Some engines read the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
