import { createHmac, randomBytes } from 'node:crypto';
import type { Registry, RegistryApp } from '@suite/kernel/registry';
import pMap from 'p-map';
import { sameText } from '../http/same-text';
import type { Store } from '../store/store';
import {
  isFailing,
  tallyOf,
  type Counts,
  type EventCounts,
  type MinuteRow,
  type ReleaseTally,
} from './event-counts';
import type { Voices, Witnesses } from './voices';

/** The folder in which each gateway keeps one small object with its counts. */
export const COUNTS = 'counts';

/** How often counts are exchanged, in ms. */
const EVERY = 60_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** More gateways than this are not read, so that the requests stay bounded. */
const MOST = 100;
const AT_ONCE = { concurrency: 8 };

/** The loads of a release at one gateway. */
interface SharedSeries {
  app: string;
  version: string;
  canary: boolean;
  rows: MinuteRow[];
  /** The reasons of its failures. */
  codes: Record<string, number>;
}

/** What one gateway tells the others. */
export interface Share {
  /** When it was written, in ms. */
  at: number;
  series: SharedSeries[];
  /** Hashes of the addresses that saw canaries fail, and how many it takes to stop one. */
  failing: { app: string; version: string; places: string[]; needed: number }[];
}

/** What sharing counts needs. */
export interface SharedCountsOptions {
  store: Pick<Store, 'read' | 'replace' | 'list' | 'remove'>;
  own: EventCounts;
  voices: Voices;
  /** Shared by all gateways: who can only write to the store cannot stop a canary. */
  secret: string;
  now: () => number;
}

/**
 * The loads by which canaries are judged, of this gateway and of all others on the store. Once a minute, and only
 * while there is a canary or a live version fails, each writes one object and reads those of the others.
 */
export class SharedCounts implements Counts {
  private readonly path = `${COUNTS}/${randomBytes(9).toString('hex')}.json`;
  private others: Share[] = [];
  private last = -Infinity;
  private hasWritten = false;

  constructor(private readonly options: SharedCountsOptions) {}

  since(time: number): ReleaseTally[] {
    const from = Math.floor(time / MINUTE);
    const all = new Map(
      this.options.own.since(time).map((one) => [`${one.app} ${one.version} ${one.canary}`, one]),
    );
    for (const { app, version, canary, rows } of this.others.flatMap(({ series }) => series)) {
      const key = `${app} ${version} ${canary}`;
      const sum = { ...(all.get(key) ?? { app, version, canary, loads: 0, errors: 0, codes: {} }) };
      for (const [minute, loads, errors] of rows) {
        if (minute < from) continue;
        sum.loads += loads;
        sum.errors += errors;
      }
      all.set(key, sum);
    }
    return [...all.values()];
  }

  /** From how many addresses a canary was seen to fail, at all gateways together. */
  witnesses(app: string, version: string): Witnesses {
    const elsewhere = this.others
      .flatMap(({ failing }) => failing)
      .filter((one) => one.app === app && one.version === version)
      .flatMap(({ places }) => places);
    return this.options.voices.witnesses(app, version, elsewhere);
  }

  /** Whether these are enough to believe it. */
  agree(app: string, version: string): boolean {
    const { seen, needed } = this.witnesses(app, version);
    return seen >= needed;
  }

  /** Exchanges counts with the other gateways if it is time to. */
  async exchange(registry: Registry | undefined): Promise<void> {
    const { now } = this.options;
    if (now() - this.last < EVERY) return;
    this.last = now();
    const apps = this.appsOf(registry);
    if (apps.length === 0) {
      this.others = [];
      if (this.hasWritten) await this.options.store.remove(this.path);
      this.hasWritten = false;
      return;
    }
    // The others are heard even while nothing can be written.
    const failed = await this.write(this.ownShare(apps)).then(
      () => undefined,
      (error: unknown) => error,
    );
    await this.read();
    if (failed) throw failed;
  }

  /** The apps to tell of: canaries are judged by all gateways, and `status` names live versions that fail. */
  private appsOf(registry: Registry | undefined): [string, RegistryApp][] {
    const { own, now } = this.options;
    const tallies = own.since(now() - HOUR);
    return Object.entries(registry?.apps ?? {}).filter(
      ([app, { live, canary }]) => canary || isFailing(tallyOf(tallies, app, live.version, false)),
    );
  }

  private ownShare(apps: [string, RegistryApp][]): Share {
    const { own, voices, now } = this.options;
    const tallies = own.since(0);
    const seriesOf = (app: string, version: string, canary: boolean): SharedSeries => {
      const counted = tallies.find(
        (one) => one.app === app && one.version === version && one.canary === canary,
      );
      return { app, version, canary, rows: own.rows(app, version, canary), codes: counted?.codes ?? {} };
    };
    const series = apps.flatMap(([app, { live, canary }]) => [
      ...(canary ? [seriesOf(app, canary.release.version, true)] : []),
      seriesOf(app, live.version, false),
    ]);
    const failing = apps.flatMap(([app, { canary }]) => {
      if (!canary) return [];
      const { version } = canary.release;
      const { needed } = voices.witnesses(app, version);
      return [{ app, version, places: voices.places(app, version), needed }];
    });
    return { at: now(), series, failing };
  }

  private async write(share: Share): Promise<void> {
    const { store } = this.options;
    const text = JSON.stringify(share);
    const tag = (await store.read(this.path))?.tag;
    await store.replace(this.path, `${this.sign(text)}\n${text}`, tag);
    this.hasWritten = true;
  }

  private async read(): Promise<void> {
    const { store, now } = this.options;
    const paths = (await store.list(COUNTS)).map((name) => `${COUNTS}/${name}`);
    const shares = await pMap(
      paths.filter((path) => path !== this.path).slice(0, MOST),
      async (path) => {
        const share = this.understood((await store.read(path))?.body.toString() ?? '');
        if (share && now() - share.at < DAY) return share;
        // Left behind by a gateway that was ended.
        await store.remove(path).catch(() => undefined);
        return undefined;
      },
      AT_ONCE,
    );
    this.others = shares.filter((share) => share !== undefined);
  }

  private understood(document: string): Share | undefined {
    const end = document.indexOf('\n');
    const text = document.slice(end + 1);
    return sameText(document.slice(0, end), this.sign(text)) ? (JSON.parse(text) as Share) : undefined;
  }

  private sign(text: string): string {
    return createHmac('sha256', this.options.secret).update(`counts ${text}`).digest('base64url');
  }
}
