import { Marked } from 'marked';
import { picture } from './media/media';

const marked = new Marked({
  renderer: {
    image: ({ href, text }) => `<img src="${picture(href)}" alt="${text}">`,
  },
});

/** HTML of a text, with as few tags as the pages style: tables without head and body, no line breaks. */
export const html = (markdown: string): string =>
  (marked.parse(markdown) as string).replace(/<\/?t(head|body)>|\n/g, '');

/** HTML of a single line, without a paragraph around it. */
export const inlineHtml = (markdown: string): string => marked.parseInline(markdown) as string;
