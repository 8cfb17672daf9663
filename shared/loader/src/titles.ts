import type { OwnedRoute } from './registry';
import type { RouteTable } from '@suite/kernel/routes';

/** Titles of pages. The registry in a document has none: they come with the route tables. */
export class Titles {
  private readonly known = new Map<string, string>();
  private readonly listeners = new Set<() => void>();

  /** A page's title; empty while its route table is not there yet. */
  of({ name, title }: OwnedRoute): string {
    return title || (this.known.get(name) ?? '');
  }

  /** Takes the titles of a route table. */
  learn({ routes }: RouteTable): void {
    for (const { name, title } of routes) this.known.set(name, title);
    this.listeners.forEach((tell) => tell());
  }

  /** Calls back when titles have come; returns how to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
