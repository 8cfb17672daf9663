const segment = /^[\w@~+-][\w@~+.-]*$/;

/**
 * Whether a relative path may name a file of a store: plain ASCII segments, none of which starts
 * with a dot. So a path can neither leave its folder nor reach a temporary file.
 */
export function isPlainPath(path: string): boolean {
  return path.split('/').every((part) => segment.test(part));
}
