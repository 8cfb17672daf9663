/** Whether a version of Node is in one of the lines of `engines`, or newer than all of them. */
export function isSupported(version, range) {
  const [major, minor] = version.split('.').map(Number);
  const lines = range.split('||').map((part) =>
    part
      .replace(/[^\d.]/g, '')
      .split('.')
      .map(Number),
  );
  const line = lines.find(([number]) => number === major);
  return line ? minor >= (line[1] ?? 0) : lines.every(([number]) => major > number);
}
