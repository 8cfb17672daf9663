/** The form of a version, whatever its length. */
export const versionPattern = /^\d+\.\d+\.\d+(?:-[\da-z]+(?:[.-][\da-z]+)*)?$/i;

/** The longest version: it is the name of a folder, and each page reports it. */
const LONGEST = 64;

/** Whether a release may have this version. Publishing and the reports of pages have the same limit. */
export const isVersion = (text: string): boolean => text.length <= LONGEST && versionPattern.test(text);
