import { lineIcon } from '@suite/ui';

export const IconRight = lineIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM8 12.3l2.8 2.8 5.2-5.6');
export const IconWrong = lineIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM9 9l6 6m0-6l-6 6');
export const IconBlank = lineIcon('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17zM8.5 12h7');
export const IconGrid = lineIcon('M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z');

/** How a question was answered, as a sign and a word, because colour alone is not enough. */
export const marks = {
  right: { tone: 'success', icon: IconRight, word: '答对' },
  wrong: { tone: 'danger', icon: IconWrong, word: '答错' },
  blank: { tone: 'grey', icon: IconBlank, word: '未答' },
} as const;
