/** Characters of a file's hash: sha256 in base64, without the padding. */
export const HASH_LENGTH = 43;

/** Characters of its beginning that go into the file's name. More would be in every document. */
const SHORT = 5;

/** A file's name, as the build's code has it, with the beginning of the hash of its content. */
export const nameWithHash = (file: string, hash: string): string =>
  file.replace(/\w+$/, `${hash.slice(0, SHORT).replace(/\W/g, '_')}.$&`);
