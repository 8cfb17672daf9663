import type { Context } from '@suite/kernel';

/** Whether a tap can save a file that the page has made: the messenger's and the app's WebViews drop it. */
export const canSave = (context: Context): boolean =>
  context === 'browser' && 'download' in HTMLAnchorElement.prototype;

/** Saves a picture given as a data URL. Engines refuse long data URLs in links, so it becomes a file first. */
export function savePicture(address: string, fileName: string): void {
  const bytes = atob(address.slice(address.indexOf(',') + 1));
  const file = new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], { type: 'image/png' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  document.body.appendChild(link);
  link.click();
  document.body.removeChild(link);
  // Some engines read the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
