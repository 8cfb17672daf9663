import { fileURLToPath } from 'node:url';

/** The folder with all pictures and videos; it is served under `mediaPath`. */
export const mediaFolder = fileURLToPath(new URL('./public/', import.meta.url));

/** Where the pages find the pictures and videos. */
export const mediaPath = '/api/media/';

/** Address of a file in the media folder. */
export const media = (file: string): string => `${mediaPath}${file}`;

/** The server has no cover of its own for lessons, books and texts: the pages draw one. */
export const noCover = '';

/** Address of a picture, such as `covers/finance`. */
export const picture = (name: string): string => media(`pictures/${name}.svg`);

/** What every invoice looks like here. */
export const invoiceSample = picture('invoices/sample');
