import { createHash } from 'node:crypto';
import { isAbsolute, relative } from 'node:path';

/** What webpack tells of a source: `identifier` is the path with the loaders and the type of its module, if it has one. */
interface Source {
  namespace: string;
  resourcePath: string;
  identifier: string;
}

/**
 * How the maps of an app name sources. A style sheet and the script that loaders make of it have the same path, so a
 * module gets a hash of what else it is. webpack's own names have one only if the other source is in a file that this
 * build does not take from the cache: the same sources would give other maps.
 */
export function sourceNames(folder: string): (source: Source) => string {
  // webpack leaves the path behind a type absolute.
  const shorten = (part: string) => (isAbsolute(part) ? relative(folder, part) : part);
  return ({ namespace, resourcePath, identifier }) => {
    const name = `webpack://${namespace}/${resourcePath}`;
    if (identifier === resourcePath) return name;
    const module = identifier.replace(/[^|!]+/g, shorten);
    return `${name}?${createHash('sha256').update(module).digest('hex').slice(0, 8)}`;
  };
}
