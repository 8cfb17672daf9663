const { LC_ALL, LC_MESSAGES, LANG } = process.env;

/** Whether the user of the terminal reads Chinese, by the locale. */
export const isChinese = /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '');
