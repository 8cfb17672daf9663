import { ReleaseError } from '../release-error';

/** An option's value as a number. */
export function numberOf(option: string, value: string): number {
  const number = Number(value.replace(/%$/, ''));
  if (value.trim() !== '' && Number.isFinite(number)) return number;
  throw new ReleaseError('USAGE', { fault: `--${option} ${value}: not a number` });
}

/** An option's value as a whole number from 0 on. */
export function countOf(option: string, value: string): number {
  const number = numberOf(option, value);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new ReleaseError('USAGE', { fault: `--${option} ${value}: not a whole number` });
}
