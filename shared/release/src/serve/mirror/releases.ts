import type { ReleaseManifest } from '@suite/loader/registry';
import { ReleaseError } from '../../release-error';
import { takenFile } from '../../repository/releases';
import type { SuiteReader } from '../../repository/view';
import { fetchRelease, hasRelease, sweepReleases } from './release-folder';
import { answered, within } from '../../store/store';

/** Archives that are fetched at the same time. One place is kept for releases that visitors get. */
const AT_ONCE = 4;

/** An archive that takes longer, in ms, makes room for others. */
const LONGEST = 120_000;

/** How long a release rests after its first failure, in ms; twice as long after each further one. */
const REST = 1000;
const LONGEST_REST = 60_000;

/** The releases that the folder is to have, as `app/version`: those that visitors get, and all others. */
export interface Wanted {
  used: readonly string[];
  others: readonly string[];
}

/** The releases in a mirror's folder: fetches those that are wanted, the used ones first, and removes others. */
export class MirroredReleases {
  readonly whole = new Map<string, ReleaseManifest>();
  readonly failures = new Map<string, { error: unknown; times: number; until: number }>();
  private readonly busy = new Map<string, Promise<void>>();
  /** Undefined until the store was read: without it nothing is known to be of no use. */
  private wanted: Wanted | undefined;
  private sweeping: Promise<void> | undefined;
  private isSwept = false;
  private isClosed = false;

  constructor(
    private readonly options: {
      reader: Pick<SuiteReader, 'manifest' | 'archive'>;
      folder: string;
      onSettled: () => void;
      onError: (error: unknown) => void;
    },
  ) {}

  want(wanted: Wanted): void {
    this.wanted = wanted;
    this.isSwept = false;
    this.goOn();
  }

  /** Begins what can be begun: called after each end of a fetch, and now and then for what has rested. */
  goOn(): void {
    if (this.isClosed || this.sweeping || !this.wanted) return;
    const { used, others } = this.wanted;
    for (const name of used) if (this.busy.size < AT_ONCE) this.begin(name);
    for (const name of others) if (this.busy.size < AT_ONCE - 1) this.begin(name);
    if (this.busy.size === 0 && !this.isSwept) this.sweep(new Set([...used, ...others]));
  }

  /** Begins nothing more, and waits for what is under way, unless the store is silent. */
  async close(): Promise<void> {
    this.isClosed = true;
    await within(1000, Promise.all([this.sweeping, ...this.busy.values()]));
  }

  private begin(name: string): void {
    const rests = performance.now() < (this.failures.get(name)?.until ?? 0);
    if (this.whole.has(name) || this.busy.has(name) || rests) return;
    const fetching = this.fetch(name).finally(() => {
      this.busy.delete(name);
      if (this.isClosed) return;
      this.options.onSettled();
      this.goOn();
    });
    this.busy.set(name, fetching);
  }

  private async fetch(name: string): Promise<void> {
    try {
      this.whole.set(name, await answered(LONGEST, this.mirror(name)));
      this.failures.delete(name);
      this.isSwept = false;
    } catch (error) {
      const times = (this.failures.get(name)?.times ?? 0) + 1;
      const rest = Math.min(REST * 2 ** (times - 1), LONGEST_REST);
      this.failures.set(name, { error, times, until: performance.now() + rest });
    }
  }

  /** Makes sure that the folder has a release whole, and gives its manifest. */
  private async mirror(name: string): Promise<ReleaseManifest> {
    const { reader, folder } = this.options;
    const [app = '', version = ''] = name.split('/');
    const manifest = await reader.manifest(app, version);
    const isMeant = manifest?.name === app && manifest.version === version;
    const fault = isMeant ? this.takenFile(manifest) : 'release.json';
    if (!manifest || fault !== undefined)
      throw new ReleaseError('RELEASE_BROKEN', { app, version, path: fault ?? '' });
    if (!(await hasRelease(folder, manifest))) await fetchRelease(reader, folder, manifest);
    return manifest;
  }

  /** A file that a release shares with another one and would change, if there is any. */
  private takenFile(manifest: ReleaseManifest): string | undefined {
    const others = [...this.whole.values()].filter(({ name }) => name === manifest.name);
    return others.map((other) => takenFile(manifest, other)).find((path) => path !== undefined);
  }

  private sweep(wanted: ReadonlySet<string>): void {
    for (const known of [this.whole, this.failures])
      for (const name of known.keys()) if (!wanted.has(name)) known.delete(name);
    const waiting = [...wanted].filter((name) => !this.whole.has(name));
    this.isSwept = true;
    this.sweeping = sweepReleases(this.options.folder, [...this.whole.values()], waiting)
      .catch(this.options.onError)
      .finally(() => {
        this.sweeping = undefined;
        this.goOn();
      });
  }
}
