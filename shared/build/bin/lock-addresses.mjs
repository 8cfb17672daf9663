/**
 * A lock with the address of each package at this registry. Ours names no registry, and without an address npm asks it
 * for one even if it has the package, and unpacks it later.
 */
export function withAddresses(text, registry) {
  const lock = JSON.parse(text);
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!entry.integrity || entry.resolved || entry.inBundle) continue;
    const name = entry.name ?? path.split('node_modules/').pop();
    const file = `${name.split('/').pop()}-${entry.version}.tgz`;
    entry.resolved = new URL(`${name}/-/${file}`, `${registry.replace(/\/$/, '')}/`).href;
  }
  return JSON.stringify(lock);
}
