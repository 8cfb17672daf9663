import words from './words.json';

type Language = 'zh' | 'en';
export type Word = keyof typeof words;

/** The language that was chosen here; before that, the browser's. */
const chosen = localStorage.getItem('world.language') ?? navigator.language;
let language: Language = chosen.startsWith('zh') ? 'zh' : 'en';

export const currentLanguage = () => language;

/** A text in the chosen language. */
export const w = (word: Word): string => words[word][language];

/** Puts the words of the chosen language wherever the page names them. */
export function putWords(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-w]')) {
    element.textContent = w(element.dataset.w as Word);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-label]')) {
    element.setAttribute('aria-label', w(element.dataset.label as Word));
  }
  for (const element of root.querySelectorAll<HTMLInputElement>('[data-placeholder]')) {
    element.placeholder = w(element.dataset.placeholder as Word);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-tip]')) {
    element.title = w(element.dataset.tip as Word);
  }
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  document.title = w('title');
}

export function changeLanguage(): void {
  language = language === 'zh' ? 'en' : 'zh';
  localStorage.setItem('world.language', language);
  putWords();
}
