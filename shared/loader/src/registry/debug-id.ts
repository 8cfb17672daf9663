/**
 * The debug id of a release's script: by it the error service finds the script's source map. No other content ever has
 * the script's path (app, folder and name), so that the id follows from the path and no script has to carry it.
 */
export function debugIdOf(path: string): string {
  const parts = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((seed) => {
    let hash = seed;
    for (const char of path) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193 ^ (seed << 3)) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
  });
  // The form of a UUID of version 4, which is what debug ids have.
  const digits = parts
    .join('')
    .replace(/^(.{12})./, '$14')
    .replace(/^(.{16})./, '$1a');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
