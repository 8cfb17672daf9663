const segment = /^[\w@~+-][\w@~+.-]*$/;

/**
 * Whether a relative path may name a file of a store: plain ASCII segments, none of which starts with a
 * dot, so that a path cannot leave its folder or reach a temporary file.
 */
export function isPlainPath(path: string): boolean {
  return path.split('/').every((part) => segment.test(part));
}
