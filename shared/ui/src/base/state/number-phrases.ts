/** A number with the spaces between it and Chinese characters. */
const number = /([\u4e00-\u9fff] )?([\d.,:/*]+)( (?=[\u4e00-\u9fff]))?/g;

/** Longer ones, as of a telephone, need a line for themselves when text is large. */
const LONGEST = 5;

/** A sentence in which no line ends between a short number and its words: “约 3 天内” stays whole. */
export const numberPhrases = (text: string): string =>
  text.replace(number, (phrase: string, _: string, digits: string) =>
    digits.length > LONGEST ? phrase : phrase.replace(/ /g, '\u00a0'),
  );
