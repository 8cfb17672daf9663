/** Keep the drafts of chapter tests apart: chapters of the two editions may have the same number. */
export const chapterScopes = { older: 'chapter-test', reform: 'chapter-test-reform' } as const;
