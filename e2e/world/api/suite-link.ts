import type { World } from '../world';

/** Address of a page of the suite, to be put behind a QR code. */
export const suiteLink = ({ gateway }: World, path: string): string =>
  `${new URL(gateway ?? 'https://m.example.com').origin}/#${path}`;
