/** A colour of the suite that a text may use for emphasis. */
export type Tone = 'danger' | 'warning' | 'success' | 'primary';

const named: Record<string, Tone> = {
  red: 'danger',
  crimson: 'danger',
  firebrick: 'danger',
  tomato: 'danger',
  orange: 'warning',
  darkorange: 'warning',
  orangered: 'warning',
  green: 'success',
  darkgreen: 'success',
  seagreen: 'success',
  blue: 'primary',
  royalblue: 'primary',
  dodgerblue: 'primary',
  navy: 'primary',
};

function partsOf(colour: string): number[] {
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(colour);
  if (short) return short.slice(1).map((digit) => parseInt(digit + digit, 16));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(colour);
  if (long) return long.slice(1).map((digits) => parseInt(digits, 16));
  const rgb = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(,[\s\d.]+)?\)$/.exec(colour);
  return rgb ? rgb.slice(1, 4).map(Number) : [];
}

/** Below this difference between its strongest and weakest part a colour is a grey. */
const GREY = 48;

/**
 * Maps a colour in a text to one of the suite, so that it is readable on every background; '' for greys and
 * for values that are no colour.
 */
export function toneOf(colour: string): Tone | '' {
  if (Object.prototype.hasOwnProperty.call(named, colour)) return named[colour] ?? '';
  const [red, green, blue] = partsOf(colour);
  if (red === undefined || green === undefined || blue === undefined) return '';
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  if (most - least < GREY) return '';
  if (most === blue) return 'primary';
  if (most === green) return 'success';
  return green - blue > (most - least) * 0.3 ? 'warning' : 'danger';
}
