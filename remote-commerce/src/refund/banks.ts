import type { Bank } from '@suite/api';

const plain = (text: string) => String(text).replace(/\s/g, '').toUpperCase();

/** Whether all characters stand in the name in that order, so that 工行 finds 中国工商银行. */
function isAbbreviation(short: string, name: string): boolean {
  let at = 0;
  for (const character of name) if (character === short.charAt(at)) at++;
  return at === short.length;
}

/** Banks by a part of their name, an abbreviation of it, or their Latin letters. */
export function banksLike(banks: readonly Bank[], wanted: string): Bank[] {
  const text = plain(wanted);
  return banks.filter(
    ({ name, short }) => isAbbreviation(text, plain(name)) || plain(short).indexOf(text) === 0,
  );
}
