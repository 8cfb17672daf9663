import { singletons } from '@suite/kernel/singletons';
import type { Compilation } from 'webpack';

/** Versions of libraries say what they offer; the suite's own modules change from one commit to the next. */
const own: readonly string[] = singletons.filter((name) => name.startsWith('@suite/'));

/** What code imports by the name of a shared module of the suite, if it is not left out of the build. */
const importsOf = ({ modules, moduleGraph }: Compilation) =>
  [...modules].flatMap((module) =>
    [...moduleGraph.getOutgoingConnections(module)].flatMap((connection) => {
      const { request } = (connection.dependency ?? {}) as { request?: string };
      return request !== undefined && own.includes(request) && connection.isActive(undefined)
        ? [{ name: request, ...connection }]
        : [];
    }),
  );

/** The names that a release takes from each shared module; of one that it takes whole, as by `import *`, none. */
export function takenNames(compilation: Compilation): Record<string, string[]> {
  const taken: Record<string, Set<string>> = {};
  const whole = new Set<string>();
  for (const { name, dependency } of importsOf(compilation)) {
    for (const reference of dependency?.getReferencedExports(compilation.moduleGraph, undefined) ?? []) {
      const [first] = Array.isArray(reference) ? reference : reference.name;
      if (first === undefined) whole.add(name);
      else (taken[name] ??= new Set()).add(first);
    }
  }
  const known = Object.entries(taken).filter(([name]) => !whole.has(name));
  return Object.fromEntries(known.map(([name, names]) => [name, [...names].sort()]).sort());
}

/** The names that the host's shared modules offer. */
export function offeredNames(compilation: Compilation): Record<string, string[]> {
  const offered = importsOf(compilation).flatMap(({ name, resolvedModule }) => {
    const names = compilation.moduleGraph.getProvidedExports(resolvedModule);
    return Array.isArray(names) ? [[name, [...names].sort()] as const] : [];
  });
  return Object.fromEntries(offered.sort());
}
