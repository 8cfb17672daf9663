import { toneOf } from './tone-of';

/** The styles that a text may set; sizes, fonts, backgrounds and positions are the suite's. */
const allowed: Record<string, RegExp> = {
  'font-style': /^(normal|italic)$/,
  'font-weight': /^(normal|bold|[1-9]00)$/,
  'text-align': /^(left|center|right|justify)$/,
  'text-decoration': /^(none|underline|line-through)$/,
  'text-indent': /^[0-4]em$/,
  'vertical-align': /^(top|middle|bottom|baseline|sub|super)$/,
  width: /^\d{1,3}(\.\d{1,2})?%$/,
};

function cleanDeclaration(declaration: string): string {
  const at = declaration.indexOf(':');
  const name = declaration.slice(0, Math.max(0, at)).trim().toLowerCase();
  const value = declaration
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (name === 'color') {
    const tone = toneOf(value);
    return tone && `color: var(--color-${tone})`;
  }
  const known = Object.prototype.hasOwnProperty.call(allowed, name) ? allowed[name] : undefined;
  return known?.test(value) ? `${name}: ${value}` : '';
}

/** Reduces a style attribute to the allowed declarations. */
export const cleanStyle = (style: string): string =>
  style.split(';').map(cleanDeclaration).filter(Boolean).join('; ');
