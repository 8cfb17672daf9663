import type { AppState } from './app-state';

/** What a change did, as data: pages and commands put it into words of their own. */
export type Change =
  | { kind: 'create' }
  | { kind: 'publish'; releases: PublishedRelease[]; settings?: boolean }
  | { kind: 'upload'; releases: Pick<PublishedRelease, 'app' | 'version'>[] }
  | { kind: 'rollback'; app: string; from: string; to: string }
  | { kind: 'canary'; app: string; version: string; percent: number }
  | { kind: 'promote'; app: string; version: string }
  | { kind: 'stop'; app: string; version: string }
  | { kind: 'ramp'; app: string; version: string; steps: number[] }
  | { kind: 'pause'; app: string; version: string }
  | { kind: 'resume'; app: string; version: string }
  | { kind: 'restore'; revision: number }
  | { kind: 'overrides'; versions: string[]; origins: string[] }
  | { kind: 'clear'; releases: string[] }
  | { kind: 'trust'; role: string; key: string }
  | { kind: 'retire'; role: string; key: string }
  | { kind: 'recover'; key: string };

/** A release that a change published: to everybody, or as a canary to a share of the visitors. */
export interface PublishedRelease {
  app: string;
  version: string;
  percent?: number;
}

/** A change with who made it, when and why: the snapshot of its revision carries it, signed. */
export interface ChangeRecord {
  /** Version of the snapshot that carries it. */
  revision: number;
  when: string;
  who: string;
  why?: string;
  change: Change;
  /** What visitors get afterwards, of each app that the change touched. */
  apps: Record<string, AppState>;
  /** Nothing came before: the record of a store's first change. */
  first?: true;
}
