import { grouped } from './money';

/** What a number field accepts. */
export interface NumberRule {
  /** The field's name, for its messages. */
  name: string;
  unit: string;
  min: number;
  max: number;
  /** Decimal places at most. */
  decimals: number;
}

/** A decimal text for big.js, or a message that says what is wrong. */
export type NumberRead = { value: string; error?: undefined } | { value?: undefined; error: string };

/** Years of the calendar have no thousands. */
const limitText = (value: number, unit: string) => (unit === '年' ? String(value) : grouped(String(value)));

/** Reads what was typed into a number field. */
export function readNumber(text: string, { name, unit, min, max, decimals }: NumberRule): NumberRead {
  if (text === '') return { error: `请填写${name}` };
  const parts = /^(\d{1,12})(?:\.(\d*))?$/.exec(text);
  if (!parts) return { error: `${name}请填写数字` };
  const [, whole = '', fraction = ''] = parts;
  if (fraction.length > decimals) {
    return { error: decimals ? `${name}最多保留 ${decimals} 位小数` : `${name}请填写整数` };
  }
  const size = Number(text);
  if (size < min || size > max) {
    return {
      error: `${name}应在 ${limitText(min, unit)} 至 ${limitText(max, unit)}${unit === '%' ? '% ' : ` ${unit}`}之间`,
    };
  }
  return { value: fraction ? `${whole}.${fraction}` : whole };
}
