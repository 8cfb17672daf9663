/**
 * A lock with the address of each package. Ours names no registry, and npm takes this host for the registry that is
 * configured. Without an address npm asks the registry for one even if it has the package, and unpacks it later.
 */
export function withAddresses(text) {
  const lock = JSON.parse(text);
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!entry.integrity || entry.resolved || entry.inBundle) continue;
    const name = entry.name ?? path.split('node_modules/').pop();
    const file = `${name.split('/').pop()}-${entry.version}.tgz`;
    entry.resolved = `https://registry.npmjs.org/${name}/-/${file}`;
  }
  return JSON.stringify(lock);
}
