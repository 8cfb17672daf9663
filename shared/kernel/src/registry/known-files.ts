declare global {
  interface Window {
    /** Real names of files by the release's own name and by those that its code has for them. */
    __suiteNames?: Record<string, Record<string, string>>;
    /** By this a script tells the hashes of files. The document's loader brings it, so what it takes must stay. */
    __suiteKnow?: typeof knowFiles;
  }
}

/** Characters of a file's hash: sha256 in base64, without the padding. */
export const HASH_LENGTH = 43;

/** Characters of its beginning that go into the file's name. More would be in every document. */
const SHORT = 5;

/** A file's name, as the build's code has it, with the beginning of the hash of its content. */
export const nameWithHash = (file: string, hash: string): string =>
  file.replace(/\w+$/, `${hash.slice(0, SHORT).replace(/\W/g, '_')}.$&`);

/**
 * Learns the hashes of files, and the names that follow from them. `script` is the element of the script that vouches
 * for them: they are in its folder, and belong to the release for which it runs.
 */
export function knowFiles(script: HTMLScriptElement, files: string, hashes: string): void {
  const folder = script.src.replace(/[^/]+$/, '');
  const release = script.getAttribute('data-for') || 'host';
  const known = (window.__suiteHashes = window.__suiteHashes || {});
  const all = (window.__suiteNames = window.__suiteNames || {});
  const names = (all[release] = all[release] || {});
  files.split(' ').forEach((file, i) => {
    const hash = hashes.substr(i * HASH_LENGTH, HASH_LENGTH);
    names[file] = nameWithHash(file, hash);
    known[folder + names[file]] = `sha256-${hash}=`;
  });
}
