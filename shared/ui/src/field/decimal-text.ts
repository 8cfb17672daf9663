import { halfWidth } from './half-width';

/** What a number field takes. */
export interface NumberLimits {
  /** `元`, `万元`, `%`: a 万 in front makes the field count in ten thousands. */
  unit?: string;
  /** Digits before the point. */
  maxLength?: number;
  /** Digits after it. */
  decimals: number;
}

/** The number that was meant, as digits with one point, or why the text is none; never another number. */
export type DecimalRead = { value: string; fault?: undefined } | { value?: undefined; fault: string };

const NOT_TAKEN = '，没有填入';

/** Zeros that a word behind a number stands for. */
const zeros: Readonly<Record<string, number>> = {
  百: 2,
  千: 3,
  k: 3,
  仟: 3,
  万: 4,
  萬: 4,
  w: 4,
  亿: 8,
  億: 8,
};

/** Words for yuan, which name the amount's own unit whatever the field counts in. */
const YUAN = /(?:元|块钱?|圆|rmb|cny)$/;

const refused = (why: string): DecimalRead => ({ fault: why + NOT_TAKEN });

/** Moves the point of a decimal text to the right, or to the left. */
function shifted(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = whole + fraction;
  const at = whole.length + places;
  const padded = at < 1 ? '0'.repeat(1 - at) + digits : digits + '0'.repeat(Math.max(0, at - digits.length));
  const point = Math.max(1, at);
  const rest = padded.slice(point).replace(/0+$/, '');
  return padded.slice(0, point) + (rest && `.${rest}`);
}

/** A plain number with its thousands apart in threes, by commas or blanks; undefined for other commas. */
function plain(text: string): string | undefined {
  if (/^\d*\.?\d*,?$/.test(text)) return text.replace(',', '');
  return /^\d{1,3}([, ])\d{3}(?:\1\d{3})*(?:\.\d*)?$/.test(text) ? text.replace(/[, ]/g, '') : undefined;
}

/** Adds `5千` to `100万`, and `2000` to `1万`; undefined where it is not said what the last digits count. */
function compound(text: string): string | undefined {
  let [sum, last, rest] = [0, Infinity, text];
  while (rest) {
    const [all = '', digits = '', word = ''] = /^(\d+(?:\.\d+)?)([百千k仟万萬w亿億]?)/.exec(rest) ?? [];
    const places = word ? (zeros[word] as number) : 0;
    // `3万5` says 35,000 or 30,005: digits without a word have to fill their places.
    if (!all || places >= last || digits.length > last || (!word && digits.length !== last)) return undefined;
    sum += Math.round(Number(digits) * Math.pow(10, places));
    [last, rest] = [places, rest.slice(all.length)];
  }
  return String(sum);
}

/** The value of a cleaned text in its smallest unit, and whether it names that unit by itself. */
function valueIn(text: string): { value: string; isAbsolute: boolean } | undefined {
  const amount = text.replace(YUAN, '').trim();
  const isAbsolute = amount !== text;
  const power = /^(\d+(?:\.\d+)?)e([+-]?\d{1,2})$/.exec(amount);
  if (power) return { value: shifted(power[1] as string, Number(power[2])), isAbsolute };
  const [, digits = '', word = ''] = /^(.*?)\s*([百千k仟万萬w亿億]*)$/.exec(amount) ?? [];
  const number = plain(digits);
  if (number !== undefined && word.length <= 1)
    return word
      ? (number && { value: shifted(number, zeros[word] as number), isAbsolute: true }) || undefined
      : { value: number, isAbsolute };
  const sum = compound(amount.replace(/\s/g, ''));
  return sum === undefined ? undefined : { value: sum, isAbsolute: true };
}

/** Digits, a point only if there was one, no needless zeros in front, at most so many places. */
function tidy(value: string, decimals: number): string {
  const [whole = '', fraction] = value.split('.');
  const integer = whole.replace(/^0+(?=\d)/, '');
  if (fraction === undefined) return integer;
  // The point stays in a whole number, too: without it the digits typed behind it would make another number.
  return `${integer || '0'}.${fraction.slice(0, decimals)}`;
}

/** A text without what says nothing: wide letters, blanks around it, the currency in front. */
const withoutCurrency = (text: string): string =>
  halfWidth(text)
    .toLowerCase()
    .replace(/。/g, '.')
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
    .replace(/^(?:人民币|rmb|cny)?\s*[¥￥$]?\s*(?=[+\-−–(.\d])/, '');

/** The value of a text in the field's unit; `50万元` in a field of 万元 and `3.5%` in one of % name that unit. */
function valueInUnit(text: string, unit: string): string | undefined {
  const power = unit.charAt(0) === '万' ? 4 : unit.charAt(0) === '亿' ? 8 : 0;
  const namesUnit = unit && !power && text.slice(-unit.length) === unit;
  const read = valueIn(namesUnit ? text.slice(0, -unit.length).trim() : text);
  return read?.isAbsolute && power ? shifted(read.value, -power) : read?.value;
}

/** What is wrong with a value in a field with these limits. */
function limitProblem(value: string, { maxLength = Infinity, decimals }: NumberLimits): string | undefined {
  const [whole = '', fraction = ''] = value.split('.');
  if (decimals === 0 && Number(fraction) > 0) return '这里只能填整数';
  if (Number(fraction.slice(decimals)) > 0) return `最多 ${decimals} 位小数`;
  return whole.replace(/^0+/, '').length > maxLength ? `最多 ${maxLength} 位数字` : undefined;
}

/** Reads a typed or pasted text as the number that was meant, in the field's unit. */
export function readDecimal(text: string, limits: NumberLimits): DecimalRead {
  const bare = withoutCurrency(text);
  if (!bare) return { value: '' };
  if (/^[-−–—]|^\(.*\)$|^[¥￥$]?\s*[-−–]/.test(bare)) return refused('这里不能填负数');
  if (/\d.*[-−–—~至到].*/.test(bare) && !/e-\d/.test(bare)) return refused('请只填一个数字');
  const amount = bare.replace(/^\+/, '');
  const value = valueInUnit(amount, (limits.unit ?? '').toLowerCase());
  if (value === undefined)
    return refused(/[,\d]\s*,|,\s*\d/.test(amount) ? '逗号的位置不对，请写成完整的数字' : '请写成完整的数字');
  const problem = limitProblem(value, limits);
  return problem === undefined ? { value: tidy(value, limits.decimals) } : refused(problem);
}
