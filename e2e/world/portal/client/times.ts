const EAST = 8 * 3600_000;
const shifted = (at: number) => new Date(at + EAST).toISOString();

/** A moment in Shanghai, for people. */
export const longTime = (at: number): string => shifted(at).slice(0, 19).replace('T', ' ');
export const shortTime = (at: number): string => shifted(at).slice(11, 19);

/** A moment in Shanghai as a field for date and time holds it. */
export const fieldTime = (at: number): string => shifted(at).slice(0, 16);
export const momentOfField = (text: string): number => Date.parse(`${text}:00+08:00`);
