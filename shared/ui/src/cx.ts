/** Joins class names and skips those that are absent. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
