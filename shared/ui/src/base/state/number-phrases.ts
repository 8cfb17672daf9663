/** Between a number and a Chinese character, on either side. */
const gap = /(\d) (?=[\u4e00-\u9fff])|([\u4e00-\u9fff]) (?=\d)/g;

/** A sentence in which no line ends between a number and its words: “约 3 天内” stays whole. */
export const numberPhrases = (text: string): string => text.replace(gap, '$1$2\u00a0');
