import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// A cheap setting: these are no real people's passwords, and a reset hashes a dozen of them.
const hashOf = (password: string, salt: string) =>
  scryptSync(password, salt, 32, { N: 1024 }).toString('hex');

/** A password as it is stored: salt and hash. */
export function hashed(password: string, salt = randomBytes(8).toString('hex')): string {
  return `${salt}:${hashOf(password, salt)}`;
}

/** Whether a password is the stored one. */
export function isPassword(password: string, stored: string): boolean {
  const [salt = ''] = stored.split(':');
  return timingSafeEqual(Buffer.from(hashed(password, salt)), Buffer.from(stored));
}
